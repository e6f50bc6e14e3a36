import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { syncFolder } from "../files/folder/disk.ts";
import { CannotBackUp, CannotRestore, damaged } from "./contents.ts";

/** It holds the hashes of passwords and of sessions. */
const OWNER_ALONE = 0o600;
/** Most bytes are pictures, which grow no smaller; rows do nearly as well at this level as at any. */
const GZIP_LEVEL = 3;

/** Adds an entry; resolves when there is room for the next. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>;

/** Writes a .tar.gz of what `fill` adds: aside, flushed and renamed, so that the name always belongs to a complete archive. Throws `CannotBackUp` when the name is taken. */
export async function writeArchive(path: string, fill: (add: Add) => Promise<void>): Promise<void> {
  refuseTaken(path);
  const aside = `${path}.${randomBytes(6).toString("hex")}.unfinished`;
  try {
    await pack(aside, fill);
    refuseTaken(path);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

function refuseTaken(path: string): void {
  if (existsSync(path)) throw new CannotBackUp(`${path} is there already. Name another file, or remove that one first.`);
}

async function pack(path: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker();
  const add: Add = async (name, bytes) => {
    const writer = controller.add({ name, size: bytes.length, mode: OWNER_ALONE }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream),
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(path, { flags: "wx", mode: OWNER_ALONE, flush: true }),
  );
  const filled = fill(add).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  // A disk that is full fails both; why is said by the writing.
  for (const end of await Promise.allSettled([written, filled])) if (end.status === "rejected") throw end.reason;
}

export type Entry = { readonly name: string; readonly bytes: Buffer };

/** The entries of a .tar.gz in their order. Throws `CannotRestore` when the file is missing, damaged or cut short: that may be after its last entry. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const left = new AbortController();
  const { readable, writable } = createTarDecoder({ strict: true });
  const read = pipeline(createReadStream(path), createGunzip(), Writable.fromWeb(writable), { signal: left.signal });
  // Awaited below, unless the entries fail with the same error first.
  read.catch(() => {});
  try {
    for await (const { header, body } of readable) {
      const bytes = await buffer(body);
      if (header.type === "file") yield { name: header.name, bytes };
    }
    await read;
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, path);
  } finally {
    left.abort();
  }
}

function explain(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === "ENOENT") return new CannotRestore(`There is no file ${path}.`);
  return error.syscall ? error : damaged();
}
