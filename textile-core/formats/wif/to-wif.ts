import { MM_PER_CM } from "@selvedge/geometry-core";
import { expand, type WovenCloth } from "../../cloth.ts";
import type { Hex } from "../../colour/convert.ts";
import { leastCommonMultiple } from "../../repeat/repeat.ts";
import type { Mm } from "../../units.ts";
import { draftOf, type Shafts } from "../../weave/draft.ts";
import { weaveOf } from "../../weave/table.ts";
import { endsOf, picksOf } from "../../weave/weave.ts";
import { diameterOf } from "../../yarn/yarn.ts";
import { type Reading, reading, unreadable } from "../problem.ts";
import { MAX_THREADS, type Wif, type WifThreads } from "./wif.ts";

/** With more treadles than a loom has, the lift plan alone is written. */
const MAX_TREADLES = 16;
const DIGITS_OF_A_LENGTH = 12;

const repeated = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length]!);

function treadlesOf(liftPlan: readonly Shafts[]): Pick<Wif, "tieUp" | "treadling" | "treadles"> {
  const tieUp: Shafts[] = [];
  const numbers = new Map<string, number>();
  const treadling = liftPlan.map((shafts) => {
    const key = shafts.join();
    if (!numbers.has(key)) numbers.set(key, tieUp.push(shafts));
    return [numbers.get(key)!];
  });
  return tieUp.length > MAX_TREADLES ? { treadles: 0 } : { tieUp, treadling, treadles: tieUp.length };
}

/**
 * A woven cloth as a Weaving Information File: one repeat of weave and colours together, spacing and yarn diameter in cm.
 * It is a problem when that repeat has more threads than a file may hold. Finish, fibre and count have no place in a WIF.
 */
export const wifOfCloth = (cloth: WovenCloth, about: { readonly title: string; readonly source: Wif["source"] }): Reading<Wif> =>
  reading(() => {
    const { lifts } = weaveOf(cloth.weave);
    const warpColours = expand(cloth.warpOrder);
    const weftColours = expand(cloth.weftOrder);
    const ends = leastCommonMultiple(endsOf(weaveOf(cloth.weave)), warpColours.length);
    const picks = leastCommonMultiple(picksOf(weaveOf(cloth.weave)), weftColours.length);
    if (ends > MAX_THREADS || picks > MAX_THREADS) throw unreadable("repeatTooLarge", { ends, picks });
    const draft = draftOf(lifts);
    const palette: Hex[] = [...new Set([...warpColours, ...weftColours])];
    const liftPlan = repeated(draft.liftPlan, picks);
    const { treadles, ...treadled } = treadlesOf(liftPlan);
    const threads = (colours: readonly Hex[], count: number, perCm: number, diameter: Mm): WifThreads => ({
      count,
      colours: repeated(colours, count).map((colour) => palette.indexOf(colour) + 1),
      unit: "centimeters",
      spacing: Number((1 / perCm).toPrecision(DIGITS_OF_A_LENGTH)),
      thickness: Number((diameter / MM_PER_CM).toPrecision(DIGITS_OF_A_LENGTH)),
    });
    return {
      text: { Title: about.title },
      notes: [],
      source: about.source,
      shafts: Math.max(...draft.threading),
      treadles,
      risingShed: true,
      threading: repeated(draft.threading, ends).map((shaft) => [shaft]),
      ...(treadled.tieUp ? treadled : { liftPlan }),
      palette,
      warp: threads(warpColours, ends, cloth.endsPerCm, diameterOf(cloth.warp)),
      weft: threads(weftColours, picks, cloth.picksPerCm, diameterOf(cloth.weft)),
      rest: [],
    };
  });
