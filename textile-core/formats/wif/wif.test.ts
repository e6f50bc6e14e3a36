import fc from "fast-check";
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { expand, type WovenCloth } from "../../cloth.ts";
import type { Hex } from "../../colour/convert.ts";
import { liftsOfDraft } from "../../weave/draft.ts";
import { WEAVES, type WeaveKey } from "../../weave/table.ts";
import type { Lift } from "../../weave/weave.ts";
import { ne } from "../../yarn/count.ts";
import type { Yarn } from "../../yarn/yarn.ts";
import { TWILL_WIF as TWILL } from "../samples/twill.ts";
import { densitiesOfWif, draftOfWif, ordersOfWif, weaveOfWif } from "./from-wif.ts";
import { readWif } from "./read.ts";
import { wifOfCloth } from "./to-wif.ts";
import { WIF_UNITS, type Wif } from "./wif.ts";
import { writeWif } from "./write.ts";

const read = (text: string) => readWif(strToU8(text));
const mustRead = (text: string): Wif => {
  const reading = read(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
};
const problemOf = (text: string) => {
  const reading = read(text);
  return reading.ok ? undefined : { code: reading.problem.code, ...reading.problem.params };
};

test("a 2/2 twill on four shafts is read with its colours, spacing and one repeat of each", () => {
  const wif = mustRead(TWILL);
  const weave = weaveOfWif(wif);
  expect(weave.ok && weave.value.lifts).toEqual(WEAVES["twill-2/2"].lifts);
  expect(ordersOfWif(wif)).toEqual({
    warpOrder: [
      ["#ffffff", 2],
      ["#000080", 1],
      ["#ffffff", 1],
    ],
    weftOrder: [["#000080", 1]],
  });
  expect(densitiesOfWif(wif).endsPerCm).toBeCloseTo(20 / 2.54, 9);
  expect(densitiesOfWif(wif).picksPerCm).toBeCloseTo(20 / 2.54, 9);
  expect(wif.rest).toEqual([{ section: "ACME LOOM", entries: [["Foo", "Bar"]] }]);
});

test("a sinking shed weaves the other face, and an end on two shafts rises with either", () => {
  const sinking = weaveOfWif(mustRead(TWILL.replace("Shed=yes", "Shed=no")));
  expect(sinking.ok && sinking.value.lifts).toEqual(WEAVES["twill-2/2"].lifts.map((pick) => pick.map((lift) => 1 - lift)));
  const double = mustRead(TWILL.replace("1=1\n2=2\n3=3\n4=4\n5=1", "1=1,2\n2=2\n3=3\n4=4\n5=1"));
  const draft = draftOfWif(double);
  expect(draft.ok && liftsOfDraft(draft.value).map((pick) => pick[0])).toEqual([1, 1, 1, 0]);
});

test("a problem names the line, the thing and what would be right", () => {
  const lineOf = (part: string) => TWILL.split("\n").indexOf(part) + 1;
  expect(problemOf("")).toEqual({ code: "empty" });
  expect(problemOf("hello")).toEqual({ code: "lineOutside", line: 1 });
  expect(problemOf("[TEXT]\nTitle=x")).toEqual({ code: "otherFormat", format: "WIF" });
  expect(problemOf("[WIF]\nVersion=1.1")).toEqual({ code: "section", section: "THREADING" });
  expect(problemOf(TWILL.replace("[TREADLING]", "[OTHER]"))).toEqual({ code: "section", section: "TREADLING" });
  expect(problemOf(TWILL.replace("2=1,2", "2=1,5"))).toEqual({ code: "shaft", line: lineOf("2=1,2"), value: 5, max: 4 });
  expect(problemOf(TWILL.replace("7=2", "7=9"))).toEqual({ code: "palette", line: lineOf("7=2"), value: 9, max: 2 });
  expect(problemOf(TWILL.replace("8=4", "9=4"))).toEqual({ code: "range", line: lineOf("8=4"), value: 9, min: 1, max: 8 });
  expect(problemOf(TWILL.replace("8=4", "8=four"))).toEqual({ code: "number", line: lineOf("8=4"), text: "four" });
  expect(problemOf(TWILL.replace("8=4", "8 4"))).toEqual({ code: "lineForm", line: lineOf("8=4"), expected: "key=value" });
  expect(problemOf(TWILL.replace("Threads=8", "Threads=99999999"))?.code).toBe("range");
  expect(problemOf(TWILL.replace("2=0,0,500", "2=0,0"))?.code).toBe("lineForm");
});

test("line ends, case, comments behind values and Latin-1 make no difference", () => {
  const wif = mustRead(TWILL);
  expect(mustRead(TWILL.replaceAll("\n", "\r\n"))).toEqual(wif);
  expect(mustRead(TWILL.replace("[THREADING]", "[Threading]").replace("8=4", "8=4 ; last"))).toEqual(wif);
  const latin = readWif(Uint8Array.from([...TWILL.replace("Hand", "F\u00e4den")].map((letter) => letter.charCodeAt(0))));
  expect(latin.ok && latin.value.source.program).toBe("Fäden");
});

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);
const anyLength = fc.double({ min: 0, max: 1000, noNaN: true });
const anyText = fc.stringMatching(/^[A-Za-zäß0-9,. ]{0,20}$/).map((text) => text.trim());
const shaftList = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 4 });
const anyThreads = (count: number, colours: number) =>
  fc.record(
    {
      count: fc.constant(count),
      colours: fc.array(fc.integer({ min: 1, max: colours }), { minLength: count, maxLength: count }),
      unit: fc.constantFrom(...WIF_UNITS),
      spacing: anyLength,
      thickness: anyLength,
      spacings: fc.array(anyLength, { minLength: count, maxLength: count }),
      thicknesses: fc.array(anyLength, { minLength: count, maxLength: count }),
    },
    { requiredKeys: ["count", "colours", "unit"] },
  );
const anyWif: fc.Arbitrary<Wif> = fc
  .record({
    ends: fc.integer({ min: 1, max: 12 }),
    picks: fc.integer({ min: 1, max: 12 }),
    shafts: fc.integer({ min: 1, max: 8 }),
    treadles: fc.integer({ min: 1, max: 8 }),
    palette: fc.array(anyHex, { minLength: 1, maxLength: 6 }),
    lifting: fc.boolean(),
    risingShed: fc.boolean(),
    title: anyText,
    notes: fc.array(anyText, { maxLength: 3 }),
    rest: fc.constantFrom(
      [],
      [{ section: "ACME", entries: [["Foo", "Bar"] as const] }],
      [{ section: "WARP", entries: [["Own", "1"] as const] }],
    ),
  })
  .chain(({ ends, picks, shafts, treadles, palette, lifting, risingShed, title, notes, rest }) => {
    const rows = (count: number, max: number) => fc.array(shaftList(max), { minLength: count, maxLength: count });
    return fc
      .record({
        threading: rows(ends, shafts),
        tieUp: rows(treadles, shafts),
        treadling: rows(picks, treadles),
        liftPlan: rows(picks, shafts),
        warp: anyThreads(ends, palette.length),
        weft: anyThreads(picks, palette.length),
      })
      .map(
        ({ threading, tieUp, treadling, liftPlan, warp, weft }): Wif => ({
          text: { Title: title },
          notes,
          source: { program: "Any", version: "" },
          shafts,
          treadles,
          risingShed,
          threading,
          ...(lifting ? { liftPlan } : { tieUp, treadling }),
          ...(lifting ? { tieUp } : {}),
          palette,
          warp,
          weft,
          rest,
        }),
      );
  });

test("any file written is read as the same record", () => {
  fc.assert(
    fc.property(anyWif, (wif) => {
      expect(mustRead(writeWif(wif))).toEqual(wif);
    }),
    { numRuns: 300 },
  );
});

const yarn = { count: ne(40), fibre: [["cotton", 1]] } satisfies Yarn;
const clothWith = (part: Partial<WovenCloth>): WovenCloth => ({
  kind: "woven",
  warp: yarn,
  weft: yarn,
  endsPerCm: 52,
  picksPerCm: 28,
  weave: "plain",
  warpOrder: [["#ffffff", 1]],
  weftOrder: [["#ffffff", 1]],
  finish: [],
  seed: 1,
  ...part,
});

const sameColours = (one: readonly Hex[], other: readonly Hex[]) => {
  const length = one.length * other.length;
  const along = (order: readonly Hex[]) => Array.from({ length }, (_, index) => order[index % order.length]);
  expect(along(one)).toEqual(along(other));
};

test("every weave of the table in stripes comes back from its file, with colours and densities", () => {
  const warpOrder = [["#1f2b52", 4] as const, ["#f2ead9", 2] as const];
  const weftOrder = [["#b0123f", 3] as const];
  for (const weave of Object.keys(WEAVES) as WeaveKey[]) {
    const cloth = clothWith({ weave, warpOrder, weftOrder });
    const made = wifOfCloth(cloth, { title: weave, source: { program: "Selvedge", version: "1" } });
    if (!made.ok) throw new Error(weave);
    const wif = mustRead(writeWif(made.value));
    expect(wif, weave).toEqual(made.value);
    const back = weaveOfWif(wif);
    expect(back.ok && back.value.lifts, weave).toEqual(WEAVES[weave].lifts);
    const draft = draftOfWif(wif);
    expect(draft.ok && liftsOfDraft(draft.value).length, weave).toBe(wif.weft.count);
    sameColours(expand(ordersOfWif(wif).warpOrder), expand(warpOrder));
    sameColours(expand(ordersOfWif(wif).weftOrder), expand(weftOrder));
    expect(densitiesOfWif(wif).endsPerCm).toBeCloseTo(52, 8);
    expect(densitiesOfWif(wif).picksPerCm).toBeCloseTo(28, 8);
  }
});

test("any draft comes back as the same cloth: its repeat, laid side by side, is the draft", () => {
  const anyLifts = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).chain(([ends, picks]) =>
    fc.array(fc.array(fc.constantFrom<Lift>(0, 1), { minLength: ends, maxLength: ends }), {
      minLength: picks,
      maxLength: picks,
    }),
  );
  fc.assert(
    fc.property(anyLifts, (lifts) => {
      const made = wifOfCloth(clothWith({ weave: { key: "own", name: "Own", lifts } }), {
        title: "",
        source: { program: "", version: "" },
      });
      const weave = made.ok ? weaveOfWif(mustRead(writeWif(made.value))) : made;
      if (!weave.ok) throw new Error("not read");
      const repeat = weave.value.lifts;
      expect(lifts.map((pick, row) => pick.map((_, end) => repeat[row % repeat.length]![end % repeat[0]!.length]))).toEqual(
        lifts,
      );
    }),
  );
});

test.each(["", "=OWN"])("a private section named “%s” comes back, though no line of the contents can begin so", (name) => {
  const wif = mustRead(`${TWILL}\n[${name}]\nmine=1\n`);
  expect(wif.rest).toContainEqual({ section: name, entries: [["mine", "1"]] });
  expect(mustRead(writeWif(wif))).toEqual(wif);
});

test("a repeat too long for a file, or too large to draw, is a problem and not a crash", () => {
  const stripe = (threads: number) => [["#000000", threads] as const, ["#ffffff", 1] as const];
  const made = wifOfCloth(clothWith({ weave: "twill-2/1", warpOrder: stripe(29_999) }), {
    title: "",
    source: { program: "", version: "" },
  });
  expect(made.ok).toBe(true);
  const beyond = wifOfCloth(clothWith({ weave: "twill-2/1", warpOrder: stripe(29_998) }), {
    title: "",
    source: { program: "", version: "" },
  });
  expect(!beyond.ok && beyond.problem).toMatchObject({ code: "repeatTooLarge", params: { ends: 89_997 } });
  const rows = (count: number, value: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => `${index + 1}=${value(index)}`).join("\n");
  const wild = mustRead(
    `[WIF]\n[THREADING]\n${rows(9000, (index) => (index * index) % 97)}\n[LIFTPLAN]\n${rows(9000, (index) => (index * index) % 89)}`,
  );
  expect(weaveOfWif({ ...wild, threading: wild.threading.slice(1) }).ok).toBe(false);
});
