import type { Piece, Seam } from "@selvedge/contract";
import { draftPattern, type Pattern, type Point2, RECIPE_KEYS, type RecipeKey, type SeamSide } from "@selvedge/garment-core";

const drafted = new Map<string, Pattern>();

/** The pieces and seams of a recipe in one size, drafted once in the life of the process. */
export function patternOf(
  recipe: string,
  size: string,
  translate: (english: string) => string,
): { pieces: Piece[]; seams: Seam[] } {
  const key = `${recipe} ${size}`;
  const pattern = drafted.get(key) ?? draftPattern(recipeKey(recipe), size);
  drafted.set(key, pattern);
  return {
    pieces: pattern.pieces.map((piece) => ({
      ...piece,
      name: translate(piece.name),
      outline: points(piece.outline),
      internal: piece.internal.map((line) => ({ kind: line.kind, points: points(line.points) })),
    })),
    seams: pattern.seams.map((seam) => ({ ...seam, a: side(seam.a), b: side(seam.b) })),
  };
}

/** A recipe named by a stored style; one this server does not know is a fault of its data. */
export function recipeKey(recipe: string): RecipeKey {
  const known = RECIPE_KEYS.find((key) => key === recipe);
  if (!known) throw new Error(`a style names the unknown recipe ${recipe}`);
  return known;
}

const points = (of: readonly Point2[]) => of.map(([x, y]): [number, number] => [x, y]);
const side = (of: SeamSide) => ({ ...of, points: points(of.points) });
