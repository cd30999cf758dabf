# Steward
#
#   make demo       build, import the sample household, and show what the programs do
#   make test       build and run every test
#   make build      build the programs as they are shipped: .build/release/inventory
#   make install    put programs, manual pages and completions under PREFIX (/usr/local), in DESTDIR
#   make uninstall  take them away again
#   make release    pack steward-VERSION-OS-ARCH.tar.gz into .build, unpack it and try it
#   make lint       check the format of the code, the layout of the house, the scripts
#   make format     put the code into the committed format
#   make bench      measure every bound of the design against C and the sqlite3 shell
#   make picture    draw docs/inventory.svg, the README's picture, from a real run
#   make coverage   run every test and print what share of the toolkit they reach
#   make clean      remove what was built
#   make help       this list
#
# Each target that builds first installs the system packages that are missing
# (Scripts/prerequisites); where all are there, that takes a few milliseconds.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help demo test build install uninstall release lint format bench picture coverage clean

programs := inventory checklists shopping steward
PREFIX ?= /usr/local
DESTDIR ?=
swift_folders := $(wildcard Package.swift Sources Tests Plugins Templates Benchmarks)

# The programs carry Swift's runtime with them, so that they start quickly and run anywhere.
release := -c release
ifeq ($(shell uname -s),Darwin)
# Homebrew keeps these out of the default search path.
homebrew := $(wildcard $(foreach prefix,/opt/homebrew /usr/local,\
  $(prefix)/opt/sqlite/lib/pkgconfig $(prefix)/opt/icu4c*/lib/pkgconfig))
empty :=
space := $(empty) $(empty)
export PKG_CONFIG_PATH := $(subst $(space),:,$(strip $(homebrew) $(PKG_CONFIG_PATH)))
else
# The loader looks for no library beside the program: all that it needs are the system's.
release += --static-swift-stdlib --disable-local-rpath
endif

build_programs = @for program in $(programs); do \
	  echo "swift build $(release) --product $$program"; \
	  swift build $(release) --product "$$program" || exit; \
	done

help:
	@sed -n 's/^#   //p' Makefile

demo:
	@Scripts/prerequisites build
	$(build_programs)
	@Scripts/demo .build/release

picture:
	@Scripts/prerequisites build
	swift build $(release) --product inventory
	@Scripts/picture .build/release/inventory

test:
	@Scripts/prerequisites test
	swift build --build-tests
	@# One after the other: tests that hold a time bound or kill processes then mean what they say.
	swift test --skip-build --disable-xctest --no-parallel

build:
	@Scripts/prerequisites build
	$(build_programs)

# Another user, such as root, may have no toolchain: what was built before is installed then.
install:
	@if command -v swift >/dev/null; then $(MAKE) --no-print-directory build; fi
	@Scripts/install --prefix "$(PREFIX)" --destdir "$(DESTDIR)" $(programs)

uninstall:
	@Scripts/install --remove --prefix "$(PREFIX)" --destdir "$(DESTDIR)" $(programs)

release: build
	swift build --product inventory
	@archive=$$(Scripts/release $(programs)) && printf '%s\n' "$$archive" && \
	  Scripts/check-release "$$archive" .build/debug/inventory

lint:
	@Scripts/prerequisites toolchain
	swift format lint --strict --recursive --parallel $(swift_folders)
	@Scripts/check-layout

format:
	@Scripts/prerequisites toolchain
	swift format --in-place --recursive --parallel $(swift_folders)

bench:
	@Scripts/prerequisites bench
	$(build_programs)
	@Benchmarks/run

coverage:
	@Scripts/prerequisites test
	@Scripts/coverage

clean:
	rm -rf .build
