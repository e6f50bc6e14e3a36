import {
  applyToVector,
  compose,
  degrees,
  IDENTITY,
  invert,
  type Lattice,
  type Matrix,
  multiply,
  type Point,
  scaling,
} from "@selvedge/geometry-core";
import { fabricKey } from "../document/fabric-key.ts";
import type { Artwork, FabricRef, PieceDesign } from "../document/schema.ts";
import { artworkMatrix } from "../geometry/artwork-matrix.ts";
import { clothOnPiece } from "./cloth.ts";
import { copiesOf } from "./copies.ts";
import { clothLattice, sizeOnCloth } from "./lattices.ts";
import type { RunOn } from "./run-on.ts";
import type { Stamp, TileSizes } from "./stamp.ts";

/** One tile of a cloth in mm, across and down; null for a plain colour and for a fabric whose size is not known yet. */
export function tileOf(fabric: FabricRef, tiles: TileSizes): Point | null {
  if (fabric.kind === "colour") return null;
  if (fabric.kind === "photo") return [fabric.mmWidth, fabric.mmHeight];
  const tile = tiles.get(fabricKey(fabric));
  return tile ? [tile.mmWidth, tile.mmHeight] : null;
}

/** The cloth itself. Without a fabric, or before its size is known, there is none. */
export function clothStamp({ fabric, mapping, finish }: PieceDesign, grain: number, tiles: TileSizes): Stamp | null {
  if (!fabric) return null;
  const key = fabricKey(fabric);
  if (fabric.kind === "colour")
    return {
      key,
      source: { kind: "colour", hex: fabric.hex },
      matrix: IDENTITY,
      lattice: null,
      opacity: 1,
      thickness: "none",
      ...(finish && { clothFinish: finish }),
    };
  const tile = tileOf(fabric, tiles);
  if (!tile) return null;
  const cloth = clothOnPiece(mapping, degrees(grain));
  return {
    key,
    source: { kind: "fabric", fabric },
    matrix: compose(cloth, scaling(...tile)),
    lattice: { u: applyToVector(cloth, [tile[0], 0]), v: applyToVector(cloth, [0, tile[1]]) },
    opacity: 1,
    thickness: "none",
    ...(finish && { clothFinish: finish }),
  };
}

function artworkStamp(artwork: Artwork, matrix: Matrix, lattice: Lattice | null, crossing = ""): Stamp {
  return {
    key: `artwork:${artwork.id}${crossing && `:${crossing}`}`,
    source: { kind: "artwork", imageId: artwork.imageId, artworkId: artwork.id },
    matrix,
    lattice,
    opacity: artwork.opacity,
    thickness: artwork.thickness,
    ...(artwork.finish && { finish: artwork.finish }),
  };
}

/** An artwork on its own piece, not part of the cloth. */
export function ownStamps(artwork: Artwork): Stamp[] {
  return copiesOf(artwork).map(({ matrix, lattice, key }) => artworkStamp(artwork, matrix, lattice, key));
}

/** What an artwork lays on a piece sewn to its own; its repeats come singly. */
export function runOnStamp(artwork: Artwork, { key, matrix }: RunOn): Stamp {
  return artworkStamp(artwork, matrix, null, key);
}

/** A piece as far as cloth is concerned. */
export type Cut = { readonly design: PieceDesign; readonly grain: number };

/**
 * An artwork that is part of the cloth, on a piece cut from it: at the same place of the cloth as on its own piece, and again wherever the
 * cloth repeats, or by its own lattice. On a plain colour, which has no tile, it repeats at its own size and gap.
 */
export function clothArtworkStamps(artwork: Artwork, own: Cut, target: Cut, tiles: TileSizes): Stamp[] {
  const clothHere = clothOnPiece(own.design.mapping, degrees(own.grain));
  const clothThere = clothOnPiece(target.design.mapping, degrees(target.grain));
  const onThere = own === target ? IDENTITY : multiply(clothThere, invert(clothHere));
  if (artwork.repeat === "all" && artwork.lattice)
    return copiesOf(artwork).map(({ key, matrix, lattice }) => {
      const [u, v] = [lattice!.u, lattice!.v!].map((step) => applyToVector(onThere, step)) as [Point, Point];
      return artworkStamp(artwork, multiply(onThere, matrix), { u, v }, key);
    });
  return [clothArtworkStamp(artwork, own, { clothHere, clothThere, onThere }, tiles)];
}

type OverCloth = { readonly clothHere: Matrix; readonly clothThere: Matrix; readonly onThere: Matrix };

function clothArtworkStamp(artwork: Artwork, own: Cut, { clothHere, clothThere, onThere }: OverCloth, tiles: TileSizes): Stamp {
  const onOwn = artworkMatrix(artwork);
  const { fabric } = own.design;
  if (!fabric) return artworkStamp(artwork, onOwn, null);
  const matrix = onThere === IDENTITY ? onOwn : multiply(onThere, onOwn);
  const size = sizeOnCloth(clothHere, onOwn);
  const tile: Point | null = fabric.kind === "colour" ? [size[0] + artwork.gap, size[1] + artwork.gap] : tileOf(fabric, tiles);
  return artworkStamp(artwork, matrix, tile && clothLattice(clothThere, size, tile));
}
