import type { Cut } from "../recipes/garment.ts";
import { recipeFor } from "../recipes/index.ts";
import type { RecipeKey } from "../recipes/recipe.ts";
import { pairSeam } from "../seams/pair.ts";
import { layOut } from "./board.ts";
import { type DesignOptions, type Measurements, measurementsOf } from "./freesewing.ts";
import type { Pattern } from "./pattern.ts";

/** Hundredths of a millimetre are beyond any cutter, and keep stored patterns short. */
const round = (mm: number): number => Math.round(mm * 100) / 100 + 0;
const roundPoints = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => [round(x), round(y)] as const);

/** Measurements of the person a size is drafted for. Throws for a size the recipe does not have. */
export function measurementsFor(recipeKey: RecipeKey, size: string): Measurements {
  const recipe = recipeFor(recipeKey);
  const model = recipe.models[size];
  if (!model) throw new Error(`${recipe.name} has no size ${size}; it has ${recipe.sizes.join(", ")}`);
  return measurementsOf(model);
}

/** Cuts a garment without laying it out: what meshing and draping start from. */
export const cutGarment = (recipeKey: RecipeKey, size: string, options: DesignOptions = {}): Cut =>
  recipeFor(recipeKey).cut(measurementsFor(recipeKey, size), options);

/**
 * Drafts a garment in a size: pieces laid out on a board, seams with their runs, trims.
 * `options` override those of the FreeSewing design. Throws when a seam does not fit.
 */
export function draftPattern(recipeKey: RecipeKey, size: string, options: DesignOptions = {}): Pattern {
  const cut = cutGarment(recipeKey, size, options);
  const layouts = layOut(cut.pieces, cut.board);
  return {
    pieces: Object.entries(cut.pieces).map(([key, piece]) => {
      const layout = layouts[key];
      if (!layout) throw new Error(`${recipeKey}: ${key} has no place on the board`);
      return {
        key,
        name: piece.name,
        side: piece.side,
        outline: piece.outline.map(({ x, y }) => [round(x), round(y)] as const),
        grain: 0,
        layout,
        internal: piece.internal.map(({ kind, points }) => ({ kind, points: roundPoints(points) })),
      };
    }),
    seams: cut.sewing.map((sewing) => {
      const seam = pairSeam(cut.pieces, sewing);
      return {
        ...seam,
        a: { ...seam.a, points: roundPoints(seam.a.points) },
        b: { ...seam.b, points: roundPoints(seam.b.points) },
      };
    }),
    trims: cut.trims,
  };
}
