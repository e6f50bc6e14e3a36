import type { Hex, Swatch, SwatchMap, SwatchPicture } from "@selvedge/textile-core";
import sharp from "sharp";
import { type SwatchAbout, uuidOf } from "./swatch-of-cloth.ts";

/** A cloth that came as pictures: its encoded maps, one tile of `mmWidth` × `mmHeight`, and how light lies on it. */
export type PicturedCloth = {
  readonly maps: { readonly albedo: Uint8Array } & Readonly<Partial<Record<SwatchMap, Uint8Array>>>;
  readonly mmWidth: number;
  readonly mmHeight: number;
  readonly roughness: number;
  readonly sheen: number;
  readonly sheenRoughness: number;
  readonly weightGsm: number | null;
};

/** What black to white in a height map is when nobody has said: the relief of a shirting. */
const USUAL_RELIEF_MM = 0.2;
const ENDINGS: Readonly<Record<string, string>> = { jpeg: "jpg", png: "png" };

/** A map as PNG or JPEG, which every program reads; other kinds become PNG. */
async function asCommon(map: SwatchMap, bytes: Uint8Array): Promise<SwatchPicture> {
  const { format } = await sharp(bytes).metadata();
  const ending = ENDINGS[format ?? ""];
  if (ending) return { path: `textures/${map}.${ending}`, bytes };
  return { path: `textures/${map}.png`, bytes: new Uint8Array(await sharp(bytes).png().toBuffer()) };
}

async function meanColourOf(albedo: Uint8Array): Promise<Hex> {
  const { channels } = await sharp(albedo).removeAlpha().toColourspace("srgb").stats();
  const byte = (mean: number) => Math.round(mean).toString(16).padStart(2, "0");
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => byte(mean))
    .join("")}` as Hex;
}

/** A cloth of pictures, ready to be written as U3M or glTF. */
export async function swatchOfPictures(cloth: PicturedCloth, { key, ...about }: SwatchAbout): Promise<Swatch> {
  const maps = await Promise.all(
    Object.entries(cloth.maps).map(async ([map, bytes]) => [map, await asCommon(map as SwatchMap, bytes)] as const),
  );
  const { width, height } = await sharp(cloth.maps.albedo).metadata();
  return {
    id: uuidOf(key),
    ...about,
    widthMm: cloth.mmWidth,
    heightMm: cloth.mmHeight,
    widthPx: width,
    heightPx: height,
    maps: Object.fromEntries(maps),
    reliefMm: USUAL_RELIEF_MM,
    colour: await meanColourOf(cloth.maps.albedo),
    roughness: cloth.roughness,
    opacity: 1,
    sheen: cloth.sheen,
    sheenRoughness: cloth.sheenRoughness,
    anisotropy: 0,
    anisotropyAngle: 0,
    physics: cloth.weightGsm === null ? {} : { weightGsm: cloth.weightGsm },
  };
}
