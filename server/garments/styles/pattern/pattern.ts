import type { CutPiece, GarmentClosure, Piece, Seam, SeamAllowance } from "@selvedge/contract";
import {
  type ButtonMark,
  buttonMarks,
  type ChosenOptions,
  cuttingPieces,
  draftPattern,
  garmentMeasures,
  isJoined,
  OptionError,
  optionsIn,
  optionsText,
  type Pattern,
  type Point2,
  RECIPE_KEYS,
  type RecipeName,
  type RecipeOption,
  recipeOf,
  type SeamSide,
} from "@selvedge/garment-core";
import { invalid } from "../../../platform/invalid.ts";

/** A recipe in a size, with what is chosen of its options. */
export type Drawn = { readonly recipe: string; readonly size: string; readonly chosen: ChosenOptions };

const drafted = new Map<string, Pattern>();
/** Room for every style in every size, twice; beyond it the least recently used one is dropped. */
const MAX_DRAFTED = 256;

/** A pattern, drafted once while it is asked for. */
export function drawn({ recipe, size, chosen }: Drawn): Pattern {
  const own = recipeKey(recipe);
  const key = `${recipe} ${size} ${optionsText(recipeOf(own).options, chosen)}`;
  const pattern = drafted.get(key) ?? draftPattern(own, size, chosen);
  drafted.delete(key);
  drafted.set(key, pattern);
  if (drafted.size > MAX_DRAFTED) drafted.delete(drafted.keys().next().value!);
  return pattern;
}

/** What is chosen of a recipe's options, from the text of a call; what the recipe does not have is refused. */
export function chosenIn(recipe: string, text: string | undefined, translate: (english: string) => string): ChosenOptions {
  try {
    return optionsIn(recipeOf(recipeKey(recipe)).options, text ?? "");
  } catch (fault) {
    if (!(fault instanceof OptionError)) throw fault;
    throw invalid(translate, { path: "options", rule: "option", message: "The garment cannot be drawn with these options." });
  }
}

/** What may be chosen of a recipe. */
export const choicesOf = (recipe: string, translate: (english: string) => string): RecipeOption[] =>
  recipeOf(recipeKey(recipe)).options.map((option) => ({ ...option, name: translate(option.name) }));

/** What of a recipe its wearer can open; nothing at all where it has no closure. */
export function closuresOf(recipe: string, translate: (english: string) => string): { closures?: GarmentClosure[] } {
  const { closures } = recipeOf(recipeKey(recipe));
  return closures ? { closures: closures.map((closure) => ({ ...closure, name: translate(closure.name) })) } : {};
}

/** The pieces of a pattern with their seam allowance. */
export function cutPiecesOf(order: Drawn, allowance: SeamAllowance, translate: (english: string) => string): CutPiece[] {
  return cuttingPieces(drawn(order), allowance).map(({ piece, cutLine, fold, count }) => ({
    ...pieceOf(piece, translate),
    cutLine: points(cutLine),
    fold: fold && [point(fold[0]), point(fold[1])],
    count,
  }));
}

/** The two measurements that a garment is graded by, mm. */
export const measuresOf = ({ recipe, size, chosen }: Drawn, translate: (english: string) => string) =>
  garmentMeasures(recipeKey(recipe), size, chosen).map(({ name, mm }) => ({ name: translate(name), mm: rounded(mm) }));

/** The pieces and seams of a pattern. */
export function patternOf(order: Drawn, translate: (english: string) => string): { pieces: Piece[]; seams: Seam[] } {
  const pattern = drawn(order);
  return {
    pieces: pattern.pieces.map((piece) => pieceOf(piece, translate)),
    seams: pattern.seams.map((seam) => ({ ...seam, a: side(seam.a), b: side(seam.b) })),
  };
}

/** The buttons of a recipe as it is drawn in a size, its default one unless told, for what pictures it; nothing at all where it has none. */
export function buttonsOf(
  recipe: string,
  size: string = recipeOf(recipeKey(recipe)).defaultSize,
): { readonly buttons?: readonly ButtonMark[] } {
  const marks = buttonMarks(drawn({ recipe, size, chosen: {} }).pieces);
  return marks.length > 0 ? { buttons: marks.map((mark) => ({ ...mark, x: rounded(mark.x), y: rounded(mark.y) })) } : {};
}

/** A recipe named by a stored style, or a pattern written out there; another is a fault of its data. */
export function recipeKey(recipe: string): RecipeName {
  if (isJoined(recipe)) return recipe;
  const known = RECIPE_KEYS.find((key) => key === recipe);
  if (!known) throw new Error(`a style names the unknown recipe ${recipe}`);
  return known;
}

/** To hundredths of a millimetre. */
const rounded = (mm: number) => Math.round(mm * 100) / 100 + 0;
const point = ([x, y]: Point2): [number, number] => [rounded(x), rounded(y)];
const points = (places: readonly Point2[]) => places.map(point);
const pieceOf = (piece: Pattern["pieces"][number], translate: (english: string) => string): Piece => ({
  ...piece,
  name: translate(piece.name),
  outline: points(piece.outline),
  internal: piece.internal.map((line) => ({ ...line, points: points(line.points) })),
});
const side = (seamSide: SeamSide) => ({ ...seamSide, points: points(seamSide.points) });
