import { type OpenClosures, openOf } from "../recipes/closures.ts";
import type { Cut, CutPiece } from "../recipes/garment.ts";
import { recipeFor } from "../recipes/index.ts";
import { openedCut } from "../recipes/opened-cut.ts";
import { type ChosenOptions, valuesOf } from "../recipes/options.ts";
import type { RecipeName } from "../recipes/recipe.ts";
import { pairSeam } from "../seams/pair.ts";
import { layOut } from "./board.ts";
import { measurementsOf } from "./freesewing.ts";
import { trimMarks } from "./marks.ts";
import type { Measurements } from "./measurements.ts";
import type { Pattern, Piece } from "./pattern.ts";

/** Hundredths of a millimetre are beyond any cutter, and keep stored patterns short. */
const round = (mm: number): number => Math.round(mm * 100) / 100 + 0;
const roundPoints = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => [round(x), round(y)] as const);

const drawnPiece = (key: string, { outline, internal }: CutPiece, trims: Cut["trims"]): Pick<Piece, "outline" | "internal"> => ({
  outline: outline.map(({ x, y }) => [round(x), round(y)] as const),
  internal: [...internal, ...trimMarks(trims, key)].map((line) => ({ ...line, points: roundPoints(line.points) })),
});

/** Measurements of the person a size is drafted for. Throws for a size the recipe does not have. */
export function measurementsFor(recipeKey: RecipeName, size: string): Measurements {
  const recipe = recipeFor(recipeKey);
  const model = recipe.models[size];
  if (!model) throw new Error(`${recipe.name} has no size ${size}; it has ${recipe.sizes.join(", ")}`);
  return measurementsOf(model);
}

/** Cuts a garment without laying it out: what meshing and draping start from. Throws for options the recipe does not have. */
export function cutGarment(recipeKey: RecipeName, size: string, chosen: ChosenOptions = {}): Cut {
  const recipe = recipeFor(recipeKey);
  return recipe.cut(measurementsFor(recipeKey, size), valuesOf(recipe.options, chosen));
}

/**
 * Drafts a garment in a size: pieces laid out on a board, seams with their runs, trims.
 * Throws when a seam does not fit, and an `OptionError` for options that the recipe does not have.
 */
export function draftPattern(recipeKey: RecipeName, size: string, chosen: ChosenOptions = {}): Pattern {
  const cut = cutGarment(recipeKey, size, chosen);
  const layouts = layOut(cut.pieces, cut.board);
  return {
    pieces: Object.entries(cut.pieces).map(([key, piece]) => {
      const layout = layouts[key];
      if (!layout) throw new Error(`${recipeKey}: ${key} has no place on the board`);
      return {
        key,
        name: piece.name,
        side: piece.side,
        grain: 0,
        layout,
        ...drawnPiece(key, piece, cut.trims),
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

const sameMarks = (key: string, one: Cut["trims"], other: Cut["trims"]): boolean =>
  JSON.stringify(trimMarks(one, key)) === JSON.stringify(trimMarks(other, key));

/** The pieces that differ from the pattern while closures are open: as wide as they are cut, with the buttons or the holes of their own side. */
export function openedPieces(
  recipeKey: RecipeName,
  size: string,
  { chosen = {}, open }: { readonly chosen?: ChosenOptions; readonly open: OpenClosures },
): readonly Pick<Piece, "key" | "outline" | "internal">[] {
  const closed = cutGarment(recipeKey, size, chosen);
  const { pieces, trims } = openedCut(closed, openOf(recipeFor(recipeKey).closures ?? [], open));
  return Object.entries(pieces).flatMap(([key, piece]) => {
    const isAsDrafted = piece.outline === closed.pieces[key]!.outline && sameMarks(key, trims, closed.trims);
    return isAsDrafted ? [] : [{ key, ...drawnPiece(key, piece, trims) }];
  });
}
