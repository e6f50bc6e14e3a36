import type { LaidTrim, Placement } from "@selvedge/editor-core";
import type { ButtonMark, Plate, SewnPart, WornGarment } from "@selvedge/garment-core";
import type { PicturedFabric, Pictures } from "../drawing/index.ts";
import type { ClothMaps, PreviewPiece } from "../preview/types.ts";

export const GARMENT_FORMATS = ["glb", "usdz", "obj"] as const;
export type GarmentFormat = (typeof GARMENT_FORMATS)[number];

/** A colourway: what lies on each piece. */
export type DressOrder = { readonly name: string; readonly placement: Placement };

/** A garment to be made a file of: its drape, its pieces, and what it wears, first the dress that is shown. */
export type GarmentOrder = {
  readonly name: string;
  readonly drapeUrl: string;
  readonly pieces: readonly PreviewPiece[];
  /** What is sewn on; the placement has its pictures. */
  readonly trims: readonly LaidTrim[];
  readonly dresses: readonly [DressOrder, ...DressOrder[]];
  readonly pictures: Pictures;
  readonly mapsOf: (fabric: PicturedFabric) => ClothMaps | null;
  /** Name of a fabric, as in its material. */
  readonly nameOf: (fabric: PicturedFabric) => string;
};

/** What the worker is asked for: everything but the mesh, which it makes itself. */
export type FileRequest = Pick<WornGarment, "name" | "dresses"> & {
  readonly format: GarmentFormat;
  readonly drapeUrl: string;
  /** What stands on the cloth, and what lies on it in its own thickness. */
  readonly parts: readonly SewnPart[];
  readonly plates: readonly Plate[];
  /** The pattern's own. */
  readonly buttons: readonly ButtonMark[];
};
export type FileAnswer =
  | { readonly kind: "file"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly reason: string };
