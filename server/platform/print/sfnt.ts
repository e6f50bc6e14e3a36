import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** Bytes of the headers. Source: WOFF File Format 1.0, W3C; OpenType, Organization of an OpenType Font. */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

const aligned = (length: number): number => Math.ceil(length / 4) * 4;

/** A WOFF font unpacked, as OpenType: a packed one would be unpacked again for every letter that is written. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entryOffset = WOFF.header + i * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entryOffset + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      name: woff.subarray(entryOffset, entryOffset + 4),
      checksum: woff.subarray(entryOffset + 16, entryOffset + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const sfnt = Buffer.alloc(SFNT.header + count * SFNT.entry + tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), 0));
  const power = Math.floor(Math.log2(count));
  woff.copy(sfnt, 0, 4, 8);
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, i) => {
    sfnt.writeUInt16BE(value, 4 + 2 * i);
  });
  let place = SFNT.header + count * SFNT.entry;
  tables.forEach(({ name, checksum, bytes }, i) => {
    const offset = SFNT.header + i * SFNT.entry;
    name.copy(sfnt, offset);
    checksum.copy(sfnt, offset + 4);
    sfnt.writeUInt32BE(place, offset + 8);
    sfnt.writeUInt32BE(bytes.length, offset + 12);
    bytes.copy(sfnt, place);
    place += aligned(bytes.length);
  });
  return sfnt;
}

const unpacked = new Map<string, Buffer>();

/** A font file of the interface, unpacked once in the life of the process. */
export function fontFile(path: string): Buffer {
  const font = unpacked.get(path) ?? sfntOf(readFileSync(path));
  unpacked.set(path, font);
  return font;
}
