import { create } from "zustand";

/** Hearts set or cleared on this page since its cards were read. */
const useTouched = create<{ hearts: ReadonlyMap<string, boolean> }>(() => ({ hearts: new Map() }));

/** Whether a fabric, style or showroom is kept: what was done here counts before what its card said. */
export const useHeart = (id: string, onCard: boolean): boolean => useTouched(({ hearts }) => hearts.get(id) ?? onCard);

export function touchHeart(id: string, isKept: boolean): void {
  useTouched.setState(({ hearts }) => ({ hearts: new Map(hearts).set(id, isKept) }));
}
