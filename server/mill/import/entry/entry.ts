import type { FabricAttrs } from "@selvedge/contract";
import type { FabricRecord } from "@selvedge/textile-core";

export type PictureMap = "albedo" | "normal" | "roughness" | "height";
/** How light lies on a cloth that is given as pictures, as the 3D view needs it; all 0 … 1. */
export type Gloss = { readonly roughness: number; readonly sheen: number; readonly sheenRoughness: number };

/** What a fabric is shown by: its construction, from which pictures are computed, or pictures of its own. */
export type Appearance =
  | { readonly kind: "construction"; readonly record: FabricRecord }
  | {
      readonly kind: "pictures";
      /** Reads the file of each picture; they are many, so they are not all held at once. */
      readonly maps: Readonly<Partial<Record<PictureMap, () => Promise<Uint8Array>>>>;
      readonly mmWidth: number;
      /** Follows from the picture's shape when null. */
      readonly mmHeight: number | null;
      readonly gloss: Gloss;
      /** A larger file is refused: a photograph has the limit of an upload, a scanner's map is larger. */
      readonly mostBytes: number;
      /** Kept beside the pictures where it is known. */
      readonly record: FabricRecord | null;
    };

export type Money = { readonly amount: number; readonly currency: string };
export type Quantity = { readonly value: number; readonly unit: "m" | "yd" | "kg" | "pc" };

/** What a file says of a fabric. Fields it leaves out keep the catalogue's value. */
export type Stated = {
  readonly name?: string;
  readonly description?: string;
  readonly attrs: Readonly<Partial<FabricAttrs>>;
  readonly tags?: readonly string[];
  readonly stock?: "ready" | "order" | "out";
  readonly stockMetres?: number | null;
  readonly moq?: Quantity | null;
  readonly leadDays?: number | null;
  readonly price?: Money | null;
};

/** One fabric of a file; `appearance` is null where the file gives nothing to see. */
export type Entry = {
  readonly file: string;
  readonly row: number | null;
  readonly code: string;
  readonly stated: Stated;
  readonly appearance: Appearance | null;
  /** Whether a fault that was found says why there is nothing to see. */
  readonly isExplained: boolean;
};
