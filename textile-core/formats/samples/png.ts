import { zlibSync } from "fflate";
import { chunk, joined, SIGNATURE, words } from "../png/chunk.ts";

const TRUE_COLOUR = 2;

/** A PNG of one colour, for tests that need a picture that is one. */
export function plainPng(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Uint8Array {
  const row = [0, ...Array.from({ length: width }, () => [red, green, blue]).flat()];
  const rows = Uint8Array.from(Array.from({ length: height }, () => row).flat());
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", words([4, width], [4, height], [1, 8], [1, TRUE_COLOUR], [1, 0], [1, 0], [1, 0])),
    chunk("IDAT", zlibSync(rows)),
    chunk("IEND", new Uint8Array(0)),
  ]);
}
