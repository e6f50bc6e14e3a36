import type { ChosenOptions, ClothPieces } from "@selvedge/garment-core";

/** A cloth and the pieces that are cut from it. */
export type ClothToLay = ClothPieces & { readonly name: string };

/** The pieces of a garment are to be laid on its cloths. */
export type CostOrder = {
  readonly recipe: string;
  readonly size: string;
  readonly chosen: ChosenOptions;
  readonly cloths: readonly ClothToLay[];
};

/** Length of a cloth for one garment, mm; `tooWide` when a piece does not fit across it. */
export type LaidCloth = { readonly name: string; readonly length: number; readonly tooWide: boolean };
export type CostAnswer = { readonly number: number; readonly laid: readonly LaidCloth[]; readonly isLast: boolean };
export type CostRequest = { readonly number: number; readonly order: CostOrder };
