import { crc32 } from "../zip/zip.ts";

export const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const METRES = 1;
const INCHES_PER_METRE = 1 / 0.0254;
/** Length, kind and checksum around a chunk's data. */
export const AROUND_BYTES = 12;

/** One chunk of a PNG (ISO/IEC 15948). */
export function chunk(kind: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + AROUND_BYTES);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(
    Uint8Array.from(kind, (letter) => letter.charCodeAt(0)),
    4,
  );
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}

/** The data of a chunk that is made of figures, the highest byte first. */
export function words(...values: readonly (readonly [bytes: 1 | 4, value: number])[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([bytes, value]) =>
      bytes === 1 ? [value] : [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255],
    ),
  );
}

/** The chunk that says how many dots there are to an inch, as whole dots to a metre. */
export function resolutionChunk(dpi: number): Uint8Array {
  const perMetre = Math.round(dpi * INCHES_PER_METRE);
  return chunk("pHYs", words([4, perMetre], [4, perMetre], [1, METRES]));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
}
