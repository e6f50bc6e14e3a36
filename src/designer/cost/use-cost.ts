import type { DesignDocument } from "@selvedge/editor-core";
import { useMemo } from "react";
import { useAssetCount, useSession, useShown, useStyle } from "../session/context.ts";
import { clothsOf, orderOf, type Reckoned, reckoned } from "./reckon.ts";
import { useConsumption } from "./use-consumption.ts";
import { useTiers } from "./use-tiers.ts";

export type Cost = {
  readonly reckonings: readonly Reckoned[];
  /** The pieces are being laid; what is shown is of the choice before, or a first estimate. */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
};

/** What the cloth of the garment takes and costs for a number of garments, as it is shown, with options that may still be dragged. */
export function useCost(garments: number, matches: boolean, options?: DesignDocument["options"]): Cost {
  const { assets } = useSession();
  const style = useStyle();
  const count = useAssetCount();
  const pieces = useShown((document) => document.pieces);
  const committed = useShown((document) => document.options);
  const chosen = options ?? committed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the asset cache knows more when it has grown
  const cloths = useMemo(() => clothsOf({ pieces }, style, assets, matches), [pieces, style, assets, matches, count]);
  const { laid, state } = useConsumption(orderOf(style, chosen, cloths));
  const { tiers, hasFailed } = useTiers(cloths.flatMap(({ productId }) => productId ?? []));
  return {
    reckonings: reckoned(cloths, laid, tiers, garments),
    isBusy: state === "laying",
    hasFailed: hasFailed || state === "failed",
  };
}
