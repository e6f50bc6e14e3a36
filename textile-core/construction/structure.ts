import type { AnyCloth, ColourOrder, KnittedCloth } from "../cloth.ts";
import { repeatOf } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { meanOf, shadesOf } from "./shades.ts";

/** Colours that repeat within this size stay as they are in a structure tile. */
const SMALL_REPEAT_MM: Mm = 16;

const mixed = (order: ColourOrder): ColourOrder => [[meanOf(shadesOf(order)).hex, 1]];

/** A jacquard's stitches counted by colour. */
const ordersOf = ({ jacquard, courseOrder }: KnittedCloth): ColourOrder =>
  jacquard ? jacquard.chart.flatMap((row) => [...row].map((stitch) => [jacquard.colours[stitch]!, 1] as const)) : courseOrder;

/** The cloth as its structure alone: slow colour orders become their mean colour and large decorations go, so that the repeat is the weave's or knit's own. */
export function structureOf(cloth: AnyCloth): AnyCloth {
  const { mmWidth, mmHeight } = repeatOf(cloth);
  if (Math.max(mmWidth, mmHeight) <= SMALL_REPEAT_MM) return cloth;
  switch (cloth.kind) {
    case "woven":
      return { ...cloth, decoration: undefined, warpOrder: mixed(cloth.warpOrder), weftOrder: mixed(cloth.weftOrder) };
    case "knitted":
      return { ...cloth, jacquard: undefined, decoration: undefined, courseOrder: mixed(ordersOf(cloth)) };
    case "lace":
      return cloth;
  }
}
