import { strToU8 } from "fflate";
import { checkSize } from "../bytes.ts";
import { type Reading, reading, unreadable } from "../problem.ts";
import { textOf } from "../text.ts";
import { filesOfZip } from "../zip/read-zip.ts";
import { writeZip } from "../zip/write-zip.ts";
import type { ZipFile } from "../zip/zip.ts";
import { COLOUR_SLOTS, NORMAL_SLOTS, SCALAR_SLOTS, type ScalarSlot, type U3mDocument, type U3mSide } from "./document.ts";
import { documentOf } from "./read-document.ts";

const MAX_DOCUMENT_MB = 5;
const MAX_ARCHIVE_MB = 256;
const LIMITS = { files: 500, unpackedMb: MAX_ARCHIVE_MB, plainNames: true };
const INDENT = 2;

/** A document with all files that came with it; their names are paths from the document's folder. */
export type U3mArchive = { readonly document: U3mDocument; readonly files: readonly ZipFile[] };

const texturesOf = (side: U3mSide): readonly (string | undefined)[] =>
  [...(Object.keys(SCALAR_SLOTS) as ScalarSlot[]), ...COLOUR_SLOTS, ...NORMAL_SLOTS].map(
    (slot) => side[slot].texture?.image.path,
  );

/** The files that a document speaks of, each once, in the order of its slots. */
export function filesOf({ material }: U3mDocument): readonly string[] {
  const sides = [material.front, material.back, material.side].filter((side) => side !== null);
  const fab = material.physics?.devices.fab;
  const paths = [...sides.flatMap((side) => [...texturesOf(side), side.preview?.path]), fab === "null" ? undefined : fab];
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/** Reads a .u3m text, version 1.0 or 1.1; textures stay where their paths say. */
export const readU3m = (bytes: Uint8Array): Reading<U3mDocument> =>
  reading(() => {
    checkSize(bytes, MAX_DOCUMENT_MB);
    return documentOf(textOf(bytes));
  });

/** The text of a .u3m file. */
export const writeU3m = (document: U3mDocument): string => `${JSON.stringify(document, null, INDENT)}\n`;

/**
 * Reads a .u3ma archive: one document and its files, unpacked to at most 256 MB. A file that the document speaks of and the
 * archive has not is a problem; what it has beyond is kept.
 */
export const readU3ma = (bytes: Uint8Array): Reading<U3mArchive> =>
  reading(() => {
    checkSize(bytes, MAX_ARCHIVE_MB);
    const all = filesOfZip(bytes, LIMITS);
    const documents = all.filter(({ name }) => name.toLowerCase().endsWith(".u3m"));
    const [found] = documents;
    if (!found || documents.length > 1) throw unreadable("otherFormat", { format: "U3MA" });
    checkSize(found.bytes, MAX_DOCUMENT_MB);
    const document = documentOf(textOf(found.bytes));
    const folder = found.name.slice(0, found.name.lastIndexOf("/") + 1);
    const files = all
      .filter((file) => file !== found && file.name.startsWith(folder))
      .map((file) => ({ ...file, name: file.name.slice(folder.length) }));
    const missing = filesOf(document).find((path) => !files.some(({ name }) => name === path));
    if (missing) throw unreadable("zipMissing", { name: missing });
    return { document, files };
  });

/** A .u3ma archive of a document and its files; the same ones give the same bytes. */
export const writeU3ma = ({ document, files }: U3mArchive): Uint8Array<ArrayBuffer> =>
  writeZip([{ name: "material.u3m", bytes: strToU8(writeU3m(document)) }, ...files]);
