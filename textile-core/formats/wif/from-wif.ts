import { MM_PER_CM } from "@selvedge/geometry-core";
import type { ColourOrder } from "../../cloth.ts";
import type { Hex } from "../../colour/convert.ts";
import type { EndsPerCm, PicksPerCm } from "../../units.ts";
import type { DobbyDraft, Shafts } from "../../weave/draft.ts";
import type { Lift, Lifts, Weave } from "../../weave/weave.ts";
import { type Reading, reading, unreadable } from "../problem.ts";
import { periodOf } from "./period.ts";
import { mmOfWif, type Wif, type WifThreads } from "./wif.ts";

/** One repeat of more crossings than this is no cloth that a person drafted. */
const MAX_CROSSINGS = 4_000_000;
/** Shafts lifted in all picks together, each treadle's counted. */
const MAX_TIES = 20_000_000;

/** The shafts that the loom moves in each pick, up or, in a sinking shed, down. */
function movedShafts({ treadling, tieUp, liftPlan }: Wif): readonly Shafts[] {
  if (!(treadling && tieUp)) return liftPlan ?? [];
  const ties = treadling.reduce(
    (sum, treadles) => treadles.reduce((part, treadle) => part + (tieUp[treadle - 1]?.length ?? 0), sum),
    0,
  );
  if (ties > MAX_TIES) throw unreadable("repeatTooLarge", { ends: tieUp.length, picks: treadling.length });
  return treadling.map((treadles) => [...new Set(treadles.flatMap((treadle) => tieUp[treadle - 1] ?? []))]);
}

/** Which of some ends rise in each pick: where any shaft of theirs does. An end on no shaft stays down. */
function liftsOf(threading: readonly Shafts[], moved: readonly Shafts[], risingShed: boolean): Lifts {
  const [ends, picks] = [threading.length, moved.length];
  const hung = threading.reduce((sum, shafts) => sum + shafts.length, 0);
  if (ends === 0 || picks === 0 || Math.max(ends, hung) * picks > MAX_CROSSINGS)
    throw unreadable("repeatTooLarge", { ends, picks });
  return moved.map((list) => {
    const set = new Set(list);
    return threading.map((shafts): Lift => (shafts.some((shaft) => set.has(shaft) === risingShed) ? 1 : 0));
  });
}

/** One repeat of the interlacement; the file holds as many as the cloth was drawn with. */
function repeatOf(wif: Wif): Lifts {
  const moved = movedShafts(wif);
  const ends = periodOf(wif.threading.map((shafts) => shafts.join()));
  const picks = periodOf(moved.map((shafts) => shafts.join()));
  const lifts = liftsOf(wif.threading.slice(0, ends), moved.slice(0, picks), wif.risingShed);
  const rows = lifts.map((pick) => pick.join(""));
  const columns = lifts[0]!.map((_, end) => lifts.map((pick) => pick[end]).join(""));
  const width = periodOf(columns);
  return lifts.slice(0, periodOf(rows)).map((pick) => pick.slice(0, width));
}

/** The weave that a file describes, reduced to one repeat; a repeat without threads or beyond 4 million crossings is a problem. */
export const weaveOfWif = (wif: Wif): Reading<Weave> =>
  reading(() => ({ key: "wif", name: wif.text.Title ?? "", lifts: repeatOf(wif) }));

/** Ends that hang on the same shafts become one shaft that rises where any of these does. */
function onOneShaftEach(wif: Wif): DobbyDraft {
  const { threading } = wif;
  const keys = threading.map((shafts) => shafts.join());
  const kinds = new Map(keys.map((key, end) => [key, threading[end]!]));
  const numbers = new Map([...kinds.keys()].map((key, index) => [key, index + 1]));
  const lifts = liftsOf([...kinds.values()], movedShafts(wif), wif.risingShed);
  return {
    threading: keys.map((key) => numbers.get(key)!),
    liftPlan: lifts.map((pick) => pick.flatMap((up, kind) => (up === 1 ? [kind + 1] : []))),
  };
}

/**
 * The file's draft as a loom's setting of the whole width. Ends on several shafts and a sinking shed, which a `DobbyDraft`
 * does not know, become a lift plan that weaves the same.
 */
export const draftOfWif = (wif: Wif): Reading<DobbyDraft> =>
  reading((): DobbyDraft => {
    const single = wif.threading.every((shafts) => shafts.length <= 1);
    if (!single || !wif.risingShed) return onOneShaftEach(wif);
    const threading = wif.threading.map((shafts) => shafts[0] ?? 0);
    if (wif.tieUp && wif.treadling) return { threading, tieUp: wif.tieUp, treadling: wif.treadling };
    return { threading, liftPlan: wif.liftPlan ?? [] };
  });

function orderOf({ colours }: WifThreads, palette: readonly Hex[]): ColourOrder {
  const order: [Hex, number][] = [];
  for (const number of colours.slice(0, periodOf(colours))) {
    const colour = palette[number - 1]!;
    const last = order.at(-1);
    if (last?.[0] === colour) last[1]++;
    else order.push([colour, 1]);
  }
  return order;
}

/** One repeat of the colours of both systems, from the left and from the first pick. */
export const ordersOfWif = (wif: Wif): { readonly warpOrder: ColourOrder; readonly weftOrder: ColourOrder } => ({
  warpOrder: orderOf(wif.warp, wif.palette),
  weftOrder: orderOf(wif.weft, wif.palette),
});

/** Threads per cm from the file's spacing, the mean where each thread has its own; undefined when it gives none. */
function densityOf({ unit, spacing, spacings }: WifThreads): number | undefined {
  const mean = spacings ? spacings.reduce((sum, value) => sum + value, 0) / spacings.length : spacing;
  return mean ? MM_PER_CM / mmOfWif(mean, unit) : undefined;
}

export const densitiesOfWif = (wif: Wif): { readonly endsPerCm?: EndsPerCm; readonly picksPerCm?: PicksPerCm } => ({
  endsPerCm: densityOf(wif.warp),
  picksPerCm: densityOf(wif.weft),
});
