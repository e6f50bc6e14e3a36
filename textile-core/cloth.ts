import type { Hex } from "./colour/convert.ts";
import type { Decoration } from "./finish/decoration.ts";
import type { Motif } from "./finish/motif.ts";
import type { FinishKey } from "./finish/table.ts";
import type { KnitKey, KnitSide, KnitStructure } from "./knit/structure.ts";
import type { CoursesPerCm, EndsPerCm, GramsPerSquareMetre, Mm, PerInch, PicksPerCm, WalesPerCm } from "./units.ts";
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
  readonly decoration?: Decoration;
  readonly pile?: Pile;
  readonly pucker?: Pucker;
  readonly back?: Backing;
  /** The side that is drawn; the face when absent. Without a backing both are the face. */
  readonly shows?: ClothSide;
};

/** Rows of `chart` are courses from the lowest, each character is a stitch and names its colour. Unused yarns float behind. */
export type KnitJacquard = { readonly chart: readonly string[]; readonly colours: Readonly<Record<string, Hex>> };

export type ClothSide = "face" | "back";

/** Cut weft pile: the rows of a corduroy, or the whole face of a velveteen when `walesPerInch` is absent. */
export type Pile = { readonly heightMm: Mm; readonly walesPerInch?: PerInch };

/** Stripes across the cloth, from the left selvedge: ends let in slack pucker, the taut ones between them lie flat (seersucker). */
export type Pucker = readonly (readonly [tension: "slack" | "taut", ends: number])[];

/** A second cloth behind the first: caught up by the loom every few threads (double cloth), or glued (bonded). */
export type Backing = {
  readonly cloth: AnyCloth;
  readonly joined: "woven" | "glued";
  /** Film or glue between the two. */
  readonly betweenGsm?: GramsPerSquareMetre;
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
  /** A picture in several yarns; it takes the place of the course order. */
  readonly jacquard?: KnitJacquard;
  /** The laid-in yarn of a terry or a fleece; `lengthMm` is what one stitch of its course takes. */
  readonly inlay?: { readonly yarn: Yarn; readonly lengthMm: Mm; readonly colour: Hex };
  /** The side that is drawn; the face when absent. */
  readonly shows?: KnitSide;
  readonly decoration?: Decoration;
  readonly finish: readonly FinishKey[];
  readonly seed: number;
};

/** A Raschel or Leavers lace: an open net, a motif filled with clothwork, and a thicker thread round the motif. */
export type LaceCloth = {
  readonly kind: "lace";
  /** Net ground; its sides are two yarns thick. */
  readonly net: {
    readonly yarn: Yarn /** Between two opposite sides of a hexagonal mesh. */;
    readonly meshMm: Mm;
    readonly colour: Hex;
  };
  /** The motif; its clothwork is a small grid of threads `pitchMm` apart. */
  readonly clothwork: { readonly yarn: Yarn; readonly pitchMm: Mm; readonly colour: Hex };
  /** The thread laid round the motif. */
  readonly outline?: { readonly yarn: Yarn; readonly colour: Hex };
  readonly motif: Motif;
  readonly finish: readonly FinishKey[];
  readonly seed: number;
};

/** The construction record of a woven cloth, by the name its first users know it. */
export type Cloth = WovenCloth;

/** The construction record of any cloth; `kind` says how it is made. */
export type AnyCloth = WovenCloth | KnittedCloth | LaceCloth;

/** Threads in one repeat of a colour order. */
export const threadsOf = (order: ColourOrder): number => order.reduce((sum, [, threads]) => sum + threads, 0);

/** The colour of every thread of one repeat. */
export const expand = (order: ColourOrder): readonly Hex[] =>
  order.flatMap(([colour, threads]) => Array.from({ length: threads }, () => colour));

/** The cloth whose face is looked at: a backed cloth turned over shows the face of its backing. */
export const sideShown = (cloth: AnyCloth): AnyCloth =>
  cloth.kind === "woven" && cloth.back && cloth.shows === "back" ? cloth.back.cloth : cloth;
