import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { fsyncSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DURABLE_PARAMS, DurableNodeFS } from "../../server/platform/db/embedded/disk/durable-fs.ts";
import { type FolderLock, FolderLost, lockFolder } from "../../server/platform/db/folder-lock/lock.ts";
import { type Database, type Db, openDatabase } from "../../server/platform/db/open.ts";

const folder = mkdtempSync(join(tmpdir(), "selvedge-lost-"));
let lock: FolderLock;
let heard: Error[];

const open = (claim = lock.claim): Promise<Database> =>
  openDatabase({ folder, claim, onLost: (error) => void heard.push(error) });
const keep = (db: Db, n: number) => sql`INSERT INTO kept VALUES (${n})`.execute(db);

/** What is there for the portal that has the folder now. */
async function keptNumbers(folder: string): Promise<number[]> {
  const database = await openDatabase({ folder });
  const { rows } = await sql<{ n: number }>`SELECT n FROM kept ORDER BY n`.execute(database.db);
  await database.close();
  return rows.map(({ n }) => n);
}

/** As an owner leaves it that has ended: the next one uses the database's files as they are. */
const leaveEnded = () => writeFileSync(join(folder, "portal.ended"), "");

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
    leaveEnded();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    heard = [];
    // What the database notices by itself: no beat comes before it.
    lock = await lockFolder(folder, { onLost: () => {}, beatMs: 3_600_000 });
  });
  afterEach(() => {
    lock.release();
    // The lock of another portal that these tests only speak of.
    rmSync(join(folder, "portal.lock"), { force: true });
    leaveEnded();
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
    expect(await keptNumbers(folder)).toEqual([1]);
  });

  // A lock within the database's own files, so that a statement can overwrite it in its own midst.
  const openWithLockInside = async (): Promise<{ database: Database; path: string }> => {
    const inside = join(folder, "pglite");
    const path = join(inside, "portal.lock");
    writeFileSync(path, lock.claim.text);
    return { database: await open({ folder: inside, text: lock.claim.text, ownerBefore: "ended" }), path };
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

/** A portal that takes the folder, writes a row, and is killed. */
const another = (folder: string): string => {
  const server = (path: string) => JSON.stringify(new URL(`../../server/platform/db/${path}`, import.meta.url).href);
  return `import { lockFolder } from ${server("folder-lock/lock.ts")};
    import { openDatabase } from ${server("open.ts")};
    import { sql } from ${JSON.stringify(import.meta.resolve("kysely"))};
    const { claim } = await lockFolder(${JSON.stringify(folder)}, { onLost() {} });
    const { db } = await openDatabase({ folder: claim.folder, claim });
    await sql\`INSERT INTO kept VALUES (3)\`.execute(db);
    process.kill(process.pid, "SIGKILL");`;
};

test.skipIf(process.env.DATABASE_URL)(
  "what a portal that stood still between asking for its lock and writing then writes changes nothing for the one that has the folder",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-stood-"));
    const program = join(folder, "another.mts");
    writeFileSync(program, another(folder));
    let isToStand = false;
    let ran: SpawnSyncReturns<string> | undefined;
    const files = new DurableNodeFS(join(folder, "pglite"), fsyncSync, () => {
      if (ran) throw new Error("lost");
      // Meanwhile somebody has deleted the lock, as there is none here.
      if (isToStand) ran = spawnSync(process.execPath, [program], { encoding: "utf8" });
    });
    const database = await PGlite.create({ fs: files, startParams: DURABLE_PARAMS });
    await database.exec("CREATE TABLE kept (n integer); INSERT INTO kept VALUES (1)");
    isToStand = true;
    await database.exec("INSERT INTO kept VALUES (2)");
    expect(ran).toMatchObject({
      signal: "SIGKILL",
      stderr: expect.stringMatching(/^Who used .* before is not known to have ended\..*\n$/),
    });
    expect(await keptNumbers(folder)).toEqual([1, 3]);
    expect(readdirSync(folder).sort()).toEqual(["another.mts", "pglite.2", "portal.lock"]);
    rmSync(folder, { recursive: true });
  },
);
