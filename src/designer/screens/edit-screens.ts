import type { Screen } from "@selvedge/textile-core";

/** One screen prints another's part too; its ink stays the other's. */
export const merged = (screens: readonly Screen[], at: number, into: number): Screen[] => {
  const from = screens[at]!.from;
  return screens
    .map((screen, index) => (index === into ? { ...screen, from: [...screen.from, ...from] } : screen))
    .toSpliced(at, 1);
};

/** A screen less: what it printed goes to the nearest of the others, pixel by pixel. */
export const without = (screens: readonly Screen[], at: number): Screen[] => screens.toSpliced(at, 1);

/** Another ink in a screen. */
export const recoloured = (screens: readonly Screen[], at: number, hex: Screen["hex"]): Screen[] =>
  screens.with(at, { ...screens[at]!, hex });
