import type { Hex } from "./colour/convert.ts";
import type { FinishKey } from "./finish/table.ts";
import type { KnitKey, KnitSide, KnitStructure } from "./knit/structure.ts";
import type { CoursesPerCm, EndsPerCm, Mm, PicksPerCm, WalesPerCm } from "./units.ts";
import type { WeaveKey } from "./weave/table.ts";
import type { Weave } from "./weave/weave.ts";
import type { Yarn } from "./yarn/yarn.ts";

/** Colours of the threads in order, as `[colour, number of threads]`; it repeats across the cloth. */
export type ColourOrder = readonly (readonly [colour: Hex, threads: number])[];

/** A woven cloth as the mill sets it up. Plain data: it survives JSON, and the same record renders to the same bytes. */
export type WovenCloth = {
  readonly kind: "woven";
  readonly warp: Yarn;
  readonly weft: Yarn;
  /** Densities of the finished cloth. */
  readonly endsPerCm: EndsPerCm;
  readonly picksPerCm: PicksPerCm;
  readonly weave: WeaveKey | Weave;
  /** From the left selvedge. */
  readonly warpOrder: ColourOrder;
  /** From the first pick, which lies lowest. */
  readonly weftOrder: ColourOrder;
  readonly finish: readonly FinishKey[];
  /** Chooses where the irregularities fall; any integer. */
  readonly seed: number;
};

/** A weft-knitted cloth as the mill sets it up. Plain data, as `WovenCloth`. */
export type KnittedCloth = {
  readonly kind: "knitted";
  readonly yarn: Yarn;
  readonly structure: KnitKey | KnitStructure;
  /** Wales side by side on the side that is shown, face and back loops together. */
  readonly walesPerCm: WalesPerCm;
  readonly coursesPerCm: CoursesPerCm;
  /** Yarn in one stitch. */
  readonly loopMm: Mm;
  /** Colours of the courses from the lowest. */
  readonly courseOrder: ColourOrder;
  /** The laid-in yarn of a terry or a fleece; `lengthMm` is what one stitch of its course takes. */
  readonly inlay?: { readonly yarn: Yarn; readonly lengthMm: Mm; readonly colour: Hex };
  /** The side that is drawn; the face when absent. */
  readonly shows?: KnitSide;
  readonly finish: readonly FinishKey[];
  readonly seed: number;
};

/** The construction record of a woven cloth, by the name its first users know it. */
export type Cloth = WovenCloth;

/** The construction record of any cloth; `kind` tells how it is made. */
export type AnyCloth = WovenCloth | KnittedCloth;

/** Threads in one repeat of a colour order. */
export const threadsOf = (order: ColourOrder): number => order.reduce((sum, [, threads]) => sum + threads, 0);

/** The colour of every thread of one repeat. */
export const expand = (order: ColourOrder): readonly Hex[] =>
  order.flatMap(([colour, threads]) => Array.from({ length: threads }, () => colour));
