import { readFileSync } from "node:fs";
import { FabricAttrs, LANGUAGES } from "@selvedge/contract";
import { describe as describeCloth, FIBRES, fabricTileOf, groundOf, perInch, repeatOf, weigh } from "@selvedge/textile-core";
import { describe, expect, test } from "vitest";
import { FABRIC_VOCABULARY, FABRICS } from "./index.ts";
import { mirrored, sett, UnknownShade } from "./sett.ts";

/** Woven cloths, also under a print. */
const WOVEN = FABRICS.flatMap((fabric) => {
  const cloth = groundOf(fabric.cloth);
  return cloth.kind === "woven" ? [{ ...fabric, cloth }] : [];
});
const byCode = (code: string) => FABRICS.find((fabric) => fabric.code === code)!;
const dictionary = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../locales/${lang}/fabrics.json`, import.meta.url), "utf8"));

test("the catalogue opens with at least 44 fabrics, each with its own code, name and irregularities", () => {
  expect(FABRICS.length).toBeGreaterThanOrEqual(44);
  for (const key of ["code", "name"] as const) expect(new Set(FABRICS.map((fabric) => fabric[key])).size).toBe(FABRICS.length);
  expect(new Set(FABRICS.map(({ cloth }) => (cloth.kind === "printed" ? cloth.print.seed : cloth.seed))).size).toBe(
    FABRICS.length,
  );
  for (const { code } of FABRICS) expect(code).toMatch(/^SV-\d{4}-\d{2}$/);
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
  for (const { cloth, attrs, name } of WOVEN) {
    expect(FabricAttrs.safeParse(attrs).success, name).toBe(true);
    expect(attrs.weight).toBe(Math.round(weigh(cloth).gsm));
    expect(attrs.warpDensity).toBe(Math.round(perInch(cloth.endsPerCm)));
    expect(attrs.weftDensity).toBe(Math.round(perInch(cloth.picksPerCm)));
    expect(attrs.finish).toEqual(cloth.finish);
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

test("every tile is 30 to 120 mm both ways", () => {
  for (const { cloth, name } of FABRICS)
    for (const mm of Object.values((({ mmWidth, mmHeight }) => ({ mmWidth, mmHeight }))(fabricTileOf(cloth)))) {
      expect(mm, name).toBeGreaterThanOrEqual(30);
      expect(mm, name).toBeLessThanOrEqual(120);
    }
});

describe("words", () => {
  test("the vocabulary has no word twice and is in order", () => {
    expect([...new Set(FABRIC_VOCABULARY)].sort()).toEqual(FABRIC_VOCABULARY);
  });

  test("every name, word and fibre is in all ten languages, and no dictionary has an empty or a foreign key", () => {
    const fibres = new Set(
      WOVEN.flatMap(({ cloth }) => [cloth.warp, cloth.weft]).flatMap((yarn) => yarn.fibre.map(([key]) => FIBRES[key].name)),
    );
    const english = Object.keys(dictionary("en")).sort();
    for (const lang of LANGUAGES) {
      const words = dictionary(lang);
      expect(Object.keys(words).sort(), lang).toEqual(english);
      for (const key of [...FABRIC_VOCABULARY, ...FABRICS.map((fabric) => fabric.name), ...fibres])
        expect(words[key], `${lang}: ${key}`).toBeTruthy();
    }
  });

  test("names are translated, not copied: at most three loan names a language stay as they are", () => {
    for (const lang of LANGUAGES.filter((key) => key !== "en")) {
      const words = dictionary(lang);
      expect(FABRICS.filter(({ name }) => words[name] === name).length, lang).toBeLessThanOrEqual(3);
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
