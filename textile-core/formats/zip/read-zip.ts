import { strToU8, type UnzipFileInfo, type Unzipped, unzipSync } from "fflate";
import { type Reading, reading, unreadable } from "../problem.ts";
import { textOf } from "../text.ts";
import { crc32, ENCRYPTED_FLAG, headersOf, UTF8_FLAG, type ZipFile, type ZipHeader } from "./zip.ts";

export type ZipLimits = {
  readonly files: number;
  readonly unpackedMb: number;
  /** Names that leave the folder, and a name that comes twice, are a problem; else the last of those with one name counts. */
  readonly plainNames: boolean;
};

const BYTES_PER_MB = 1_000_000;
const STORED = 0;
const DEFLATED = 8;
/** Deflate cannot pack tighter (zlib's technical note); a header that says so lies. */
const MAX_COMPRESSION_RATIO = 1_032;
const ROOM_FOR_SMALL_FILES = 64;
const LATIN_1 = true;

/** A file by the directory; `key` is what fflate calls it. */
type Entry = Omit<UnzipFileInfo, "name"> & ZipHeader & { readonly key: string; readonly name: string };

const isFolder = (name: string): boolean => name.endsWith("/");
const isPlainName = (name: string): boolean =>
  name !== "" &&
  !/[\\:]/.test(name) &&
  !name.includes("\0") &&
  name.split("/").every((part) => part !== "" && part !== "." && part !== "..");

/** Names that do not say they are UTF-8 are read as Latin-1 by fflate; some programs write UTF-8 all the same. */
const nameOf = (key: string, flags: number): string => (flags & UTF8_FLAG ? key : textOf(strToU8(key, LATIN_1)));

/** Unpacks those that `isWanted`; what fflate refuses is a problem of the file it was at. */
function unzipped(bytes: Uint8Array, isWanted: (file: UnzipFileInfo) => boolean): Unzipped {
  let name = "";
  try {
    return unzipSync(bytes, {
      filter: (file) => {
        name = file.name;
        return isWanted(file);
      },
    });
  } catch {
    throw unreadable("zipDamaged", { name });
  }
}

function entriesOf(bytes: Uint8Array, limits: ZipLimits): readonly Entry[] {
  const headers = headersOf(bytes);
  if (headers.length > limits.files) throw unreadable("tooManyFiles", { limit: limits.files });
  const entries: Entry[] = [];
  unzipped(bytes, ({ name: key, ...sizes }) => {
    const { flags, crc } = headers[entries.length]!;
    entries.push({ ...sizes, flags, crc, key, name: nameOf(key, flags) });
    return false;
  });
  return entries;
}

/** Refuses by what the directory says, before anything is unpacked. */
function checkEntries(entries: readonly Entry[], bytes: Uint8Array, limits: ZipLimits): void {
  const names = new Set<string>();
  let total = 0;
  for (const { name, size, originalSize, compression, flags } of entries) {
    if (limits.plainNames && (!isPlainName(isFolder(name) ? name.slice(0, -1) : name) || names.has(name)))
      throw unreadable("zipName", { name });
    names.add(name);
    if (flags & ENCRYPTED_FLAG || (compression !== STORED && compression !== DEFLATED)) throw unreadable("zipMethod", { name });
    total += originalSize;
    if (total > limits.unpackedMb * BYTES_PER_MB) throw unreadable("zipTooLarge", { limit: limits.unpackedMb });
    if (size > bytes.length || originalSize > size * MAX_COMPRESSION_RATIO + ROOM_FOR_SMALL_FILES)
      throw unreadable("zipDamaged", { name });
  }
}

/**
 * The files of an archive, all checked by their CRC. Sizes are refused from the directory, before anything is unpacked; no
 * file unpacks to more than its directory says. Throws `unreadable`.
 */
export function filesOfZip(bytes: Uint8Array, limits: ZipLimits): readonly ZipFile[] {
  const entries = entriesOf(bytes, limits);
  checkEntries(entries, bytes, limits);
  const contents = unzipped(bytes, ({ name }) => !isFolder(name));
  const files = new Map(entries.filter(({ name }) => !isFolder(name)).map((entry) => [entry.key, entry]));
  return [...files.values()].map(({ key, name, originalSize, crc }) => {
    const content = contents[key]!;
    if (content.length !== originalSize || crc32(content) !== crc) throw unreadable("zipDamaged", { name });
    return { name, bytes: content };
  });
}

/** `filesOfZip`, or why the archive cannot be read. */
export const readZip = (bytes: Uint8Array, limits: ZipLimits): Reading<readonly ZipFile[]> =>
  reading(() => filesOfZip(bytes, limits));
