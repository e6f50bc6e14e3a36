import type { LaidTrim, PieceKey, Placement } from "@selvedge/editor-core";
import type { Point, PxPerMm } from "@selvedge/geometry-core";
import type { Ref } from "react";
import type { PicturedFabric, Pictures } from "../drawing/index.ts";

/** Linear sRGB of a light; 1 is the white of the screen. */
export type Rgb = readonly [r: number, g: number, b: number];

/** "side" is the wearer's left, "right" the other one; in the order one walks round. */
export const VIEWS = ["front", "threeQuarter", "side", "back", "right"] as const;
export type PreviewView = (typeof VIEWS)[number];

/** What a cloth is besides its colour; `Texture` of the contract is one. Addresses are null where a cloth has none. */
export type ClothMaps = {
  readonly normalUrl: string | null;
  readonly roughnessUrl: string | null;
  readonly sheen: number;
  readonly sheenRoughness: number;
  readonly roughness: number;
  /** Strength of the direction of the shine, and the direction in radians from +x of the tile, counter-clockwise. */
  readonly anisotropy: number;
  readonly anisotropyAngle: number;
  /** What lies behind is seen through the alpha of the colour. */
  readonly isOpen: boolean;
  readonly mmWidth: number;
  readonly mmHeight: number;
  /** The structure, thread by thread. */
  readonly near: {
    readonly url: string;
    readonly normalUrl: string;
    readonly roughnessUrl: string;
    readonly mmWidth: number;
    readonly mmHeight: number;
  } | null;
};

/** Outline and name of a piece, and what is sewn on it; `Piece` of the contract is one. Of the lines, topstitching and buttons are shown. */
export type PreviewPiece = {
  readonly key: PieceKey;
  readonly name: string;
  readonly outline: readonly Point[];
  /** Where the warp runs, in degrees from straight down the piece; straight down when left out. */
  readonly grain?: number;
  readonly internal?: readonly {
    readonly kind: string;
    readonly points: readonly Point[];
    /** Of a button, mm. */
    readonly diameter?: number;
  }[];
};

/** A numbered pin on the cloth, at mm of a piece. */
export type PreviewPin = {
  readonly id: string;
  readonly number: number;
  readonly pieceKey: PieceKey;
  readonly x: number;
  readonly y: number;
  /** Read to screen readers and shown as the pin's title. */
  readonly label: string;
};

/** A line on the cloth of a piece, in mm of the piece, drawn over the draped garment. */
export type PreviewLine = { readonly pieceKey: PieceKey; readonly points: readonly Point[]; readonly hex: string };

export type PreviewBackground =
  | { readonly kind: "plain"; readonly hex: string }
  | { readonly kind: "image"; readonly url: string };

export type PreviewHandle = {
  /** What is on screen as a PNG, background included; `maxSide` in pixels makes it smaller. */
  picture(maxSide?: number): Promise<Blob>;
  /** The piece laid flat as the 3D cloth shows it, without light; pixel (0, 0) is the corner of its outline's box, transparent outside. */
  readPiece(pieceKey: PieceKey, pxPerMm: PxPerMm): Promise<ImageData>;
};

/** Whose film it is; through a link with what opens it. */
export type FilmOf = { readonly proposalId: string } | { readonly designId: string };

/** A drape in another cloth is on its way, is tried again after something went wrong, or there will be none. */
export type HangNote = {
  readonly fabric: string;
  readonly state: "making" | "delayed" | "failed";
  /** Share of the work that is done, 0…1, as far as it is known. */
  readonly share: number | null;
};

export type GarmentPreviewProps = {
  readonly ref?: Ref<PreviewHandle>;
  /** Address of the stored drape. */
  readonly drapeUrl: string;
  /** Class of hand of that drape; set as `data-hand` once it is on screen. */
  readonly handClass?: string;
  readonly hangNote?: HangNote | null;
  readonly pieces: readonly PreviewPiece[];
  /** What lies on each piece. Only a piece whose list is another one is repainted. */
  readonly placement: Placement;
  readonly pictures: Pictures;
  /** Maps of a fabric; null for one that has only its picture. */
  readonly mapsOf: (fabric: PicturedFabric) => ClothMaps | null;
  /** "Normal map presentation": the relief of the yarns is lit. On when left out. */
  readonly normalMap?: boolean;
  /** The user switched it in the viewer's menu. */
  readonly onNormalMap?: (on: boolean) => void;
  /** The side that is shown; another value turns the garment there. */
  readonly view?: PreviewView;
  /** The user chose a side. */
  readonly onView?: (view: PreviewView) => void;
  /** The plate colour when left out. */
  readonly background?: PreviewBackground;
  readonly chosenPiece?: PieceKey | null;
  /** The user clicked on the cloth; x and y are mm on the piece. */
  readonly onPickPiece?: (pieceKey: PieceKey, x: number, y: number) => void;
  readonly lines?: readonly PreviewLine[];
  /** What is sewn on; the placement has its pictures. */
  readonly trims?: readonly LaidTrim[];
  readonly pins?: readonly PreviewPin[];
  readonly chosenPin?: string | null;
  readonly onPickPin?: (id: string) => void;
  /** Offers "Save picture" and hands over the PNG. */
  readonly onPicture?: (png: Blob) => void;
  /** The design, or the style, with which a film of one whole turn may be kept; offered to signed-in people where it is given. */
  readonly filmOf?: FilmOf | null;
  /** Shown with a plain sentence where the browser has no WebGL. */
  readonly fallbackUrl?: string | null;
  /** Asks for the kept film of the garment, shown instead where the browser has no WebGL; null where there is none. */
  readonly keptFilm?: () => Promise<{ readonly videoUrl: string; readonly posterUrl: string } | null>;
  /** Name of the garment, for screen readers. */
  readonly label: string;
  /** What the cloth hangs on is brought into view as well. */
  readonly wholeForm?: boolean;
  /** Buttons for sides and true scale over the picture; on when left out. */
  readonly controls?: boolean;
  readonly className?: string;
};
