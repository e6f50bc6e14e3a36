import { unreadable } from "../problem.ts";

/** What fflate leaves to whoever reads and writes archives (PKWARE APPNOTE 4.3, 4.4): one disk, little-endian. */

export const END_OF_DIRECTORY = { signature: 0x06054b50, bytes: 22 } as const;
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 } as const;
const ZIP64_END_OF_DIRECTORY = { signature: 0x06064b50, bytes: 56 } as const;
export const LOCAL_HEADER = { bytes: 30 } as const;
export const CENTRAL_HEADER = { signature: 0x02014b50, bytes: 46 } as const;
const MAX_COMMENT_BYTES = 0xffff;

export const ENCRYPTED_FLAG = 1;
/** Names are UTF-8. */
export const UTF8_FLAG = 0x0800;

/** A file of an archive; `name` is a path with `/`. */
export type ZipFile = { readonly name: string; readonly bytes: Uint8Array };

/** What fflate does not report of a file. */
export type ZipHeader = { readonly flags: number; readonly crc: number };

/** Where the directory begins and how many files it names. */
function directoryOf(view: DataView): { readonly from: number; readonly count: number } {
  const last = view.byteLength - END_OF_DIRECTORY.bytes;
  const first = Math.max(0, last - MAX_COMMENT_BYTES);
  let end = last;
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY.signature) end--;
  if (end < first) throw unreadable("otherFormat", { format: "zip" });
  const locator = end - ZIP64_LOCATOR.bytes;
  const far = locator >= 0 && view.getUint32(locator, true) === ZIP64_LOCATOR.signature ? view.getUint32(locator + 8, true) : end;
  if (far + ZIP64_END_OF_DIRECTORY.bytes <= end && view.getUint32(far, true) === ZIP64_END_OF_DIRECTORY.signature)
    return { from: view.getUint32(far + 48, true), count: view.getUint32(far + 32, true) };
  return { from: view.getUint32(end + 16, true), count: view.getUint16(end + 8, true) };
}

/** What the directory says of all its files. Throws `unreadable` without one, and where it is damaged. */
export function headersOf(bytes: Uint8Array): readonly ZipHeader[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { from, count } = directoryOf(view);
  const headers: ZipHeader[] = [];
  for (let offset = from; headers.length < count; ) {
    if (offset + CENTRAL_HEADER.bytes > bytes.length || view.getUint32(offset, true) !== CENTRAL_HEADER.signature)
      throw unreadable("zip", { byte: offset });
    headers.push({ flags: view.getUint16(offset + 8, true), crc: view.getUint32(offset + 16, true) });
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(offset + field, true)) as [number, number, number];
    offset += CENTRAL_HEADER.bytes + name + extra + comment;
  }
  return headers;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 as zip and PNG use it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
