import type { LayOrder } from "./lay.ts";

/** Weaves and knits whose fibres lie one way, as a mill names them. */
const NAPPED_STYLES: readonly string[] = ["corduroy", "velvet", "velveteen", "fleece", "flannel", "moleskin"];
/** Finishes that raise fibres far enough to lie one way; peaching leaves them too short. */
const NAPPED_FINISHES: readonly string[] = ["brushed", "flannel", "milled"];

/** What a cloth is by its record, and what is done to it after it is made. */
export type ClothFace = { readonly style?: string | undefined; readonly finish?: readonly string[] | undefined };

/** How a cloth is laid: one way where it has a nap, since pieces turned about would look darker or lighter beside the others. */
export const napOf = ({ style = "", finish = [] }: ClothFace): LayOrder["nap"] =>
  NAPPED_STYLES.includes(style) || finish.some((one) => NAPPED_FINISHES.includes(one)) ? "one-way" : "two-way";
