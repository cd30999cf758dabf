// Runs pairs of commands in turn, A B A B …, and prints how long each took.
//
//   measure [--warm N] RUNS PLAN
//
// PLAN holds a command a line, fields parted by tabs: LABEL, SIDE (a word such as `a` or `b`), HOW,
// then the arguments, the program first. An argument `@@FILE` stands for the line of FILE whose
// number is that of the run, so that no two runs ask for the same; the N runs that warm up, which
// are not counted, take the lines after those. HOW is `wall`, the time from the
// start of the process to its end, or `reported`, the time that the process itself prints as its
// first line, in microseconds.
//
// In each run every line of the plan is carried out once, in order. Standard output goes to
// /dev/null (or is read, where it reports). A command that does not end with 0 ends the
// measurement. Printed for each line, parted by tabs: LABEL, SIDE, median, least and most in
// microseconds, and the median of the greatest resident memory in KiB.
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common.h"

enum { most_arguments = 64, most_commands = 256 };

extern char **environ;

typedef struct {
  char **lines;
  size_t count;
} Values;

typedef struct {
  char *label;
  char *side;
  bool reports;
  char *arguments[most_arguments + 1];
  Values values[most_arguments];
  size_t argument_count;
  double *times;
  double *memory;
} Command;

// The lines of a file, without their ends.
static Values read_lines(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("%s: %s", path, strerror(errno));
  Values values = {NULL, 0};
  char *line = NULL;
  size_t capacity = 0;
  ssize_t count;
  while ((count = getline(&line, &capacity, file)) > 0) {
    if (line[count - 1] == '\n') line[count - 1] = 0;
    values.lines = must_allocate(values.lines, (values.count + 1) * sizeof *values.lines);
    values.lines[values.count++] = must_copy(line);
  }
  free(line);
  fclose(file);
  return values;
}

static void parse_command(char *line, Command *command, size_t runs, size_t warm) {
  memset(command, 0, sizeof *command);
  char *how = NULL;
  char *field;
  for (size_t index = 0; (field = strsep(&line, "\t")); index++) {
    if (index == 0) {
      command->label = field;
    } else if (index == 1) {
      command->side = field;
    } else if (index == 2) {
      how = field;
    } else {
      if (command->argument_count == most_arguments) fail("too many arguments");
      size_t number = command->argument_count++;
      command->arguments[number] = field;
      if (strncmp(field, "@@", 2) == 0) {
        command->values[number] = read_lines(field + 2);
        if (command->values[number].count < runs + warm) fail("%s has too few lines", field + 2);
      }
    }
  }
  if (!how || !command->argument_count) fail("a line of the plan has too few fields");
  command->reports = strcmp(how, "reported") == 0;
  command->times = must_allocate(NULL, runs * sizeof(double));
  command->memory = must_allocate(NULL, runs * sizeof(double));
}

static void check(int code, const char *what) {
  if (code) fail("%s: %s", what, strerror(code));
}

// What a process says about itself: the first line, in microseconds.
static double read_report(int from, const Command *command) {
  char text[4096];
  size_t count = 0;
  ssize_t got;
  while ((got = read(from, text + count, sizeof text - 1 - count)) != 0) {
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail("%s: %s", command->arguments[0], strerror(errno));
    count += (size_t)got;
    if (count == sizeof text - 1) fail("%s reports too much", command->arguments[0]);
  }
  text[count] = 0;
  char *end;
  double time = strtod(text, &end);
  if (end == text) fail("%s reports no time", command->arguments[0]);
  return time;
}

static void run_once(Command *command, size_t run, bool counts) {
  char *arguments[most_arguments + 1];
  for (size_t index = 0; index < command->argument_count; index++) {
    Values values = command->values[index];
    arguments[index] = values.lines ? values.lines[run] : command->arguments[index];
  }
  arguments[command->argument_count] = NULL;

  int pipes[2] = {-1, -1};
  posix_spawn_file_actions_t actions;
  check(posix_spawn_file_actions_init(&actions), "posix_spawn_file_actions_init");
  check(posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0), "addopen");
  if (command->reports) {
    if (pipe(pipes)) fail("pipe: %s", strerror(errno));
    check(posix_spawn_file_actions_adddup2(&actions, pipes[1], 1), "adddup2");
    check(posix_spawn_file_actions_addclose(&actions, pipes[0]), "addclose");
    check(posix_spawn_file_actions_addclose(&actions, pipes[1]), "addclose");
  } else {
    check(posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0), "addopen");
  }

  pid_t process;
  double start = seconds_now();
  check(
      posix_spawnp(&process, arguments[0], &actions, NULL, arguments, environ), arguments[0]);
  double reported = 0;
  if (command->reports) {
    close(pipes[1]);
    reported = read_report(pipes[0], command);
    close(pipes[0]);
  }
  int status;
  struct rusage usage;
  while (wait4(process, &status, 0, &usage) < 0) {
    if (errno != EINTR) fail("wait4: %s", strerror(errno));
  }
  double time = (seconds_now() - start) * 1e6;
  posix_spawn_file_actions_destroy(&actions);

  if (!WIFEXITED(status) || WEXITSTATUS(status)) {
    Buffer words = {0};
    for (size_t index = 0; arguments[index]; index++) {
      buffer_format(&words, " %s", arguments[index]);
    }
    const char *how = WIFEXITED(status) ? "ended with" : "was ended by signal";
    int number = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    fail("%s %s %d:%s", command->label, how, number, words.bytes);
  }
  if (!counts) return;
  command->times[run] = command->reports ? reported : time;
#ifdef __APPLE__
  command->memory[run] = (double)usage.ru_maxrss / 1024;
#else
  command->memory[run] = (double)usage.ru_maxrss;
#endif
}

static int compare_numbers(const void *left, const void *right) {
  double first = *(const double *)left, second = *(const double *)right;
  return (first > second) - (first < second);
}

static double median(double *numbers, size_t count) {
  qsort(numbers, count, sizeof *numbers, compare_numbers);
  return count % 2 ? numbers[count / 2] : (numbers[count / 2 - 1] + numbers[count / 2]) / 2;
}

int main(int count, char **arguments) {
  size_t warm = 0;
  if (count == 5 && strcmp(arguments[1], "--warm") == 0) {
    warm = (size_t)must_parse(arguments[2]);
    arguments += 2;
    count -= 2;
  }
  if (count != 3) fail("usage: measure [--warm N] RUNS PLAN");
  size_t runs = (size_t)must_parse(arguments[1]);
  if (runs < 1) fail("at least one run is needed");
  Values plan = read_lines(arguments[2]);
  if (plan.count == 0 || plan.count > most_commands) fail("a plan has 1 to %d lines", most_commands);
  Command *commands = must_allocate(NULL, plan.count * sizeof *commands);
  for (size_t index = 0; index < plan.count; index++) {
    parse_command(plan.lines[index], &commands[index], runs, warm);
  }

  for (size_t run = 0; run < warm; run++) {
    for (size_t index = 0; index < plan.count; index++) run_once(&commands[index], runs + run, false);
  }
  for (size_t run = 0; run < runs; run++) {
    for (size_t index = 0; index < plan.count; index++) run_once(&commands[index], run, true);
  }
  for (size_t index = 0; index < plan.count; index++) {
    Command *command = &commands[index];
    double middle = median(command->times, runs);
    printf(
        "%s\t%s\t%.1f\t%.1f\t%.1f\t%.0f\n", command->label, command->side, middle,
        command->times[0], command->times[runs - 1], median(command->memory, runs));
  }
}
