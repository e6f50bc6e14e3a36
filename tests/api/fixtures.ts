import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { seed } from "../../demo/main.ts";
import { createDemoPeople } from "../../demo/people/people.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { type Database, openDatabase, type Where } from "../../server/platform/db/open.ts";
import { folderStore } from "../../server/platform/files/folder.ts";
import { keyOf } from "../../server/platform/security/keys.ts";
import { keptFolder } from "../run/kept.ts";

/** What a test finds: the demo people alone, or the light demo mill: people, menus, three fabrics and one style without a drape. */
export type Fixture = "people" | "mill";
const FIXTURES: readonly Fixture[] = ["people", "mill"];

/** When both were set up: what a test's clock starts at. */
export const SET_UP_AT = new Date("2026-11-21T09:00:00.000Z");

/** Where the fixtures of a run are kept, for its workers: a folder, and on PostgreSQL the end of their databases' names. */
const FOLDER = "TEST_FIXTURES";
const NAMES = "TEST_FIXTURE_DATABASES";

/** Both are made by the real seeding and copied for each test file: once a run on a PostgreSQL server, else once for all runs of the same sources. */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL;
  if (!server) {
    process.env[FOLDER] = await keptFolder("fixtures", makeEmbedded);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), "selvedge-server-fixtures-"));
  const names = randomBytes(6).toString("hex");
  const [people, mill] = [templateOf("people", names), templateOf("mill", names)];
  await onServer(server, `CREATE DATABASE ${people}`);
  await filled({ url: urlOf(server, people) }, "people", folder);
  await onServer(server, `CREATE DATABASE ${mill} TEMPLATE ${people}`);
  await filled({ url: urlOf(server, mill) }, "mill", folder);
  process.env[FOLDER] = folder;
  process.env[NAMES] = names;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const fixture of FIXTURES) await onServer(server, `DROP DATABASE ${templateOf(fixture, names)} WITH (FORCE)`);
  };
}

/** The mill is the people and more: one database, stored after each of the two steps. */
async function makeEmbedded(folder: string): Promise<void> {
  const place = join(folder, "database");
  for (const fixture of FIXTURES) {
    await filled({ folder: place }, fixture, folder);
    writeFileSync(join(folder, `${fixture}.tar`), await pictureOf(join(place, "pglite")));
  }
  rmSync(place, { recursive: true, force: true });
}

async function filled(where: Where, fixture: Fixture, folder: string): Promise<void> {
  const database = await openDatabase(where);
  await fill(database, fixture, folder);
  await database.close();
}

async function fill({ db }: Database, fixture: Fixture, folder: string): Promise<void> {
  await migrate(db);
  await createDemoPeople(db, SET_UP_AT);
  if (fixture === "people") return;
  const clock = { now: () => SET_UP_AT };
  const files = folderStore(join(folder, "files"), { salt: await keyOf(db, "records") });
  await seed({ db, files, clock, progress: () => {}, scope: "light" });
}

async function pictureOf(cluster: string): Promise<Uint8Array> {
  const database = await PGlite.create(cluster);
  const tar = await database.dumpDataDir("none");
  await database.close();
  return Buffer.from(await tar.arrayBuffer());
}

export type OpenedFixture = {
  readonly database: Database;
  /** Where else it can be reached; null for the embedded one. */
  readonly url: string | null;
  drop(): Promise<void>;
};

/** A copy of a fixture with its files put into `filesFolder`; made again where no run has made them: for benches. */
export async function openFixture(fixture: Fixture, filesFolder: string): Promise<OpenedFixture> {
  const made = process.env[FOLDER];
  const server = process.env.DATABASE_URL;
  if (!made) {
    const database = await openDatabase({ memory: true });
    await fill(database, fixture, filesFolder);
    return { database, url: null, drop: async () => {} };
  }
  const files = join(made, "files");
  if (fixture === "mill" && existsSync(files)) cpSync(files, filesFolder, { recursive: true });
  if (!server)
    return {
      database: await openDatabase({ memory: true, from: readFileSync(join(made, `${fixture}.tar`)) }),
      url: null,
      drop: async () => {},
    };
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${templateOf(fixture, process.env[NAMES]!)}`);
  const url = urlOf(server, name);
  return {
    database: await openDatabase({ url }),
    url,
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** A database without anything in it, on DATABASE_URL. */
export async function openEmptyOnServer(): Promise<OpenedFixture & { readonly url: string }> {
  const server = process.env.DATABASE_URL!;
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = urlOf(server, name);
  return {
    database: await openDatabase({ url }),
    url,
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

const templateOf = (fixture: Fixture, names: string) => `selvedge_${fixture}_${names}`;

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(url: string, text: string): Promise<void> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  await connection.query(text);
  await connection.end();
}
