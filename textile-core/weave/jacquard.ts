import { endsOf, type Lift, type Lifts, picksOf, type Weave } from "./weave.ts";

/** A picture on point paper: rows from the top, each character the key of a weave; one character is one end and one pick. */
export type PointPaper = readonly string[];

/** A picture names a weave that was not given, or its rows differ in length. */
export class BadPointPaper extends Error {
  override readonly name = "BadPointPaper";
}

/**
 * The draft of a jacquard: every end and pick weaves as the weave of its place in the picture says.
 * The weaves run on under the picture, so figure and ground keep their own order. Throws `BadPointPaper`.
 */
export function jacquard(picture: PointPaper, weaves: Readonly<Record<string, Weave>>): Lifts {
  const width = picture[0]?.length ?? 0;
  if (width === 0) throw new BadPointPaper("The picture has no ends");
  return picture
    .map((row, fromTop) => {
      if (row.length !== width) throw new BadPointPaper(`Row ${fromTop + 1} has ${row.length} ends, the first has ${width}`);
      const pick = picture.length - 1 - fromTop;
      return [...row].map((mark, end): Lift => {
        const weave = weaves[mark];
        if (!weave) throw new BadPointPaper(`Row ${fromTop + 1} asks for a weave "${mark}" that is not given`);
        return weave.lifts[pick % picksOf(weave)]![end % endsOf(weave)]!;
      });
    })
    .reverse();
}

/**
 * Point paper from a picture of levels: `levels` holds one number a pixel, row by row from the top; each is read at the
 * size of the draft by nearest neighbour and written as the mark of its level. Sizes are whole numbers of threads.
 */
export function pointPaperOf(
  levels: ArrayLike<number>,
  size: { readonly width: number; readonly height: number },
  threads: { readonly ends: number; readonly picks: number },
  marks: readonly string[],
): PointPaper {
  return Array.from({ length: threads.picks }, (_, pick) => {
    const row = Math.floor(((pick + 0.5) * size.height) / threads.picks) * size.width;
    return Array.from({ length: threads.ends }, (_, end) => {
      const level = levels[row + Math.floor(((end + 0.5) * size.width) / threads.ends)]!;
      return marks[level] ?? "?";
    }).join("");
  });
}
