import { readFileSync } from "node:fs";
import { FabricAttrs, LANGUAGES, WEARERS } from "@selvedge/contract";
import {
  compositionOf,
  DESIGNS,
  describe as describeCloth,
  fabricTileOf,
  groundOf,
  PRINT_FAMILIES,
  perInch,
  repeatOf,
  weigh,
} from "@selvedge/textile-core";
import { describe, expect, test } from "vitest";
import { translateName } from "../../server/fabrics/products/words/name.ts";
import { FABRIC_VOCABULARY, FABRICS } from "./index.ts";
import { mirrored, sett, UnknownShade } from "./sett.ts";

/** Woven cloths, also under a print. */
const WOVEN = FABRICS.flatMap((fabric) => {
  const cloth = groundOf(fabric.cloth);
  return cloth.kind === "woven" ? [{ ...fabric, cloth }] : [];
});
const byCode = (code: string) => FABRICS.find((fabric) => fabric.code === code)!;
const area = (lang: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${lang}/${name}.json`, import.meta.url), "utf8"));
/** What a record's words are looked up in: those that fabrics share with styles stand in the catalogue's. */
const dictionary = (lang: string) => ({ ...area(lang, "catalogue"), ...area(lang, "fabrics") });
/** A name as it is translated: whole where it is known, else its parts. */
const partsOf = (name: string): readonly string[] => (name in area("en", "fabrics") ? [name] : name.split(", "));

test("the catalogue has about 600 fabrics, each with its own code, name and irregularities", () => {
  expect(FABRICS.length).toBeGreaterThanOrEqual(590);
  for (const key of ["code", "name"] as const) expect(new Set(FABRICS.map((fabric) => fabric[key])).size).toBe(FABRICS.length);
  expect(new Set(FABRICS.map(({ cloth }) => groundOf(cloth).seed)).size).toBe(FABRICS.length);
  for (const { code } of FABRICS) expect(code).toMatch(/^SV-\d{4}-\d{2}$/);
});

test("a design is one drawing in all its colourways, and none of them twice", () => {
  const prints = FABRICS.flatMap(({ cloth }) => (cloth.kind === "printed" ? [cloth.print] : []));
  expect(new Set(prints.map(({ design }) => DESIGNS[design].family))).toEqual(new Set(PRINT_FAMILIES));
  for (const runs of Map.groupBy(prints, ({ design }) => design).values()) {
    expect(runs.length).toBeGreaterThanOrEqual(3);
    expect(new Set(runs.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(runs.map(({ colourway }) => colourway)).size).toBe(runs.length);
  }
});

test("Gingham 20 returns every 20 mm both ways, to the last decimal", () => {
  const gingham = byCode("SV-3320-20");
  expect(gingham.name).toBe("Gingham 20");
  const { mmWidth, mmHeight } = repeatOf(groundOf(gingham.cloth));
  expect([mmWidth, mmHeight]).toEqual([20, 20]);
});

test("every millimetre that a description promises is what the threads make", () => {
  for (const [code, mm] of [
    ["SV-2110-10", 20],
    ["SV-3310-10", 10],
    ["SV-3305-05", 5],
    ["SV-3405-04", 5],
    ["SV-3420-09", 20],
    ["SV-5150-50", 50],
    ["SV-6240-08", 40],
    ["SV-8130-05", 40],
  ] as const)
    expect(repeatOf(groundOf(byCode(code).cloth)).mmWidth).toBeCloseTo(mm, 6);
});

test("attributes are complete, satisfy the contract and follow from the construction", () => {
  for (const { cloth, attrs } of WOVEN) {
    expect(attrs.warpDensity).toBe(Math.round(perInch(cloth.endsPerCm)));
    expect(attrs.weftDensity).toBe(Math.round(perInch(cloth.picksPerCm)));
  }
  for (const { cloth, attrs, name } of FABRICS) {
    expect(FabricAttrs.safeParse(attrs).success, name).toBe(true);
    expect(attrs.weight).toBe(Math.round(weigh(groundOf(cloth)).gsm));
    expect(attrs.finish).toEqual(groundOf(cloth).finish);
    expect(attrs.use.length).toBeGreaterThan(0);
    expect(attrs.for.length).toBeGreaterThan(0);
    const percents = [...attrs.composition.matchAll(/(\d+) %/g)].map((match) => Number(match[1]));
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  }
});

test("no construction is beyond a loom: threads fit side by side, crimp is below 18 %, weights are the trade's", () => {
  for (const { cloth, attrs, name } of WOVEN) {
    const { cover, crimp } = describeCloth(cloth);
    expect(Math.max(crimp.warp, crimp.weft), name).toBeLessThan(0.18);
    expect(cover.cloth, name).toBeGreaterThan(0.5);
    expect(attrs.weight, name).toBeGreaterThan(35);
    expect(attrs.weight, name).toBeLessThan(450);
  }
});

test("every tile is 30 to 120 mm both ways, that of a print at most 420 mm", () => {
  for (const { cloth, name } of FABRICS)
    for (const mm of Object.values((({ mmWidth, mmHeight }) => ({ mmWidth, mmHeight }))(fabricTileOf(cloth)))) {
      expect(mm, name).toBeGreaterThanOrEqual(30);
      expect(mm, name).toBeLessThanOrEqual(cloth.kind === "printed" ? 420 : 120);
    }
});

/** Values of the option lists, without "others", which names no cloth. */
const WITH_VARIANTS = [
  "yellow",
  "orange",
  "pink",
  "indigo",
  "red",
  "coffee",
  "green",
  "grey",
  "blue",
  "purple",
  "khaki",
  "brown",
];
const OPTIONS = {
  fabricType:
    "lenzing,bci,recycle,sustainable,organic,slub,nep,melange,space yarn,chenille,microfiber,lurex,neon,twist,fancy yarn".split(
      ",",
    ),
  productType: "yarn dyed,printed,solid,PFD,denim,knitted,polyester,linen,synthetic,bonded,lace,sequin,embroidery,flocking".split(
    ",",
  ),
  pattern: "solid,stripe,check,plants,dots,animals,geometric,florals,paisley".split(","),
  color: ["white", "black", "navy", ...WITH_VARIANTS.flatMap((colour) => [colour, `light ${colour}`, `dark ${colour}`])],
  finish: "peach,brushed,flannel,mercerized,wrinkle free,waterproof,anti-UV,flame retardant,quick-dry,antibacterial".split(","),
  for: [...WEARERS],
} as const;

test("every value of every option list occurs", () => {
  for (const [field, values] of Object.entries(OPTIONS)) {
    const used = new Set<string>(FABRICS.flatMap(({ attrs }) => attrs[field as keyof typeof OPTIONS]));
    for (const value of values) expect(used, `${field}: ${value}`).toContain(value);
  }
  for (const season of ["SS", "AW"]) expect(FABRICS.some(({ attrs }) => attrs.season === season)).toBe(true);
});

test("what is said of a cloth agrees with what it is made of", () => {
  const needs: readonly (readonly [word: string, composition: RegExp])[] = [
    ["bci", /Cotton/],
    ["organic", /Cotton/],
    ["lenzing", /Viscose|Lyocell|Modal/],
    ["recycle", /Polyester|Nylon|Cotton|Wool/],
    ["lurex", /Metallised/],
  ];
  for (const { attrs, name, cloth } of FABRICS) {
    for (const [word, composition] of needs)
      if (attrs.fabricType.includes(word)) expect(attrs.composition, name).toMatch(composition);
    if (attrs.productType === "PFD") expect(attrs.fabricType.filter((word) => word === "lurex" || word === "neon")).toEqual([]);
    if (attrs.finish.includes("waterproof")) expect(["voile", "lawn", "leno", "lace"], name).not.toContain(attrs.style);
    if (attrs.productType === "printed") expect(cloth.kind, name).toBe("printed");
    if (attrs.productType === "knitted") expect(groundOf(cloth).kind, name).toBe("knitted");
    if (attrs.productType === "linen") expect(attrs.composition, name).toMatch(/Linen/);
  }
});

test("a certificate is given only where the composition carries it", () => {
  for (const { attrs, tags, name } of FABRICS) {
    if (tags.includes("GOTS")) expect(attrs.fabricType, name).toContain("organic");
    if (tags.includes("European Flax"))
      expect(Number(/(\d+) % Linen/.exec(attrs.composition)?.[1]), name).toBeGreaterThanOrEqual(50);
    if (tags.includes("GRS")) expect(attrs.fabricType, name).toContain("recycle");
  }
});

test("prices rise with fibre and work: silk above cotton, sequins above plain polyester, a print above its ground", () => {
  const cents = (start: string) => FABRICS.find(({ name }) => name.startsWith(start))!.price.amount;
  expect(cents("Silk satin, ")).toBeGreaterThan(4 * cents("Cotton sateen, optical white"));
  expect(cents("Sequins 4 mm, ")).toBeGreaterThan(3 * cents("Foil twill, "));
  expect(cents("Sprigs, poplin, ")).toBeGreaterThan(cents("Poplin 50, "));
  for (const { price, name } of FABRICS) {
    expect(price.amount, name).toBeGreaterThanOrEqual(180);
    expect(price.amount, name).toBeLessThanOrEqual(4_500);
  }
});

describe("words", () => {
  test("the vocabulary has no word twice and is in order", () => {
    expect([...new Set(FABRIC_VOCABULARY)].sort()).toEqual(FABRIC_VOCABULARY);
  });

  test("every name, word and fibre is in all ten languages, and no dictionary has an empty or a foreign key", () => {
    const fibres = new Set(FABRICS.flatMap(({ cloth }) => compositionOf(groundOf(cloth)).map(({ name }) => name)));
    const english = Object.keys(dictionary("en")).sort();
    for (const lang of LANGUAGES) {
      const words = dictionary(lang);
      expect(Object.keys(words).sort(), lang).toEqual(english);
      for (const key of [...FABRIC_VOCABULARY, ...FABRICS.flatMap(({ name }) => partsOf(name)), ...fibres, ", "])
        expect(words[key], `${lang}: ${key}`).toBeTruthy();
    }
  });

  test("names are translated, not copied: at most four in a hundred stay as they are", () => {
    for (const lang of LANGUAGES.filter((key) => key !== "en")) {
      const words = dictionary(lang);
      const kept = FABRICS.filter(({ name }) => translateName(name, (part) => words[part] ?? part) === name);
      expect(kept.length, `${lang}: ${kept.map(({ name }) => name)}`).toBeLessThanOrEqual(FABRICS.length * 0.04);
    }
  });

  test("no two fabrics have the same name in any language", () => {
    for (const lang of LANGUAGES) {
      const words = dictionary(lang);
      const names = FABRICS.map(({ name }) => translateName(name, (part) => words[part] ?? part));
      expect([...new Set(names.filter((name, index) => names.indexOf(name) !== index))], lang).toEqual([]);
    }
  });
});

describe("setts", () => {
  test("a sett reads as shade and threads; a shade alone is one thread", () => {
    expect(sett("white 20, navy")).toEqual([
      ["#f4f3ef", 20],
      ["#1f2b52", 1],
    ]);
  });

  test("a mirrored sett counts its pivots once", () => {
    expect(mirrored("white 4, navy 8, white 2").map(([, threads]) => threads)).toEqual([4, 8, 2, 8]);
  });

  test("a shade that is not on the card is refused by name", () => {
    expect(() => sett("white 4, mauvve 2")).toThrow(new UnknownShade('No shade "mauvve" on the shade card'));
  });
});
