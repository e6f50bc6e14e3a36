/** Pictures of a cloth at true scale, and a square of 60 mm under a lamp for lists; all are made together. */
const TILE_MAPS = ["albedo", "normal", "roughness", "height", "opacity", "swatch"] as const;
/** The structure thread by thread, for near; made together. */
const NEAR_MAPS = ["near-albedo", "near-normal", "near-roughness"] as const;
export const CLOTH_MAPS = [...TILE_MAPS, ...NEAR_MAPS] as const;
/** The swatch made smaller, by its pixels: for a small place in a list. */
export const SMALL_SWATCHES = { "swatch-160": 160, "swatch-320": 320 } as const;
export type SmallSwatch = keyof typeof SMALL_SWATCHES;
export const SMALL_SWATCH_NAMES = Object.keys(SMALL_SWATCHES) as readonly SmallSwatch[];
export type TileMap = (typeof TILE_MAPS)[number];
export type NearMap = (typeof NEAR_MAPS)[number];
export type ClothMap = TileMap | NearMap;

/** What an address may name. */
export type ClothPicture = ClothMap | SmallSwatch;

/** Raised for a map when the same record would give another picture than before, so that no cache keeps the old one. */
const renderingOf = (map: ClothPicture): string => (map === "albedo" ? "4" : "3");

export const isSmallSwatch = (map: ClothPicture): map is SmallSwatch => map in SMALL_SWATCHES;

export const isNear = (map: ClothMap): map is NearMap => NEAR_MAPS.some((near) => near === map);

/** Where a picture of the cloth with this record is served. Its content never changes. */
export const clothUrl = (recordHash: string, map: ClothMap) => `/cloths/${renderingOf(map)}/${recordHash}/${map}`;

/** The picture an address names; null for another rendering or no picture at all. */
export function mapOf(rendering: string, map: string): ClothPicture | null {
  const known = [...CLOTH_MAPS, ...SMALL_SWATCH_NAMES].find((one) => one === map);
  return known && rendering === renderingOf(known) ? known : null;
}

/** Name of the derived file of a picture. */
export const fileOf = (map: ClothPicture) => `${map}.${renderingOf(map)}.${isSmallSwatch(map) ? "webp" : "jpg"}`;
