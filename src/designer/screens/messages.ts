import type { FilmSize, Loss, Screen, Screens, SizeMm, StitchPlan } from "@selvedge/textile-core";

/** What the worker is asked; it holds one picture at a time. */
export type ScreenRequest =
  /** Null lets the picture decide whether it stands on white. */
  | { readonly kind: "see"; readonly url: string; readonly leavesWhite: boolean | null }
  | { readonly kind: "print"; readonly screens: readonly Screen[] }
  | { readonly kind: "picture"; readonly screens: readonly Screen[] }
  | StitchRequest
  | {
      readonly kind: "films";
      readonly screens: readonly Screen[];
      /** One for each screen, without the ending. */
      readonly names: readonly string[];
      readonly size: FilmSize;
      readonly mirrored: boolean;
    };

/** An embroidered artwork is to be counted. */
export type StitchRequest = { readonly kind: "stitches"; readonly url: string; readonly size: SizeMm; readonly plan: StitchPlan };

export type Seen = Screens & {
  readonly width: number;
  readonly height: number;
  readonly leavesWhite: boolean;
  /** The picture has more pixels than are analysed, and was reduced. */
  readonly isShrunk: boolean;
};

export type PrintShown = {
  readonly picture: ImageBitmap;
  readonly map: ImageBitmap;
  readonly shares: readonly number[];
  readonly edges: number;
  readonly loss: Loss;
};

/** What each request is answered with. */
export type ScreenAnswers = {
  readonly see: Seen;
  readonly print: PrintShown;
  readonly picture: Blob;
  readonly films: Uint8Array<ArrayBuffer>;
  readonly stitches: { readonly stitches: number; readonly threads: number };
};

export type Numbered<T> = T & { readonly number: number };
export type ScreenReply =
  | { readonly number: number; readonly data: ScreenAnswers[keyof ScreenAnswers] }
  | { readonly number: number; readonly failed: string };
