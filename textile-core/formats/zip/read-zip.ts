import { inflateSync, strFromU8 } from "fflate";
import { unreadable } from "../problem.ts";
import {
  CENTRAL_HEADER,
  crc32,
  DEFLATED,
  ENCRYPTED_FLAG,
  END_OF_DIRECTORY,
  LOCAL_HEADER,
  MAX_COMMENT_BYTES,
  STORED,
  type ZipFile,
} from "./zip.ts";

export type ZipLimits = { readonly files: number; readonly unpackedMb: number };

const BYTES_PER_MB = 1_000_000;
/** Deflate cannot pack tighter (zlib's technical note); a header that says so lies. */
const MAX_COMPRESSION_RATIO = 1_032;
const ROOM_FOR_SMALL_FILES = 64;

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly header: number;
};

const isPlainName = (name: string): boolean =>
  name !== "" &&
  !/[\\:]/.test(name) &&
  !name.includes("\0") &&
  name.split("/").every((part) => part !== "" && part !== "." && part !== "..");

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_OF_DIRECTORY.bytes;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY.signature) return at;
  throw unreadable("otherFormat", { format: "zip" });
}

function directory(bytes: Uint8Array, view: DataView, limits: ZipLimits): readonly Entry[] {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.files) throw unreadable("tooManyFiles", { limit: limits.files });
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_HEADER.bytes > end || view.getUint32(at, true) !== CENTRAL_HEADER.signature)
      throw unreadable("zip", { byte: at });
    const nameBytes = view.getUint16(at + 28, true);
    const next = at + CENTRAL_HEADER.bytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw unreadable("zip", { byte: at });
    const name = strFromU8(bytes.subarray(at + CENTRAL_HEADER.bytes, at + CENTRAL_HEADER.bytes + nameBytes));
    const entry = {
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      header: view.getUint32(at + 42, true),
    };
    const isFolder = name.endsWith("/");
    if (!isPlainName(isFolder ? name.slice(0, -1) : name) || entries.some((other) => other.name === name))
      throw unreadable("zipName", { name });
    if (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) throw unreadable("zipMethod", { name });
    total += entry.unpacked;
    if (total > limits.unpackedMb * BYTES_PER_MB) throw unreadable("zipTooLarge", { limit: limits.unpackedMb });
    if (!isFolder) entries.push(entry);
    at = next;
  }
  return entries;
}

function inflated(packed: Uint8Array, { name, unpacked }: Entry): Uint8Array {
  if (unpacked > packed.length * MAX_COMPRESSION_RATIO + ROOM_FOR_SMALL_FILES) throw unreadable("zipDamaged", { name });
  try {
    return inflateSync(packed, { out: new Uint8Array(unpacked) });
  } catch {
    throw unreadable("zipDamaged", { name });
  }
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry): ZipFile {
  const { name, method, header, packed, unpacked, crc } = entry;
  if (header + LOCAL_HEADER.bytes > bytes.length || view.getUint32(header, true) !== LOCAL_HEADER.signature)
    throw unreadable("zip", { byte: header });
  const from = header + LOCAL_HEADER.bytes + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (from + packed > bytes.length) throw unreadable("zip", { byte: header });
  if (method !== STORED && method !== DEFLATED) throw unreadable("zipMethod", { name });
  const data = bytes.subarray(from, from + packed);
  const content = method === STORED ? data.slice() : inflated(data, entry);
  if (content.length !== unpacked || crc32(content) !== crc) throw unreadable("zipDamaged", { name });
  return { name, bytes: content };
}

/**
 * The files of an archive, all checked by their CRC. Sizes are refused from the directory, before anything is unpacked; no
 * file unpacks to more than its directory says.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): readonly ZipFile[] {
  if (bytes.length < END_OF_DIRECTORY.bytes) throw unreadable("otherFormat", { format: "zip" });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return directory(bytes, view, limits).map((entry) => unpack(bytes, view, entry));
}
