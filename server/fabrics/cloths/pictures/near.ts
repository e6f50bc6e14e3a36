import {
  type AnyCloth,
  type FabricRecord,
  groundOf,
  groundStretchOf,
  motifOf,
  renderStructure,
  STRUCTURE_TARGET_MM,
  sideShown,
  structureOf,
  tileOf,
} from "@selvedge/textile-core";
import type { NearMap } from "../address.ts";
import { albedoFile, greyFile, normalFile } from "./picture-files.ts";

/** Pixels a millimetre of the structure tile: eight or more for each thread of a shirting. */
const NEAR_PER_MM = 48;
const MAX_PX = 512;
/** A structure that repeats more slowly than this has no tile of its own: the cloth's own tile is fine enough for its forms. */
const MAX_MM = 20;

export type NearSize = { readonly mmWidth: number; readonly mmHeight: number };

/** Whether the structure alone shows the whole cloth. Where it leaves out a motif, the motif would disappear when seen from near. */
const keepsMotif = (cloth: AnyCloth): boolean => motifOf(cloth) === null || motifOf(structureOf(cloth)) !== null;

/** Size of the structure tile of a record's ground as it lies in the record's own tile, thread on thread; null where the cloth has none. */
export function nearSizeOf(record: FabricRecord): NearSize | null {
  const cloth = sideShown(groundOf(record));
  if (!keepsMotif(cloth)) return null;
  const { mmWidth, mmHeight } = tileOf(structureOf(cloth), STRUCTURE_TARGET_MM);
  if (Math.max(mmWidth, mmHeight) > MAX_MM) return null;
  const { across, down } = groundStretchOf(record);
  return { mmWidth: mmWidth * across, mmHeight: mmHeight * down };
}

/** Draws the structure of a cloth thread by thread: colour, normals and roughness of one small tile. Under a print it is the ground's. */
export async function makeNearPictures({ cloth }: { readonly cloth: FabricRecord }): Promise<Record<NearMap, Uint8Array> | null> {
  const size = nearSizeOf(cloth);
  if (!size) return null;
  const pixels = Math.min(MAX_PX, Math.round(Math.max(size.mmWidth, size.mmHeight) * NEAR_PER_MM));
  const maps = renderStructure(groundOf(cloth), { pixels });
  return {
    "near-albedo": await albedoFile(maps),
    "near-normal": await normalFile(maps),
    "near-roughness": await greyFile(maps, maps.roughness, 1),
  };
}
