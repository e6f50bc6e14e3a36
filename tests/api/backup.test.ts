import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getProposalData, login, uploadImage } from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../server/app.ts";
import { type Entry, readArchive, writeArchive } from "../../server/platform/backup/archive.ts";
import { CannotBackUp, CannotRestore } from "../../server/platform/backup/contents.ts";
import { restoreBackup } from "../../server/platform/backup/restore.ts";
import { writeBackup } from "../../server/platform/backup/write.ts";
import { lockFolder } from "../../server/platform/db/folder-lock/lock.ts";
import { type Migration, migrate, readMigrations } from "../../server/platform/db/migrate.ts";
import { folderStore } from "../../server/platform/files/folder.ts";
import { newId } from "../../server/platform/ids.ts";
import { NO_SETTINGS } from "../run/portal.ts";
import { EMPTY, type EmptyDatabase, filesBelow, rowsOf, schemaOf } from "./backup-places.ts";
import { client, DESIGNER, emptyCluster, type TestApp } from "./harness.ts";
import { aPicture, productIdsOf, savedDesign, startMill } from "./mill.ts";

const folder = mkdtempSync(join(tmpdir(), "selvedge-backup-"));
const path = join(folder, "mill.tar.gz");
const small = join(folder, "small.tar.gz");
const OLD = readMigrations().slice(0, 2);
const NOW = new Date("2026-11-21T12:00:00Z");
const ignore = () => {};
const opened: EmptyDatabase[] = [];
let portal: TestApp;
let designId: string;
let target: EmptyDatabase;
const kind = process.env.DATABASE_URL ? "postgres" : "embedded";
const backUp = (to: string) => writeBackup({ db: portal.db, kind, filesFolder: portal.filesFolder }, to, NOW, ignore);

async function openEmpty(name: string): Promise<EmptyDatabase> {
  const one = await EMPTY[name]!();
  opened.push(one);
  return one;
}

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  const designer = await portal.signIn();
  designId = (await savedDesign(portal, designer)).card.proposalId;
  await designer.call(uploadImage, { purpose: "artwork" }, { file: { bytes: await aPicture(), name: "a.png" } });
  await portal.anonymous().ask(login, { username: DESIGNER.username, password: "wrong" });
  await writeHardValues();
  await portal.files.passing.put("0".repeat(32), Buffer.from("a sheet of today"));
  await backUp(path);
  await backUpSmall();
  target = await openEmpty("the embedded database");
});
afterAll(async () => {
  for (const { database, drop } of opened) {
    await database.close();
    await drop();
  }
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A portal of long ago, with one company, one stored file and a table that somebody put beside its own. */
async function backUpSmall(): Promise<void> {
  const { db } = (await openEmpty("the embedded database")).database;
  const filesFolder = join(folder, "small");
  await migrate(db, OLD);
  await sql`INSERT INTO companies (id, name, created_at) VALUES (${newId(NOW)}, 'Weberei Roth', ${NOW})`.execute(db);
  await sql`CREATE TABLE own_notes AS SELECT 'kept' AS note`.execute(db);
  await sql`ALTER TABLE companies ADD COLUMN own_note text`.execute(db);
  await folderStore(filesFolder).put(Buffer.from("a picture"));
  await writeBackup({ db, kind: "embedded", filesFolder }, small, NOW, ignore);
}

/** Values that are easily lost on the way: everything two sorts of nothing, numbers that are none, fine times, odd signs. */
async function writeHardValues(): Promise<void> {
  const [first, second, third] = await productIdsOf(portal);
  await sql`UPDATE products SET construction = 'null', name = ${'斜纹 "Köper"\\\n\t\u2028🧵'}, description = '', attrs = '[1.10, -0.0, "\\u005c", null]',
    tags = ARRAY['a,b', '{}', 'NULL', '"', '', ${"\\"}], sample_metres = 'Infinity', mm_width = 0.1 + 0.2, created_at = '2026-03-29T01:59:59.123456Z'
    WHERE id = ${first}`.execute(portal.db);
  await sql`UPDATE products SET construction = NULL, moq_value = 'NaN', sample_metres = '-0', mm_width = 5e-324, tags = '{}' WHERE id = ${second}`.execute(
    portal.db,
  );
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  await sql`INSERT INTO product_looks (product_id, version, source_hash, looks, mean_lab, palette)
    VALUES (${third}, 1, ${"a".repeat(64)}, ${all}, '{-0, 1e-300, NaN}', '{"a": 1e400}')
    ON CONFLICT (product_id) DO UPDATE SET looks = excluded.looks, mean_lab = excluded.mean_lab, palette = excluded.palette`.execute(
    portal.db,
  );
  await sql`UPDATE catalogue_stamp SET moved_by = '99999999'`.execute(portal.db);
  await sql`UPDATE companies SET created_at = 'infinity' WHERE id = (SELECT company_id FROM users WHERE username = ${DESIGNER.username})`.execute(
    portal.db,
  );
  await sql`UPDATE companies SET contact_id = (SELECT id FROM users WHERE company_id = companies.id LIMIT 1)`.execute(portal.db);
}

describe.each(Object.keys(EMPTY))("restored into %s", (name) => {
  let restored: EmptyDatabase;
  const filesFolder = join(folder, name, "files");

  test("every row is the same, hard values too, and every stored file; files of a day are left out", async () => {
    restored = await openEmpty(name);
    const { db } = restored.database;
    const sum = await restoreBackup({ db, filesFolder }, path, ignore);
    const rows = await rowsOf(portal.db);
    expect(await rowsOf(db)).toEqual(rows);
    expect(await schemaOf(db)).toEqual(await schemaOf(portal.db));
    expect(filesBelow(filesFolder)).toEqual(
      Object.fromEntries(Object.entries(filesBelow(portal.filesFolder)).filter(([path]) => /^(stored|uploads)\//.test(path))),
    );
    expect(sum.rows).toEqual(Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length])));
    expect(sum.files).toBe(Object.keys(filesBelow(filesFolder)).length);
    expect(await migrate(db)).toEqual([]);
    // It counts transactions of another database: one here of the same number would not be sent.
    expect((await sql`SELECT moved_by FROM catalogue_stamp`.execute(db)).rows).toEqual([{ moved_by: null }]);
  });

  test("people sign in and work on with what they had, and numbers go on after the last", async () => {
    const { db } = restored.database;
    const app = await buildApp({
      logLevel: "silent",
      db,
      files: folderStore(filesFolder),
      clock: portal.clock,
      limits: { rates: false },
    });
    const designer = client(app);
    await designer.call(login, { username: DESIGNER.username, password: DESIGNER.password });
    expect(await designer.call(getProposalData, { proposalId: designId })).toMatchObject({
      proposalId: designId,
      document: { schema: expect.anything() },
    });
    const before = await sql<{ last: string }>`SELECT max(id) AS last FROM login_attempts`.execute(db);
    expect((await client(app).ask(login, { username: DESIGNER.username, password: "wrong" })).status).toBe(401);
    const after = await sql<{ last: string }>`SELECT max(id) AS last FROM login_attempts`.execute(db);
    expect(Number(after.rows[0]!.last)).toBeGreaterThan(Number(before.rows[0]!.last));
    await savedDesign({ ...portal, db, app }, designer);
    await app.close();
  });
});

test("a portal that is not empty is refused, and stays as it is", async () => {
  const rows = await rowsOf(portal.db);
  const files = filesBelow(portal.filesFolder);
  await expect(restoreBackup(portal, path, ignore)).rejects.toThrow(/database is not empty.*Nothing was changed/);
  await expect(restoreBackup({ ...portal, db: target.database.db }, path, ignore)).rejects.toThrow(/holds stored files.*Nothing/);
  expect(await rowsOf(portal.db)).toEqual(rows);
  expect(filesBelow(portal.filesFolder)).toEqual(files);
  expect(await rowsOf(target.database.db)).toEqual({});
});

test("a name that is taken and a database without a portal are refused; a backup is for its owner's eyes", async () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const content = readFileSync(path);
  await expect(backUp(path)).rejects.toThrow(/is there already/);
  expect(readFileSync(path).equals(content)).toBe(true);
  const none = join(folder, "none.tar.gz");
  const empty = { db: target.database.db, kind: "embedded", filesFolder: join(folder, "nowhere") } as const;
  await expect(writeBackup(empty, none, NOW, ignore)).rejects.toThrow(CannotBackUp);
  expect(readdirSync(folder).filter((name) => name.startsWith("none"))).toEqual([]);
});

/** A backup with its entries changed. */
async function altered(name: string, change: (entry: Entry) => Entry[]): Promise<string> {
  const to = join(folder, `${name}.tar.gz`);
  await writeArchive(to, async (add) => {
    for await (const entry of readArchive(small)) for (const { name, bytes } of change(entry)) await add(name, bytes);
  });
  return to;
}

async function expectRefused(file: string, why: RegExp, known: readonly Migration[] = OLD): Promise<void> {
  const filesFolder = join(folder, "refused");
  const restoring = restoreBackup({ db: target.database.db, filesFolder }, file, ignore, known);
  await expect(restoring).rejects.toThrow(CannotRestore);
  await expect(restoring).rejects.toThrow(why);
  expect(await rowsOf(target.database.db)).toEqual({});
  expect(filesBelow(filesFolder)).toEqual({});
}

test("a backup that is damaged, cut short or not whole is refused and leaves nothing", async () => {
  const content = readFileSync(small);
  const written = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const flipped = Buffer.from(content);
  flipped[content.length >> 1]! ^= 1;
  const ending = Buffer.from(content);
  ending[content.length - 6]! ^= 1;
  await expectRefused(written("flipped", flipped), /damaged/);
  await expectRefused(written("ending", ending), /damaged/);
  await expectRefused(written("half", content.subarray(0, content.length >> 1)), /damaged/);
  await expectRefused(written("almost", content.subarray(0, -1)), /damaged/);
  await expectRefused(written("empty", new Uint8Array()), /damaged/);
  await expectRefused(written("text", Buffer.from("no archive")), /damaged/);
  await expectRefused(join(folder, "nothing"), /no file/);
  const isFile = ({ name }: Entry) => name.startsWith("files/");
  await expectRefused(await altered("content", (one) => [isFile(one) ? { ...one, bytes: Buffer.from("?") } : one]), /damaged/);
  await expectRefused(await altered("no-file", (one) => (isFile(one) ? [] : [one])), /damaged/);
  await expectRefused(await altered("no-rows", (one) => (one.name.startsWith("rows/companies/") ? [] : [one])), /damaged/);
  await expectRefused(await altered("no-end", (one) => (one.name === "contents.json" ? [] : [one])), /damaged/);
  await expectRefused(await altered("no-header", (one) => (one.name === "backup.json" ? [] : [one])), /damaged/);
});

test("a backup of a newer portal, and one of another, are refused", async () => {
  await expectRefused(path, /newer portal.*010-menus/);
  const changed = OLD.map((one, i) => (i === 0 ? { ...one, checksum: "0" } : one));
  await expectRefused(small, /another migration 001-/, changed);
  const later = await altered("format", (one) =>
    one.name === "backup.json" ? [{ ...one, bytes: Buffer.from(JSON.stringify({ format: 2 })) }] : [one],
  );
  await expectRefused(later, /newer portal/);
});

test("a backup of an older portal is brought up to date, and what is none of the portal's own stays out", async () => {
  const { db } = (await openEmpty("the embedded database")).database;
  const lines: string[] = [];
  const filesFolder = join(folder, "newer");
  await restoreBackup({ db, filesFolder }, small, (line) => lines.push(line));
  expect(lines).toContain("The table own_notes is none of the portal's and is left out");
  expect(lines).toContain("The column own_note of companies is none of the portal's and is left out");
  expect(lines).toContain(`Schema brought up to date (${readMigrations().length - OLD.length} migrations)`);
  expect(await db.selectFrom("companies").select("name").execute()).toEqual([{ name: "Weberei Roth" }]);
  expect(Object.values(filesBelow(filesFolder))).toEqual([Buffer.from("a picture").toString("base64")]);
  expect(await migrate(db)).toEqual([]);
  expect(await schemaOf(db)).toEqual(await schemaOf(portal.db));
});

test("a stored file that is no longer what it was is named and stays out", async () => {
  const filesFolder = join(folder, "worn");
  const files = folderStore(filesFolder);
  const [good, bad] = [await files.put(Buffer.from("good")), await files.put(Buffer.from("bad"))];
  writeFileSync(join(filesFolder, "stored", bad.slice(0, 2), bad.slice(2, 4), bad), "worn");
  const to = join(folder, "worn.tar.gz");
  const written = await writeBackup({ db: portal.db, kind, filesFolder }, to, NOW, ignore);
  expect(written.damaged).toEqual([bad]);
  const names: string[] = [];
  for await (const { name } of readArchive(to)) if (name.startsWith("files/")) names.push(name);
  expect(names).toEqual([`files/${good}`]);
});

test.skipIf(!process.env.DATABASE_URL)("a backup made while people save is of one instant", async () => {
  const designer = await portal.signIn();
  let isBusy = true;
  let saved = 0;
  const saving = Array.from({ length: 4 }, async () => {
    for (; isBusy; saved++) await savedDesign(portal, designer);
  });
  await expect.poll(() => saved).toBeGreaterThan(4);
  const before = saved;
  const busy = join(folder, "busy.tar.gz");
  const { rows } = await backUp(busy);
  expect(saved).toBeGreaterThan(before);
  isBusy = false;
  await Promise.all(saving);
  const restored = await openEmpty("PostgreSQL");
  // Every saved design has its revision: the foreign keys look at all of them.
  await restoreBackup({ db: restored.database.db, filesFolder: join(folder, "busy") }, busy, ignore);
  expect(rows.proposals).toBe(rows.proposal_revisions);
  expect(rows.proposals).toBeGreaterThan(before);
});

test("the commands say what stands in their way, and do it when nothing does", async () => {
  const data = join(folder, "data");
  const command = (name: string, ...given: string[]) => {
    const env = { ...process.env, ...NO_SETTINGS, SELVEDGE_DATA: data, INIT_CWD: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, [`server/commands/${name}.ts`, ...given], {
      env,
      encoding: "utf8",
    });
    return { code: status, output: stdout + stderr };
  };
  expect(command("restore")).toMatchObject({ code: 1, output: expect.stringContaining("npm run restore -- FILE") });
  expect(command("backup", "out.tar.gz")).toMatchObject({ code: 1, output: expect.stringContaining("There is no portal") });
  expect(existsSync(data)).toBe(false);
  // As an empty portal has it; making one takes seconds.
  mkdirSync(join(data, "pglite"), { recursive: true });
  spawnSync("tar", ["xf", "-", "-C", join(data, "pglite")], { input: await emptyCluster() });
  expect(command("restore", "mill.tar.gz").output).toMatch(/\d+ tables, [\d,]+ rows, \d+ files .* restored/);
  const lock = await lockFolder(data, { onLost: ignore });
  expect(command("backup", "out.tar.gz")).toMatchObject({
    code: 1,
    output: expect.stringContaining("already used by a running"),
  });
  lock.release();
  expect(command("backup", "out.tar.gz")).toMatchObject({ code: 0, output: expect.stringMatching(/rows, \d+ files .* are in/) });
  expect(statSync(join(folder, "out.tar.gz")).size).toBeGreaterThan(0);
});
