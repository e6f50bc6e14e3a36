import type { AnyCloth, ColourOrder } from "../cloth.ts";
import { describeKnit } from "../knit/weigh.ts";
import { repeatOf } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { meanOf, shadesOf, shownOf } from "./shades.ts";

/** Colours that repeat within this size stay as they are in a structure tile. */
const SMALL_REPEAT_MM: Mm = 16;

const mixed = (order: ColourOrder): ColourOrder => [[meanOf(shadesOf(shownOf(order, 1))).hex, 1]];

/** The cloth as its structure alone: slow colour orders become their mean colour, so that the repeat is the weave's or knit's own. */
export function structureOf(cloth: AnyCloth): AnyCloth {
  const { mmWidth, mmHeight } = repeatOf(cloth);
  if (Math.max(mmWidth, mmHeight) <= SMALL_REPEAT_MM) return cloth;
  switch (cloth.kind) {
    case "woven":
      return { ...cloth, warpOrder: mixed(cloth.warpOrder), weftOrder: mixed(cloth.weftOrder) };
    case "knitted":
      return { ...cloth, jacquard: undefined, courseOrder: [[describeKnit(cloth).meanColour.hex, 1]] };
    case "lace":
      return cloth;
  }
}
