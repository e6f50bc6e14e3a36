import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FolderLock, FolderLost, lockFolder } from "../../server/platform/db/folder-lock/lock.ts";
import { type Database, type Db, openDatabase } from "../../server/platform/db/open.ts";

const folder = mkdtempSync(join(tmpdir(), "selvedge-lost-"));
let lock: FolderLock;
let heard: Error[];

const open = (claim = lock.claim): Promise<Database> =>
  openDatabase({ folder, claim, onLost: (error) => void heard.push(error) });
const keep = (db: Db, n: number) => sql`INSERT INTO kept VALUES (${n})`.execute(db);

/** What is there for the portal that has the folder now. */
async function keptNumbers(): Promise<number[]> {
  const database = await openDatabase({ folder });
  const { rows } = await sql<{ n: number }>`SELECT n FROM kept ORDER BY n`.execute(database.db);
  await database.close();
  return rows.map(({ n }) => n);
}

/** Puts another's lock into the place of ours at once, as a portal of another machine does. */
function takeOver(): void {
  const aside = join(folder, "aside");
  writeFileSync(aside, JSON.stringify({ pid: 4_711, host: "mill-2", since: "2026-11-21T09:00:00.000Z" }));
  renameSync(aside, join(folder, "portal.lock"));
}

describe.skipIf(process.env.DATABASE_URL)("the embedded database in a folder that another portal took over", () => {
  beforeAll(async () => {
    const database = await openDatabase({ folder });
    await sql`CREATE TABLE kept (n integer)`.execute(database.db);
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    heard = [];
    // What the database notices by itself: no beat comes before it.
    lock = await lockFolder(folder, { onLost: () => {}, beatMs: 3_600_000 });
  });
  afterEach(() => {
    lock.release();
    rmSync(join(folder, "portal.lock"), { force: true });
  });

  test("answers no commit, and says why; what it had answered is there for the other", async () => {
    const database = await open();
    await keep(database.db, 1);
    const transaction = database.db.transaction().execute(async (within) => {
      await keep(within, 2);
      takeOver();
    });
    await expect(transaction).rejects.toThrow();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toBeInstanceOf(FolderLost);
    expect(heard[0]!.message).toContain(
      `The folder ${folder} was taken over by another portal (process 4711 on mill-2, since 2026-11-21`,
    );
    expect(await keptNumbers()).toEqual([1]);
  });

  // A lock within the database's own files, so that a statement can overwrite it in its own midst.
  const openWithLockInside = async (): Promise<{ database: Database; path: string }> => {
    const inside = join(folder, "pglite");
    const path = join(inside, "portal.lock");
    writeFileSync(path, lock.claim.text);
    return { database: await open({ folder: inside, text: lock.claim.text }), path };
  };

  test("writes nothing more in the midst of a statement", async () => {
    const { database, path } = await openWithLockInside();
    // Emptied as it is opened; what would be written comes after.
    await expect(sql`COPY (SELECT 'another') TO '/pglite/data/portal.lock'`.execute(database.db)).rejects.toThrow(FolderLost);
    expect(readFileSync(path, "utf8")).toBe("");
  });

  test("does not answer a statement in whose midst it was lost", async () => {
    const { database } = await openWithLockInside();
    const asked = sql`COPY (SELECT 'another' WHERE false) TO '/pglite/data/portal.lock'`.execute(database.db);
    await expect(asked).rejects.toThrow(FolderLost);
  });

  test("is not closed as if nothing had happened", async () => {
    const database = await open();
    await keep(database.db, 3);
    takeOver();
    await expect(database.close()).rejects.toThrow("was taken over");
  });

  test("is not opened", async () => {
    takeOver();
    await expect(open()).rejects.toThrow(FolderLost);
  });
});
