import { laidTrims } from "@selvedge/editor-core";
import { useMemo } from "react";
import { useShown, useStyle } from "../session/context.ts";
import { useTrims } from "../trims/use-trims.ts";
import { type TrimTaken, trimsTaken } from "./trim-cost.ts";

/** What the garment has sewn on, as it is shown, and what that costs for a number of garments; whether its prices did not arrive. */
export function useTrimsTaken(garments: number): { readonly taken: readonly TrimTaken[]; readonly hasFailed: boolean } {
  const { pieces } = useStyle();
  const trims = useShown((document) => document.trims);
  const { choices, error } = useTrims();
  const laid = useMemo(() => laidTrims({ trims }, pieces), [trims, pieces]);
  const taken = useMemo(() => trimsTaken(laid, choices, garments), [laid, choices, garments]);
  return { taken, hasFailed: laid.length > 0 && choices.length === 0 && error !== null };
}
