import { createHash } from "node:crypto";
import {
  type ClothMaps,
  compositionOf,
  describe,
  type FabricRecord,
  flexuralRigidityOf,
  groundOf,
  renderFabric,
  type Swatch,
  type SwatchPicture,
} from "@selvedge/textile-core";
import sharp from "sharp";
import { constructionWord } from "./construction-words.ts";

type Rgba = Uint8ClampedArray<ArrayBuffer>;
export type SwatchAbout = Pick<Swatch, "name" | "description" | "created" | "modified"> & {
  /** What the material's id is made of: the same key is the same id. */
  readonly key: string;
};

const FULL_TURN = 2 * Math.PI;

/** A UUID that depends on the key alone, in the form of version 4 that U3M asks for. */
export function uuidOf(key: string): string {
  const bytes = createHash("sha256").update(key).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function png(maps: ClothMaps, path: string, rgba: Rgba, form: "colour" | "grey" | "alpha"): Promise<SwatchPicture> {
  const raw = sharp(rgba, { raw: { width: maps.width, height: maps.height, channels: 4 } });
  const shaped = form === "alpha" ? raw : form === "grey" ? raw.extractChannel(0).toColourspace("b-w") : raw.removeAlpha();
  return { path: `textures/${path}.png`, bytes: new Uint8Array(await shaped.png({ compressionLevel: 6 }).toBuffer()) };
}

/** The albedo with the covered share of each pixel as its alpha, for programs that have no map of opacity. */
function withAlpha({ albedo, opacity }: ClothMaps): Rgba {
  const rgba = new Uint8ClampedArray(albedo);
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = opacity[i - 3]!;
  return rgba;
}

const meanOf = (grey: Rgba): number => {
  let sum = 0;
  for (let i = 0; i < grey.length; i += 4) sum += grey[i]!;
  return sum / (grey.length / 4) / 255;
};

/**
 * A cloth rendered and measured from its record, ready to be written as U3M or glTF: pictures as PNG, their longer side
 * `pixels`. Where the cloth is open its albedo carries the openings as alpha too.
 */
export async function swatchOfCloth(record: FabricRecord, about: SwatchAbout, pixels: number): Promise<Swatch> {
  const maps = renderFabric(record, { pixels });
  const cloth = groundOf(record);
  const { material } = maps;
  const { gsm, thicknessMm } = describe(cloth);
  const open = maps.isOpen ? { opacity: await png(maps, "opacity", maps.opacity, "grey") } : {};
  const { key, ...described } = about;
  return {
    id: uuidOf(key),
    ...described,
    widthMm: maps.mmWidth,
    heightMm: maps.mmHeight,
    widthPx: maps.width,
    heightPx: maps.height,
    maps: {
      albedo: await (maps.isOpen ? png(maps, "albedo", withAlpha(maps), "alpha") : png(maps, "albedo", maps.albedo, "colour")),
      normal: await png(maps, "normal", maps.normal, "colour"),
      roughness: await png(maps, "roughness", maps.roughness, "grey"),
      height: await png(maps, "height", maps.heightMap, "grey"),
      ...open,
    },
    reliefMm: maps.reliefMm,
    colour: material.meanColour.hex,
    roughness: material.roughness,
    opacity: meanOf(maps.opacity),
    sheen: material.sheen,
    sheenRoughness: material.sheenRoughness,
    anisotropy: material.anisotropy,
    anisotropyAngle: ((material.anisotropyAngle % FULL_TURN) + FULL_TURN) % FULL_TURN,
    physics: {
      weightGsm: gsm,
      thicknessMm,
      bending: flexuralRigidityOf(cloth),
      composition: compositionOf(cloth).map(({ fibre, percent }) => [fibre, percent / 100] as const),
      material: cloth.kind === "woven" ? "Woven" : "Knit",
      construction: constructionWord(cloth),
    },
  };
}
