/** Pictures of a cloth at true scale, and a square of 60 mm under a lamp for lists; all are made together. */
const TILE_MAPS = ["albedo", "normal", "roughness", "height", "opacity", "swatch"] as const;
/** The structure thread by thread, for near; made together. */
const NEAR_MAPS = ["near-albedo", "near-normal", "near-roughness"] as const;
export const CLOTH_MAPS = [...TILE_MAPS, ...NEAR_MAPS] as const;
export type TileMap = (typeof TILE_MAPS)[number];
export type NearMap = (typeof NEAR_MAPS)[number];
export type ClothMap = TileMap | NearMap;

/** Moves for a map when the same record would give another picture than before, so that nobody keeps the old one. */
const renderingOf = (map: ClothMap): string => (map === "albedo" ? "4" : "3");

export const isNear = (map: ClothMap): map is NearMap => NEAR_MAPS.some((near) => near === map);

/** Where a picture of the cloth with this record is served. Its content never changes. */
export const clothUrl = (recordHash: string, map: ClothMap) => `/cloths/${renderingOf(map)}/${recordHash}/${map}`;

/** The picture an address names; null for another rendering or no picture at all. */
export function mapOf(rendering: string, map: string): ClothMap | null {
  const known = CLOTH_MAPS.find((one) => one === map);
  return known && rendering === renderingOf(known) ? known : null;
}

/** Name of the derived file of a picture. */
export const fileOf = (map: ClothMap) => `${map}.${renderingOf(map)}.jpg`;
