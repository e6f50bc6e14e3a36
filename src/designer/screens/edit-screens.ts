import type { Screen } from "@selvedge/textile-core";

/** One screen prints another's part too; its ink stays the other's. */
export const merged = (screens: readonly Screen[], position: number, into: number): Screen[] => {
  const from = screens[position]!.from;
  return screens
    .map((screen, index) => (index === into ? { ...screen, from: [...screen.from, ...from] } : screen))
    .toSpliced(position, 1);
};

/** A screen less: what it printed goes to the nearest of the others, pixel by pixel. */
export const without = (screens: readonly Screen[], index: number): Screen[] => screens.toSpliced(index, 1);

/** Another ink in a screen. */
export const recoloured = (screens: readonly Screen[], index: number, hex: Screen["hex"]): Screen[] =>
  screens.with(index, { ...screens[index]!, hex });
