import { type Decoration, motifOfDecoration } from "../../finish/decoration.ts";
import { layMotif } from "../../finish/motif.ts";
import { motifsIn, type Tile } from "../../repeat/repeat.ts";
import type { Planes } from "../planes.ts";
import { burnOut } from "./burn-out.ts";
import { embroider } from "./embroidery.ts";
import { flock } from "./flock.ts";
import { layFoil } from "./foil.ts";
import type { Ground } from "./ground.ts";
import { quilt } from "./quilt.ts";
import { sewSequins } from "./sequin.ts";

/** Puts a decoration on the planes of a cloth; they may be changed in place, those given back count. */
export function decorate(planes: Planes, decoration: Decoration, tile: Tile, seed: number): Planes {
  const { width, height } = planes;
  const { mmWidth, mmHeight } = tile;
  const motif = motifOfDecoration(decoration);
  const { across, up } = motif ? motifsIn(tile, motif) : { across: 1, up: 1 };
  const laid = motif ? layMotif(motif, { width, height, mmWidth, mmHeight }, across, up) : null;
  const ground: Ground = { tile, across, up, pixelMm: mmWidth / width, seed, laid };
  switch (decoration.technique) {
    case "foil":
      return layFoil(planes, decoration, ground);
    case "burn-out":
      return burnOut(planes, decoration, ground);
    case "embroidery":
      return embroider(planes, decoration, ground);
    case "flocking":
      return flock(planes, decoration, ground);
    case "sequin":
      return sewSequins(planes, decoration, ground);
    case "quilting":
      return quilt(planes, decoration, ground);
  }
}
