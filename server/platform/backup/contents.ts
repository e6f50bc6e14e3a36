import { z } from "zod";
import type { Migration } from "../db/migrate.ts";
import type { Shelf } from "../files/folder/shelves.ts";

/*
 * A backup is one .tar.gz that any archiver opens:
 *
 *   backup.json                    what it is of; always the first
 *   rows/<table>/<number>.ndjson   the rows, one a line, every value as PostgreSQL writes it in text
 *   files/<hash>                   the stored files that everybody may see
 *   uploads/<hash>                 those that only some may
 *   contents.json                  how much of each there was, so that a part that is missing is noticed
 */

/** Moves when a backup could no longer be read by those who read the one before. */
export const FORMAT = 1;
export const HEADER = "backup.json";
export const CONTENTS = "contents.json";

/** Where a backup has the files of each shelf. */
export const SHELF_NAMES = { stored: "files", uploads: "uploads" } as const satisfies Record<Shelf, string>;

/** How often a long copying says how far it is. */
export const SAY_EVERY_FILES = 2_000;

/** A table as a backup knows it: without generated columns, and without those that count the database's own transactions. */
export const TableShape = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type TableShape = z.infer<typeof TableShape>;

export const Header = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  portalVersion: z.string(),
  database: z.enum(["embedded", "postgres"]),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(TableShape),
  /** Of each sequence that was used, the number it gave last. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});
export type Header = z.infer<typeof Header>;

export const Contents = z.object({ rows: z.record(z.string(), z.int()), files: z.int(), fileBytes: z.int() });
export type Contents = z.infer<typeof Contents>;

/** Why no backup was made; the message is for the person who asked for it. */
export class CannotBackUp extends Error {}

/** Why a backup was not restored; the message is for the person who asked for it. */
export class CannotRestore extends Error {}

export const damaged = () => new CannotRestore("The backup is damaged or not whole.");

/** The header of a backup. Throws `CannotRestore` for one that cannot be read here. */
export function parseHeader(text: string): Header {
  const given = parseJson(text);
  const { data: is } = z.object({ format: z.int() }).safeParse(given);
  if (is && is.format > FORMAT)
    throw new CannotRestore("The backup was made by a newer portal. Bring this one up to date first.");
  const { data } = Header.safeParse(given);
  if (!data) throw new CannotRestore("The file is no backup of a portal.");
  return data;
}

export function parseContents(text: string): Contents {
  const { data } = Contents.safeParse(parseJson(text));
  if (!data) throw damaged();
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Of the migrations known here those that the backup's database had. Throws `CannotRestore` when it had others. */
export function migrationsOf({ migrations }: Header, known: readonly Migration[]): Migration[] {
  return migrations.map(({ number, name, checksum }) => {
    const same = known.find((migration) => migration.number === number);
    if (!same)
      throw new CannotRestore(
        `The backup was made by a newer portal: this one does not know its migration ${name}. Bring it up to date first.`,
      );
    if (same.checksum !== checksum)
      throw new CannotRestore(`The backup was made with another migration ${name} than this portal has.`);
    return same;
  });
}
