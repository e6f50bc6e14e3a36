import type { ProductCard } from "@selvedge/contract";
import { create } from "zustand";

type Chosen = { readonly fabrics: readonly ProductCard[] };

/** The fabrics a customer has chosen in lists of this tab, in the order of choosing; they stay while pages change. */
export const useChosen = create<Chosen>(() => ({ fabrics: [] }));

/** Chooses a fabric, or takes it out. */
export function toggleChosen(fabric: ProductCard): void {
  useChosen.setState(({ fabrics }) => ({
    fabrics: fabrics.some(({ productId }) => productId === fabric.productId)
      ? fabrics.filter(({ productId }) => productId !== fabric.productId)
      : [...fabrics, fabric],
  }));
}

/** Chooses several at once; those chosen already keep their place. */
export function chooseAll(more: readonly ProductCard[]): void {
  useChosen.setState(({ fabrics }) => {
    const known = new Set(fabrics.map(({ productId }) => productId));
    return { fabrics: [...fabrics, ...more.filter(({ productId }) => !known.has(productId))] };
  });
}

/** Chooses nothing any more. */
export const chooseNone = (): void => useChosen.setState({ fabrics: [] });
