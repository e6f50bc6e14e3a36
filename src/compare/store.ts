import { create } from "zustand";
import type { CartProduct } from "../cart/rules.ts";
import { recall, STORED, useSession } from "../state/session.ts";

/** Fabrics that are compared side by side. */
export const MAX_COMPARED = 6;

export type Compared = CartProduct & { weight: number | null };
type Tools = { compare: readonly Compared[] };

function read(text: string | null): readonly Compared[] {
  try {
    const { compare } = JSON.parse(text ?? "{}") as Partial<Tools>;
    return Array.isArray(compare) ? compare.filter(({ productId }) => typeof productId === "string").slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

/** The fabrics on the compare tray, the same in every tab; they go with the customer who signs out. */
export const useCompared = create<{ fabrics: readonly Compared[] }>(() => ({ fabrics: read(recall(STORED.commonTools)) }));

addEventListener("storage", ({ key, newValue }) => {
  if (key === STORED.commonTools || key === null) useCompared.setState({ fabrics: read(newValue) });
});
useSession.subscribe(({ customer }, before) => {
  if (!customer && before.customer) useCompared.setState({ fabrics: [] });
});

function keep(fabrics: readonly Compared[]): void {
  useCompared.setState({ fabrics });
  try {
    localStorage.setItem(STORED.commonTools, JSON.stringify({ compare: fabrics } satisfies Tools));
  } catch {
    // Without storage the tray lasts as long as the tab.
  }
}

/** Whether the fabrics are shown side by side. */
export const useComparison = create<{ isOpen: boolean }>(() => ({ isOpen: false }));
export const showComparison = (isOpen: boolean): void => useComparison.setState({ isOpen });

export const isCompared = (productId: string) => useCompared.getState().fabrics.some((fabric) => fabric.productId === productId);

/** Lays a fabric on the tray; false when the tray is full. */
export function compare(fabric: Compared): boolean {
  const { fabrics } = useCompared.getState();
  if (isCompared(fabric.productId)) return true;
  if (fabrics.length >= MAX_COMPARED) return false;
  const { productId, productCode, productName, productImg, weight } = fabric;
  keep([...fabrics, { productId, productCode, productName, productImg, weight }]);
  return true;
}

export const leaveOut = (productId: string): void =>
  keep(useCompared.getState().fabrics.filter((fabric) => fabric.productId !== productId));
export const emptyTray = (): void => keep([]);
