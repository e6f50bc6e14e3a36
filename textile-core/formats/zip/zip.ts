/** Layout of a zip archive (PKWARE APPNOTE 4.3), as far as a .u3ma uses it: no encryption, no zip64, one disk. Little-endian. */

export const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30 } as const;
export const CENTRAL_HEADER = { signature: 0x02014b50, bytes: 46 } as const;
export const END_OF_DIRECTORY = { signature: 0x06054b50, bytes: 22 } as const;
export const MAX_COMMENT_BYTES = 0xffff;

export const STORED = 0;
export const DEFLATED = 8;
export const ENCRYPTED_FLAG = 1;
/** Names are UTF-8. */
export const UTF8_FLAG = 0x0800;

/** A file of an archive; `name` is a path with `/`, relative, without `.` and `..`. */
export type ZipFile = { readonly name: string; readonly bytes: Uint8Array };

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
