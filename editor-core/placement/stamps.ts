import { fabricKey } from "../document/fabric-key.ts";
import type { Artwork, FabricRef, PieceDesign } from "../document/schema.ts";
import { applyToVector, compose, IDENTITY, invert, multiply, scaling } from "../geometry/matrix.ts";
import { artworkMatrix } from "./artwork-matrix.ts";
import { clothOnPiece } from "./cloth.ts";
import { clothLattice, repeatLattice, sizeOnCloth } from "./lattices.ts";
import type { RunOn } from "./run-on.ts";
import type { Matrix, Point, Stamp, TileSizes } from "./stamp.ts";

/** One tile of a cloth in mm, across and down; null for a plain colour and for a fabric whose size is not known yet. */
export function tileOf(fabric: FabricRef, tiles: TileSizes): Point | null {
  if (fabric.kind === "colour") return null;
  if (fabric.kind === "photo") return [fabric.mmWidth, fabric.mmHeight];
  const tile = tiles.get(fabricKey(fabric));
  return tile ? [tile.mmWidth, tile.mmHeight] : null;
}

/** The cloth itself. Without a fabric, or before its size is known, there is none. */
export function clothStamp({ fabric, mapping }: PieceDesign, grain: number, tiles: TileSizes): Stamp | null {
  if (!fabric) return null;
  const key = fabricKey(fabric);
  if (fabric.kind === "colour")
    return { key, source: { kind: "colour", hex: fabric.hex }, matrix: IDENTITY, lattice: null, opacity: 1, thickness: "none" };
  const tile = tileOf(fabric, tiles);
  if (!tile) return null;
  const cloth = clothOnPiece(mapping, grain);
  return {
    key,
    source: { kind: "fabric", fabric },
    matrix: compose(cloth, scaling(...tile)),
    lattice: { u: applyToVector(cloth, [tile[0], 0]), v: applyToVector(cloth, [0, tile[1]]) },
    opacity: 1,
    thickness: "none",
  };
}

function artworkStamp(artwork: Artwork, matrix: Matrix, lattice: Stamp["lattice"], crossing = ""): Stamp {
  return {
    key: `artwork:${artwork.id}${crossing && `:${crossing}`}`,
    source: { kind: "artwork", imageId: artwork.imageId, artworkId: artwork.id },
    matrix,
    lattice,
    opacity: artwork.opacity,
    thickness: artwork.thickness,
  };
}

/** An artwork on its own piece, not part of the cloth. */
export function ownStamp(artwork: Artwork): Stamp {
  return artworkStamp(artwork, artworkMatrix(artwork), repeatLattice(artwork));
}

/** What an artwork lays on a piece sewn to its own; its repeats come singly. */
export function runOnStamp(artwork: Artwork, { key, matrix }: RunOn): Stamp {
  return artworkStamp(artwork, matrix, null, key);
}

/** A piece as far as cloth is concerned. */
export type Cut = { readonly design: PieceDesign; readonly grain: number };

/**
 * An artwork that is part of the cloth, on a piece cut from it: at the same place of the cloth as on its own piece, and again wherever the
 * cloth repeats. On a plain colour, which has no tile, it repeats at its own size and gap.
 */
export function clothArtworkStamp(artwork: Artwork, own: Cut, there: Cut, tiles: TileSizes): Stamp {
  const onOwn = artworkMatrix(artwork);
  const { fabric } = own.design;
  if (!fabric) return artworkStamp(artwork, onOwn, null);
  const clothHere = clothOnPiece(own.design.mapping, own.grain);
  const clothThere = clothOnPiece(there.design.mapping, there.grain);
  const matrix = own === there ? onOwn : multiply(multiply(clothThere, invert(clothHere)), onOwn);
  const size = sizeOnCloth(clothHere, onOwn);
  const tile: Point | null = fabric.kind === "colour" ? [size[0] + artwork.gap, size[1] + artwork.gap] : tileOf(fabric, tiles);
  return artworkStamp(artwork, matrix, tile && clothLattice(clothThere, size, tile));
}
