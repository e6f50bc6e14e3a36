import type { FabricAttrs } from "@selvedge/contract";
import {
  type ColourOrder,
  compositionIn,
  countIn,
  FINISHES,
  type FinishKey,
  GREIGE,
  perCm,
  seedOf,
  spin,
  type WeaveKey,
  type WovenCloth,
  type Yarn,
} from "@selvedge/textile-core";
import type { Draft } from "../source/read-draft.ts";
import type { Colours } from "../words/colour.ts";
import type { ColumnKey } from "./columns.ts";

/** What a row says of how its cloth is woven. */
export type Weaving = {
  readonly code: string;
  readonly attrs: Readonly<Partial<FabricAttrs>>;
  readonly weave: WeaveKey | null;
  /** A draft's weave stands before the named one, its colours where the row names none. */
  readonly draft: Draft | null;
  readonly colour: Colours | null;
  readonly weftColour: Colours | null;
};

const pick = ({ warpOrder, weftOrder }: Draft) => ({ warpOrder, weftOrder });
const isFinish = (word: string): word is FinishKey => word in FINISHES;
/** Kinds of yarn that change the look of both warp and weft without another colour having to be named. */
const SPUN_KINDS = ["slub", "melange"] as const;

/** What a construction lacks, and the column that would say it. */
type Missing = { readonly key: ColumnKey; readonly name: string };

/** The construction, or what is missing for one. */
export function constructionOf(weaving: Weaving): { readonly cloth: WovenCloth } | { readonly missing: readonly Missing[] } {
  const { attrs, draft } = weaving;
  const weave = draft?.weave ?? weaving.weave;
  const warp = countIn(attrs.warpYarnCount ?? "");
  const weft = countIn(attrs.weftYarnCount ?? "");
  const blend = compositionIn(attrs.composition ?? "")?.blend ?? null;
  const orders = weaving.colour ? ordersOf(weaving.colour, weaving.weftColour, attrs) : draft && pick(draft);
  const needed: readonly (readonly [ColumnKey, string, unknown])[] = [
    ["warpYarnCount", "warp yarn count", warp],
    ["weftYarnCount", "weft yarn count", weft],
    ["warpDensity", "warp density", attrs.warpDensity],
    ["weftDensity", "weft density", attrs.weftDensity],
    ["weave", "weave", weave],
    ["composition", "composition", blend],
    ["colour", "colours with their numbers of threads", orders],
  ];
  const missing = needed.flatMap(([key, name, value]) => (value === null || value === undefined ? [{ key, name }] : []));
  if (!warp || !weft || !blend || !orders || !weave || !attrs.warpDensity || !attrs.weftDensity) return { missing };
  const yarn = (count: Yarn["count"]): Yarn =>
    SPUN_KINDS.filter((kind) => attrs.fabricType?.includes(kind)).reduce<Yarn>((spun, kind) => spin(kind, spun), {
      count,
      fibre: blend,
    });
  return {
    cloth: {
      kind: "woven",
      warp: yarn(warp),
      weft: yarn(weft),
      endsPerCm: perCm(attrs.warpDensity),
      picksPerCm: perCm(attrs.weftDensity),
      weave,
      ...orders,
      finish: (attrs.finish ?? []).filter(isFinish),
      seed: seedOf(weaving.code),
    },
  };
}

/**
 * Colours of warp and weft. One colour is the whole cloth, of a denim its warp; several with their threads are the warp, and
 * the weft too where the pattern is a check. Several without numbers say nothing about the cloth.
 */
function ordersOf(
  colour: Colours,
  weft: Colours | null,
  { pattern, productType }: Readonly<Partial<FabricAttrs>>,
): { warpOrder: ColourOrder; weftOrder: ColourOrder } | null {
  const isUsable = ({ order, isCounted }: Colours) => order.length === 1 || (order.length > 1 && isCounted);
  if (!isUsable(colour) || (weft && !isUsable(weft))) return null;
  const warpOrder = colour.order;
  if (weft) return { warpOrder, weftOrder: weft.order };
  if (productType === "denim") return { warpOrder, weftOrder: [[GREIGE, 1]] };
  const isStripe = warpOrder.length > 1 && pattern !== "check";
  return { warpOrder, weftOrder: isStripe ? [[warpOrder[0]![0], 1]] : warpOrder };
}
