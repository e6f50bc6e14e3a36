import type { Component } from "@selvedge/textile-core";

/** Least share of European flax, in per cent, that may carry its mark. */
const FLAX_PERCENT = 50;
/** What lies on the skin is tested for harmful substances. */
const NEXT_TO_SKIN = ["shirt", "blouse", "dress", "t-shirt", "polo shirt", "underwear", "pyjamas", "bedding"];

/** The certificates a cloth may carry by what it is made of and for; words as they are printed. */
export function certificatesOf(
  composition: readonly Component[],
  fabricType: readonly string[],
  use: readonly string[],
): string[] {
  const percentOf = (fibre: Component["fibre"]) => composition.find((part) => part.fibre === fibre)?.percent ?? 0;
  return [
    ...(fabricType.includes("organic") && percentOf("cotton") > 0 ? ["GOTS"] : []),
    ...(fabricType.includes("bci") && percentOf("cotton") > 0 ? ["BCI"] : []),
    ...(fabricType.includes("recycle") ? ["GRS"] : []),
    ...(percentOf("linen") >= FLAX_PERCENT ? ["European Flax"] : []),
    ...(use.some((word) => NEXT_TO_SKIN.includes(word)) ? ["OEKO-TEX"] : []),
  ];
}
