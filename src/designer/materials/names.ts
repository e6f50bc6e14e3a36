import type { ClothFinish, FinishKind } from "@selvedge/editor-core";

/** The word of each finish, in `locales/<lang>/materials.json` and wherever else it is said. */
export const FINISH_NAMES: Readonly<Record<FinishKind, string>> = {
  print: "Plain print",
  matte: "Matte",
  satin: "Satin",
  foil: "Foil",
  puff: "Puff print",
  embroidery: "Embroidery",
  flock: "Flock",
  patch: "Patch",
};

export const CLOTH_FINISH_NAMES: Readonly<Record<ClothFinish | "none", string>> = {
  none: "No finish",
  matte: "Matte",
  satin: "Satin",
  coated: "Coated",
  brushed: "Brushed",
  metallic: "Metallic",
};
