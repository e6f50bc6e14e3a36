/** Two marks across a photograph, as shares of its width and height from 0 to 1. */
export type Marks = {
  readonly a: { readonly x: number; readonly y: number };
  readonly b: { readonly x: number; readonly y: number };
};
type Pixels = { readonly width: number; readonly height: number };

/** Pixels between the two marks. */
export const markedPixels = ({ a, b }: Marks, { width, height }: Pixels): number =>
  Math.hypot((b.x - a.x) * width, (b.y - a.y) * height);

/** How many mm wide the photograph is when the marks are `knownMm` apart; null while they lie on each other. */
export function widthFromMarks(marks: Marks, picture: Pixels, knownMm: number): number | null {
  const pixels = markedPixels(marks, picture);
  return pixels < 1 ? null : (knownMm * picture.width) / pixels;
}

/** The mm between the marks when the photograph is `mmWidth` wide. */
export const markedMm = (marks: Marks, picture: Pixels, mmWidth: number): number =>
  (markedPixels(marks, picture) * mmWidth) / picture.width;
