import { strToU8, zlibSync } from "fflate";
import { crc32 } from "../zip/zip.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GREY = 0;
const METRES = 1;
const INCHES_PER_METRE = 1 / 0.0254;
/** Length, kind and checksum around a chunk's data. */
const AROUND_BYTES = 12;

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + AROUND_BYTES);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(strToU8(kind), 4);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}

function words(...values: readonly (readonly [bytes: 1 | 4, value: number])[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([bytes, value]) =>
      bytes === 1 ? [value] : [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255],
    ),
  );
}

/** A grey PNG of 8 bits (ISO/IEC 15948) that says how many dots there are to an inch. `bytes` are rows from the top, 0 black. */
export function writeGreyPng(
  { width, height, bytes }: { readonly width: number; readonly height: number; readonly bytes: Uint8Array },
  dpi: number,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(bytes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const perMetre = Math.round(dpi * INCHES_PER_METRE);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", words([4, width], [4, height], [1, 8], [1, GREY], [1, 0], [1, 0], [1, 0])),
    chunk("pHYs", words([4, perMetre], [4, perMetre], [1, METRES])),
    chunk("IDAT", zlibSync(rows)),
    chunk("IEND", new Uint8Array(0)),
  ];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
