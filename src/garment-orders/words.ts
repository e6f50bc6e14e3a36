import type { OrderedGarment } from "@selvedge/contract";

export type Packing = OrderedGarment["packing"];

/** Texts of the area `orders`. */
export const LABEL_NAMES: Readonly<Record<Packing["labels"][number], string>> = {
  main: "Brand label",
  size: "Size label",
  care: "Care label",
  hangTag: "Hang tag",
  barcode: "Barcode on the carton",
};
export const LABELS = Object.keys(LABEL_NAMES) as Packing["labels"][number][];

export const ASSORTMENT_NAMES: Readonly<Record<Packing["assortment"], string>> = {
  solid: "One size and colour a carton",
  mixed: "Sizes and colours mixed",
};
