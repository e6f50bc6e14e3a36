import type { Lang } from "@selvedge/contract";
import type {
  ArtworkFinish,
  ArtworkLattice,
  ClothFinish,
  Colour,
  Dimension,
  FabricMapping,
  Landmarks,
  Repeat,
} from "@selvedge/editor-core";
import type { ChosenOptions, ClothPieces, Pattern, PointOfMeasure, RecipeName, Trim } from "@selvedge/garment-core";
import type { GarmentDrawing } from "../drawing/garment-view.ts";
import type { PackSignOff } from "./sign-offs.ts";
import type { PackText } from "./texts.ts";

type Piece = Pattern["pieces"][number];

/** A piece named as the reader names it. */
export type PackPiece = Piece &
  Landmarks & {
    /** How many are cut for one garment, and whether on the fold of doubled cloth. */
    readonly count: number;
    readonly onFold: boolean;
    /** Code or name of what it is cut from; empty where nothing lies on it. */
    readonly cloth: string;
  };

/** A distance of an artwork, and what stands at its other end. */
export type PackDistance = Dimension & { readonly to: Dimension["to"]; readonly name: PackText };

/** An artwork on its piece, by the letter that it has on the drawing. */
export type PackArtwork = {
  readonly mark: string;
  readonly name: string;
  readonly pieceKey: string;
  readonly imageId: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly flipped: boolean;
  readonly repeat: Repeat;
  readonly gap: number;
  readonly lattice?: ArtworkLattice;
  readonly onFabric: boolean;
  readonly opacity: number;
  /** What it is made of; null where it is printed. */
  readonly finish: ArtworkFinish | null;
  /** Whether its distances are drawn; a table has them anyway. */
  readonly isDrawn: boolean;
  readonly distances: readonly PackDistance[];
};

/** A cloth of the garment, and how it is laid under its pieces. */
export type PackFabric = {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly composition: string;
  readonly weightGsm: number | null;
  readonly widthCm: number | null;
  /** Pieces that it lies under in the same way. */
  readonly laid: readonly {
    readonly pieces: readonly string[];
    readonly mapping: FabricMapping;
    /** What is done to the cloth; null where it is as it comes. */
    readonly finish: ClothFinish | null;
  }[];
};

export type PackCloth = {
  readonly name: string;
  readonly pieceKeys: readonly string[];
  readonly width: number;
  readonly repeat: number;
  readonly nap: ClothPieces["nap"];
};

/** Trims of one kind that are sewn to a piece. */
export type PackTrim = {
  readonly name: string;
  readonly code: string;
  readonly pieceKey: string;
  /** Its own before it is turned, mm. */
  readonly width: number;
  readonly height: number;
  readonly count: number;
};

export type PackNote = {
  readonly number: number;
  readonly pieceKey: string;
  readonly x: number;
  readonly y: number;
  readonly content: string;
  readonly author: string;
  readonly createdAt: string;
  readonly resolved: boolean;
};

/** Everything a tech pack says, as plain data that can be sent to a working thread; names are the reader's. */
export type TechPackInput = Omit<GarmentDrawing, "pieces"> & {
  readonly language: Lang;
  readonly texts: Readonly<Record<PackText, string>>;
  readonly head: {
    readonly style: string;
    readonly design: string;
    readonly number: string;
    readonly company: string;
    readonly size: string;
    readonly sizes: readonly string[];
    readonly revision: number;
    readonly savedAt: string;
    /** SHA-256 of the canonical document. */
    readonly hash: string;
  };
  /** The latest first. */
  readonly signOffs: readonly PackSignOff[];
  readonly pieces: readonly PackPiece[];
  /** The picture that was saved with the design. */
  readonly preview: Uint8Array | null;
  readonly artworks: readonly PackArtwork[];
  readonly fabrics: readonly PackFabric[];
  readonly colours: readonly Colour[];
  /** What the pattern itself has sewn on; without its buttons where others are sewn in their place. */
  readonly trims: readonly Trim[];
  readonly sewnOn: readonly PackTrim[];
  readonly garment: { readonly recipe: RecipeName; readonly size: string; readonly chosen: ChosenOptions };
  readonly cloths: readonly PackCloth[];
  readonly notes: readonly PackNote[];
  /** Points of measure by size. */
  readonly chart: readonly { readonly size: string; readonly points: readonly PointOfMeasure[] }[];
};
