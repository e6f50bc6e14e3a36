import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { DESCRIPTOR_PARTS, type DescriptorFeatures, describePicture, FEATURE_COUNTS, WORKING_PX } from "@selvedge/textile-core";

/** Values that are measured of one picture, all parts together. */
export const FEATURE_COUNT = DESCRIPTOR_PARTS.reduce((sum, part) => sum + FEATURE_COUNTS[part], 0);

/** Rows of `FEATURE_COUNT` values, one of each picture. */
export type Measured = Float32Array;

/** Measures so many pictures in the order in which they come; RGBA of `WORKING_PX` square. */
async function measured(count: number, pictures: AsyncIterable<Uint8Array>): Promise<Measured> {
  const rows = new Float32Array(count * FEATURE_COUNT);
  let offset = 0;
  for await (const rgba of pictures) {
    const features = describePicture({ width: WORKING_PX, height: WORKING_PX, rgba });
    for (const part of DESCRIPTOR_PARTS) {
      rows.set(features[part], offset);
      offset += features[part].length;
    }
  }
  return rows;
}

/** What was measured of pictures: read from the file if one is named and holds as many, else measured and kept there. */
export async function keptOrMeasured(
  file: string | undefined,
  count: number,
  pictures: () => AsyncIterable<Uint8Array>,
): Promise<Measured> {
  if (file && existsSync(file)) {
    const kept = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
    if (kept.length === count * FEATURE_COUNT) return kept;
  }
  const rows = await measured(count, pictures());
  if (file) writeFileSync(file, new Uint8Array(rows.buffer));
  return rows;
}

/** The parts of one row. */
export function featuresAt(rows: Measured, row: number): DescriptorFeatures {
  let offset = row * FEATURE_COUNT;
  return Object.fromEntries(
    DESCRIPTOR_PARTS.map((part) => {
      const from = offset;
      offset += FEATURE_COUNTS[part];
      return [part, rows.subarray(from, offset)];
    }),
  ) as DescriptorFeatures;
}
