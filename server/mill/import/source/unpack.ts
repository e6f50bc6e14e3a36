import { type ProblemCode, readZip } from "@selvedge/textile-core";
import { CannotImport } from "../cannot-import.ts";

/** A catalogue's pictures are looked up by their names and never written under them: any name will do. */
const LIMITS = { files: 20_000, unpackedMb: 600, plainNames: false };

const SENTENCES: { readonly [Code in ProblemCode]?: string } = {
  tooManyFiles: `The archive has more than ${LIMITS.files} files.`,
  zipTooLarge: `The archive unpacks to more than ${LIMITS.unpackedMb} MB. Lay the pictures beside the file, in a folder.`,
};

/** The files of an archive by their paths. What it unpacks to is refused from its directory, before anything is unpacked. */
export function unpack(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const archive = readZip(bytes, LIMITS);
  if (archive.ok) return new Map(archive.value.map((file) => [file.name, file.bytes]));
  throw new CannotImport(SENTENCES[archive.problem.code] ?? "The archive is damaged, or it is not one.");
}
