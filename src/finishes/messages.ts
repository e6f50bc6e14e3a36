import type { ArtworkFinish } from "@selvedge/editor-core";

/** An artwork is to be made up: its picture, its size on the cloth, its finish and how high it stands. */
export type FinishRequest = {
  readonly number: number;
  readonly picture: ImageBitmap;
  readonly size: { readonly width: number; readonly height: number };
  readonly finish: ArtworkFinish;
  readonly mm: number;
};

/** An artwork as it is made: as the board shows it, without the board's light, and its height. */
export type FinishedPicture = { readonly appearance: ImageBitmap; readonly colour: ImageBitmap; readonly relief: ImageBitmap };
/** What embroidery is sewn with: the colour of a thread, and how many stitches. */
export type SewnThread = { readonly hex: string; readonly stitches: number };
export type FinishAnswer = { readonly number: number; readonly made: FinishedPicture; readonly threads: readonly SewnThread[] };
