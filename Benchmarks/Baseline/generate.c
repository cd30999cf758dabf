// Prints the belongings of a household as CSV, the same for every run and machine.
//
//   generate COUNT [WORD]
//
// About one name in ten is Chinese, Japanese, Korean or accented; there are 15 places; every field
// is there as often as in a household that keeps its records well. Names are unique. WORD stands in
// the description of 200 of them, or of all where there are fewer.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define PICK(random, list) ((list)[random_below(random, COUNT(list))])

static const char *const makers[] = {
    "Bosch", "Makita", "IKEA", "Sony", "Philips", "Miele", "Gloria", "Thonet", "Le Creuset",
    "Fissler", "Canon", "Nikon", "Lenovo", "Apple", "Samsung", "Dyson", "Braun", "WMF", "Vitra",
    "Brother", "Stihl", "Gardena", "Festool", "Leica", "Bose", "Yamaha", "Roland", "Garmin",
};
static const char *const adjectives[] = {
    "Cordless", "Folding", "Stainless", "Wooden", "Portable", "Electric", "Large", "Small",
    "Antique", "Wireless", "Waterproof", "Compact", "Heavy", "Light", "Spare", "Outdoor",
};
static const char *const nouns[] = {
    "drill", "chair", "lamp", "camera", "kettle", "saw", "bookshelf", "monitor", "keyboard",
    "printer", "vacuum cleaner", "washing machine", "toaster", "armchair", "desk", "ladder",
    "hammer", "bicycle", "tent", "suitcase", "guitar", "piano stool", "microscope", "radio",
    "headphones", "router", "heater", "fan", "sewing machine", "pan", "knife set", "mirror",
};
static const char *const other_names[] = {
    "数码相机", "不锈钢电饭煲", "红木书桌", "折叠自行车", "空气净化器", "茶具套装", "電子レンジ",
    "カメラ三脚", "炊飯器", "무선 청소기", "전기 주전자", "Crème brûlée torch", "Fußbank aus Eiche",
    "Küchenmaschine", "Étagère à épices", "Smörgåsbricka", "Żelazko parowe", "Sillón de piel",
    "Přenosný reproduktor", "Kahve değirmeni",
};
static const char *const descriptions[] = {
    "Bought for the new flat, hardly used", "With case, charger and two batteries",
    "Gift from the family", "Second hand, in good order", "Scratch on the left side",
    "Oiled oak, two metres long", "Keep the box for the guarantee", "Lent now and then",
    "Needs a new cable soon", "Made in small numbers", "Part of a set of four",
    "说明书在书房抽屉里", "Réparé en 2019 par l'atelier du coin",
};
static const char *const categories[] = {
    "Tools", "Furniture", "Kitchen", "Electronics", "Garden", "Music", "Sports", "Textiles",
    "Documents", "Toys",
};
static const char *const places[] = {
    "Home", "Home / Kitchen", "Home / Kitchen / Cupboard", "Home / Living room",
    "Home / Bedroom", "Home / Study", "Home / Study / Shelf 1", "Home / Study / Shelf 2",
    "Home / Bathroom", "Home / Cellar", "Home / Attic", "Garage", "Garage / Workbench",
    "Garage / Shelf", "Office",
};
static const char *const tags[] = {
    "electronics", "power-tool", "heirloom", "fragile", "winter", "summer", "camping", "kids",
    "hobby", "lent-often", "battery", "design",
};
static const char *const conditions[] = {"new", "good", "good", "good", "fair", "poor"};
static const char *const shops[] = {
    "Connox", "Hornbach", "MediaMarkt", "Galaxus", "Manufactum", "Flea market", "京东",
};

// Whether something that holds for so many in a hundred holds now.
static bool happens(Random *random, size_t percent) { return random_below(random, 100) < percent; }

static void print_day(Random *random, int64_t first, size_t span) {
  int year, month, date;
  day_parts(first + (int64_t)random_below(random, span), &year, &month, &date);
  printf("%04d-%02d-%02d", year, month, date);
}

static void print_money(Random *random) {
  size_t cents = 100 + random_below(random, 1000) * random_below(random, 300);
  size_t kind = random_below(random, 100);
  if (kind < 5) {
    printf("%zu JPY", cents);
  } else {
    printf("%zu.%02zu %s", cents / 100, cents % 100, kind < 15 ? "USD" : "EUR");
  }
}

static void print_item(Random *random, long number, const char *maker, const char *word) {
  if (happens(random, 10)) {
    printf("%s %ld", PICK(random, other_names), number);
  } else {
    printf("%s ", PICK(random, adjectives));
    printf("%s ", PICK(random, nouns));
    putchar((int)('A' + random_below(random, 26)));
    putchar((int)('A' + random_below(random, 26)));
    printf("-%ld", number);
  }
  const char *description = happens(random, 60) || word ? PICK(random, descriptions) : "";
  if (word) {
    printf(",\"%s, %s\"", description, word);
  } else if (strchr(description, ',')) {
    printf(",\"%s\"", description);
  } else {
    printf(",%s", description);
  }
  printf(",%s", happens(random, 15) ? "Checked every two years" : "");
  printf(",%d", happens(random, 90) ? 1 : (int)(2 + random_below(random, 8)));
  putchar(',');
  if (happens(random, 60)) printf("SN%09" PRIu64, random_next(random) % 1000000000);
  putchar(',');
  if (happens(random, 60)) printf("M%zu", 100 + random_below(random, 900));
  printf(",%s,%s", maker, PICK(random, categories));
  printf(",%s,", PICK(random, places));
  // One tag of the first half, and sometimes one of the second: never the same twice.
  if (happens(random, 70)) {
    printf("%s", tags[random_below(random, COUNT(tags) / 2)]);
    if (happens(random, 30)) {
      printf("; %s", tags[COUNT(tags) / 2 + random_below(random, COUNT(tags) / 2)]);
    }
  }
  printf(",%s,", happens(random, 80) ? PICK(random, conditions) : "");
  // 2005-01-01 is day 12,784, and 8,000 days later it is 2026-11-26.
  if (happens(random, 80)) print_day(random, 12784, 8000);
  putchar(',');
  if (happens(random, 80)) print_money(random);
  printf(",%s,", happens(random, 40) ? PICK(random, shops) : "");
  if (happens(random, 10)) print_money(random);
  putchar(',');
  if (happens(random, 20)) print_day(random, 20000, 2500);
  putchar(',');
  if (happens(random, 30)) printf("%s", happens(random, 70) ? "yes" : "no");
  putchar('\n');
}

int main(int count, char **arguments) {
  if (count < 2 || count > 3) fail("usage: generate COUNT [WORD]");
  long items = must_parse(arguments[1]);
  long every = items > 200 ? items / 200 : 1;
  Random random = {2026};
  puts("name,description,notes,quantity,serial,model,manufacturer,category,place,tags,condition,"
       "bought,price,shop,value,warranty,insured");
  for (long number = 1; number <= items; number++) {
    bool holds_word = count == 3 && number % every == 0;
    print_item(&random, number, PICK(&random, makers), holds_word ? arguments[2] : NULL);
  }
  if (fflush(stdout)) fail("the items cannot be written");
}
