import { zlibSync } from "fflate";
import { chunk, joined, resolutionChunk, SIGNATURE, words } from "./chunk.ts";

const GREY = 0;

/** A grey PNG of 8 bits (ISO/IEC 15948) that says how many dots there are to an inch. `bytes` are rows from the top, 0 black. */
export function writeGreyPng(
  { width, height, bytes }: { readonly width: number; readonly height: number; readonly bytes: Uint8Array },
  dpi: number,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(bytes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", words([4, width], [4, height], [1, 8], [1, GREY], [1, 0], [1, 0], [1, 0])),
    resolutionChunk(dpi),
    chunk("IDAT", zlibSync(rows)),
    chunk("IEND", new Uint8Array(0)),
  ]);
}
