import { AROUND_BYTES, joined, resolutionChunk, SIGNATURE } from "./chunk.ts";

const HEADER_BYTES = 13;
const HEADER_END = SIGNATURE.length + HEADER_BYTES + AROUND_BYTES;

/** The chunks after the header, without what they say of the resolution. */
function withoutResolution(png: Uint8Array): Uint8Array[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept: Uint8Array[] = [];
  for (let offset = HEADER_END; offset + AROUND_BYTES <= png.length; ) {
    const end = offset + AROUND_BYTES + view.getUint32(offset);
    const kind = String.fromCharCode(...png.subarray(offset + 4, offset + 8));
    if (end > png.length) throw new RangeError(`The chunk ${kind} of a PNG is cut off`);
    if (kind !== "pHYs") kept.push(png.subarray(offset, end));
    offset = end;
  }
  return kept;
}

/** The same PNG (ISO/IEC 15948), saying how many dots there are to an inch, so that it is printed and placed at its size. */
export function withResolution(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  if (png.length < HEADER_END || SIGNATURE.some((byte, index) => png[index] !== byte)) throw new RangeError("That is no PNG");
  return joined([png.subarray(0, HEADER_END), resolutionChunk(dpi), ...withoutResolution(png)]);
}
