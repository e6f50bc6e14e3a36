import type { PatternPaper } from "@selvedge/contract";
import type { CuttingPiece } from "@selvedge/garment-core";

/** Words of a printed pattern in the reader's language, and that language. */
export type PatternPdfWords = {
  readonly language: string;
  readonly title: string;
  /** Size and seam allowance. */
  readonly subtitle: string;
  readonly print: string;
  readonly glue: string;
  readonly cutLine: string;
  readonly seamLine: string;
  readonly fold: string;
  readonly grain: string;
  readonly onFold: string;
  /** With {{page}} and {{pages}} in it. */
  readonly pageOf: string;
};

/** A pattern to be printed, as plain data that can be sent to a working thread; pieces are named as the reader names them. */
export type PatternPdfInput = {
  readonly pieces: readonly CuttingPiece[];
  readonly paper: PatternPaper;
  readonly words: PatternPdfWords;
};
