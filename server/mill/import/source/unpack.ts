import { type Unzipped, unzipSync } from "fflate";
import { CannotImport } from "../cannot-import.ts";

const MAX_FILES = 20_000;
const MAX_UNPACKED_BYTES = 600_000_000;
const BYTES_PER_MB = 1_000_000;
/** Deflate cannot pack tighter (zlib's technical note); a header that says so lies. */
const MAX_COMPRESSION_RATIO = 1_032;
const ROOM_FOR_SMALL_FILES = 64;

/** The files of an archive by their paths. What it unpacks to is refused from its directory, before anything is unpacked. */
export function unpack(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  let count = 0;
  let total = 0;
  let files: Unzipped;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        count += 1;
        total += originalSize;
        if (count > MAX_FILES) throw new CannotImport(`The archive has more than ${MAX_FILES} files.`);
        if (total > MAX_UNPACKED_BYTES)
          throw new CannotImport(
            `The archive unpacks to more than ${MAX_UNPACKED_BYTES / BYTES_PER_MB} MB. Lay the pictures beside the file, in a folder.`,
          );
        if (originalSize > size * MAX_COMPRESSION_RATIO + ROOM_FOR_SMALL_FILES) throw new CannotImport("The archive is damaged.");
        return !name.endsWith("/");
      },
    });
  } catch (error) {
    throw error instanceof CannotImport ? error : new CannotImport("The archive is damaged, or it is not one.");
  }
  return new Map(Object.entries(files));
}

const MAGIC = [0x50, 0x4b, 0x03, 0x04];
/** Whether bytes begin as a zip archive does. */
export const isArchive = (bytes: Uint8Array): boolean => MAGIC.every((byte, at) => bytes[at] === byte);
