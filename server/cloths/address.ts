/** Moves when the same record would give other pictures than before, so that nobody keeps the old ones. */
const RENDERING = "3";

/** Pictures of a cloth: one tile at true scale as maps, and a square of 60 mm under a lamp for lists. */
export const CLOTH_MAPS = ["albedo", "normal", "roughness", "height", "opacity", "swatch"] as const;
export type ClothMap = (typeof CLOTH_MAPS)[number];

/** Where a picture of the cloth with this record is served. Its content never changes. */
export const clothUrl = (recordHash: string, map: ClothMap) => `/cloths/${RENDERING}/${recordHash}/${map}`;

/** The picture an address names; null for another rendering or no picture at all. */
export function mapOf(rendering: string, map: string): ClothMap | null {
  return rendering === RENDERING ? (CLOTH_MAPS.find((known) => known === map) ?? null) : null;
}

/** Name of the derived file of a picture. */
export const fileOf = (map: ClothMap) => `${map}.${RENDERING}.jpg`;
