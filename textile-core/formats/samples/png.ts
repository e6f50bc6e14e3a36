import { strToU8, zlibSync } from "fflate";
import { crc32 } from "../zip/zip.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const TRUE_COLOUR = 2;

const word = (value: number): number[] => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(kind: string, data: ArrayLike<number>): number[] {
  const body = Uint8Array.from([...strToU8(kind), ...Array.from(data)]);
  return [...word(data.length), ...body, ...word(crc32(body))];
}

/** A PNG of one colour, for tests that need a picture that is one. */
export function plainPng(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Uint8Array {
  const row = [0, ...Array.from({ length: width }, () => [red, green, blue]).flat()];
  const rows = Uint8Array.from(Array.from({ length: height }, () => row).flat());
  const header = [...word(width), ...word(height), 8, TRUE_COLOUR, 0, 0, 0];
  return Uint8Array.from([...SIGNATURE, ...chunk("IHDR", header), ...chunk("IDAT", zlibSync(rows)), ...chunk("IEND", [])]);
}
