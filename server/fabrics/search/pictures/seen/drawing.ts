import { createHash } from "node:crypto";
import type { FabricRecord } from "@selvedge/textile-core";

/** What chooses the irregularities of the threads, not the drawing. */
const CHANCE = new Set(["seed"]);
const HEX = /^#[0-9a-f]{6}$/i;
const MIN_COLOURS = 2;

/**
 * A key that all colourways of one drawing share: a print by its plate, a yarn-dyed cloth by its record with colours numbered
 * in the order they come. Null for a cloth of one colour, which differs from others by that colour alone.
 */
export function drawingOf(record: FabricRecord): string | null {
  if (record.kind === "printed") return keyOf(["print", { ...record.print, colourway: undefined }]);
  const numbers = new Map<string, number>();
  const numbered = JSON.stringify(record, (name, value: unknown) => {
    if (CHANCE.has(name)) return undefined;
    if (typeof value !== "string" || !HEX.test(value)) return value;
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    return numbers.get(value);
  });
  return numbers.size < MIN_COLOURS ? null : keyOf(numbered);
}

const keyOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
