import { createHash } from "node:crypto";
import { existsSync, fsyncSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneAtATime } from "../../server/platform/db/advisory-lock.ts";
import { DURABLE_PARAMS, DurableNodeFS } from "../../server/platform/db/embedded/disk/durable-fs.ts";
import { lookAfter } from "../../server/platform/db/embedded/upkeep.ts";
import { type Migration, migrate, readMigrations } from "../../server/platform/db/migrate.ts";
import { openDatabase } from "../../server/platform/db/open.ts";
import { idOf } from "../../server/platform/ids.ts";
import { EMPTY } from "./backup-places.ts";
import { emptyCluster, startApp, type TestApp } from "./harness.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const migration = (number: number, text: string): Migration => ({
  number,
  name: `${number}-test.sql`,
  text,
  checksum: createHash("sha256").update(text).digest("hex"),
});

describe("migrations", () => {
  test("are applied once, in order", async () => {
    expect(await migrate(portal.db)).toEqual([]);
    const rows = await sql<{ number: number }>`SELECT number FROM migrations ORDER BY applied_at, number`.execute(portal.db);
    expect(rows.rows.map(({ number }) => number)).toEqual(readMigrations().map(({ number }) => number));
  });

  test("one changed after it was applied is refused, as is a database of a newer version", async () => {
    const known = readMigrations();
    const changed = known.map((one, i) => (i === 0 ? migration(one.number, `${one.text}\n-- later`) : one));
    await expect(migrate(portal.db, changed)).rejects.toThrow("was changed after it was applied");
    await expect(migrate(portal.db, known.slice(0, -1))).rejects.toThrow("made by a newer version");
  });

  test("one that fails half-way leaves nothing of itself", async () => {
    const half = migration(900, "CREATE TABLE half (id integer); SELECT nothing_of_the_kind();");
    await expect(migrate(portal.db, [...readMigrations(), half])).rejects.toThrow("nothing_of_the_kind");
    const { rows } = await sql<{ name: string | null }>`SELECT to_regclass('half')::text AS name`.execute(portal.db);
    expect(rows[0]?.name).toBeNull();
    expect(await migrate(portal.db)).toEqual([]);
  });

  test.each(Object.entries(EMPTY))(
    "notices of messages from before they named their thread find it: the reader's own company's, else the newest; others name none: %s",
    async (_name, empty) => {
      const { database, drop } = await empty();
      try {
        const { db } = database;
        const migrations = readMigrations();
        await migrate(
          db,
          migrations.filter(({ number }) => number < 89),
        );
        const [early, late] = ["2026-03-01T09:00:00Z", "2026-03-02T09:00:00Z"];
        for (const company of ["mill", "roth", "conti"]) {
          await sql`INSERT INTO companies (id, name, created_at) VALUES (${idOf(company)}, ${company}, ${early})`.execute(db);
          await sql`INSERT INTO users (id, company_id, username, mail, name, role, password_hash, created_at)
          VALUES (${idOf("user", company)}, ${idOf(company)}, ${company}, ${`${company}@example.org`}, ${company}, 'buyer', '-', ${early})`.execute(
            db,
          );
        }
        const threads = [
          ["roth", "fabric", early],
          ["conti", "fabric", late],
          ["roth", "order", early],
        ] as const;
        for (const [company, about, at] of threads)
          await sql`INSERT INTO threads (id, company_id, kind, about_kind, about_id, created_at, posted_at)
          VALUES (${idOf("thread", company, about)}, ${idOf(company)}, 'question', ${about}, ${idOf(about)}, ${at}, ${at})`.execute(
            db,
          );
        const notices = [
          ["roth", "thread.posted", "fabric", ["roth", "fabric"]],
          ["mill", "thread.posted", "fabric", ["conti", "fabric"]],
          ["roth", "thread.posted", "order", ["roth", "order"]],
          ["roth", "thread.posted", "sample", null],
          ["roth", "order.moved", "order", null],
        ] as const;
        for (const [sort, [reader, kind, about]] of notices.entries())
          await sql`INSERT INTO notices (id, user_id, kind, subject_kind, subject_id, text_key, created_at)
          VALUES (${idOf("notice", String(sort))}, ${idOf("user", reader)}, ${kind}, ${about}, ${idOf(about)}, '', ${late})`.execute(
            db,
          );
        await migrate(db, migrations);
        const { rows } = await sql<{ id: string; thread_id: string | null }>`SELECT id, thread_id FROM notices`.execute(db);
        const found = new Map(rows.map(({ id, thread_id }) => [id, thread_id]));
        expect(notices.map((_, sort) => found.get(idOf("notice", String(sort))))).toEqual(
          notices.map(([, , , thread]) => thread && idOf("thread", ...thread)),
        );
      } finally {
        await database.close();
        await drop();
      }
    },
  );

  test("two files of one number, and a name without one, are mistakes", () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-sql-"));
    const read = () => readMigrations(new URL(`file://${folder}/`));
    writeFileSync(join(folder, "001-a.sql"), "");
    writeFileSync(join(folder, "001-b.sql"), "");
    expect(read).toThrow("Two migrations have the number");
    rmSync(join(folder, "001-b.sql"));
    writeFileSync(join(folder, "later.sql"), "");
    expect(read).toThrow("NNN-words.sql");
    rmSync(folder, { recursive: true });
  });
});

describe("what the driver gives", () => {
  test("is the same on both databases", async () => {
    const { rows } =
      await sql`SELECT 1::int AS int, 2::bigint AS big, 1.5::float8 AS float, 2.50::numeric AS numeric, true AS bool,
      'a' AS text, '2026-11-21'::date AS date, '2026-11-21T09:00:00Z'::timestamptz AS time, '{"a":[1]}'::jsonb AS json,
      ARRAY['x','y'] AS texts, '\\x0102'::bytea AS bytes, NULL AS nothing`.execute(portal.db);
    expect(rows[0]).toEqual({
      int: 1,
      big: "2",
      float: 1.5,
      numeric: "2.50",
      bool: true,
      text: "a",
      date: "2026-11-21",
      time: new Date("2026-11-21T09:00:00Z"),
      json: { a: [1] },
      texts: ["x", "y"],
      bytes: Buffer.from([1, 2]),
      nothing: null,
    });
  });

  test("a large value goes there and back", async () => {
    const text = "Köper 斜纹 ".repeat(400_000);
    const { rows } = await sql<{ text: string }>`SELECT ${text}::text AS text`.execute(portal.db);
    expect(rows[0]?.text === text).toBe(true);
  });

  test("an error of the database has its code and spoils nothing that follows", async () => {
    await expect(sql`SELECT * FROM nowhere`.execute(portal.db)).rejects.toMatchObject({ code: "42P01" });
    await expect(sql`SELECT ${"x"}::int`.execute(portal.db)).rejects.toMatchObject({ code: "22P02" });
    expect((await sql`SELECT 1 AS one`.execute(portal.db)).rows).toEqual([{ one: 1 }]);
  });

  test("a transaction that throws leaves nothing; many at once do not mix", async () => {
    await sql`CREATE TABLE counted (n integer NOT NULL)`.execute(portal.db);
    await sql`INSERT INTO counted VALUES (0)`.execute(portal.db);
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        portal.db.transaction().execute(async (transaction) => {
          await sql`UPDATE counted SET n = n + 1`.execute(transaction);
          await sql`SELECT 1`.execute(transaction);
          if (i % 2 === 1) throw new Error("taken back");
        }),
      ),
    );
    expect((await sql`SELECT n FROM counted`.execute(portal.db)).rows).toEqual([{ n: 10 }]);
  });
});

describe.skipIf(!process.env.DATABASE_URL)("PostgreSQL", () => {
  const url = process.env.DATABASE_URL ?? "";

  test("processes started together bring an empty schema up to date once, and wait longer than a statement may take", async () => {
    const schema = `test_together_${process.pid}`;
    const server = await openDatabase({ url });
    await sql.raw(`CREATE SCHEMA ${schema}`).execute(server.db);
    const processes = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ url, schema })));
    const applied = await Promise.all(processes.map(({ db }) => migrate(db)));
    expect(applied.flat()).toEqual(readMigrations().map(({ name }) => name));
    const timeouts = await Promise.all(
      processes.map(({ db }) =>
        oneAtATime(db, "seed", async (connection) => {
          const { rows } = await sql<{ wait: string }>`SELECT current_setting('statement_timeout') AS wait`.execute(connection);
          return rows[0]?.wait;
        }),
      ),
    );
    expect(timeouts).toEqual(["0", "0", "0"]);
    for (const { db, close } of processes) {
      const { rows } = await sql<{ wait: string }>`SELECT current_setting('statement_timeout') AS wait`.execute(db);
      expect(rows[0]?.wait).toBe("40s");
      await close();
    }
    await sql.raw(`DROP SCHEMA ${schema} CASCADE`).execute(server.db);
    await server.close();
  });
});

describe.skipIf(process.env.DATABASE_URL)("the embedded database", () => {
  test("flushes the files of its log at every commit, and not for reading", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-flush-"));
    const flushed: string[] = [];
    const files = new DurableNodeFS(join(folder, "pglite"), (file) => {
      flushed.push(readlinkSync(`/proc/self/fd/${file}`));
      fsyncSync(file);
    });
    const database = await PGlite.create({ fs: files, startParams: DURABLE_PARAMS });
    await database.exec("CREATE TABLE kept (n integer)");
    const logFlushesOf = async (text: string) => {
      flushed.length = 0;
      await database.exec(text);
      return flushed.filter((path) => path.includes("/pg_wal/")).length;
    };
    expect(await logFlushesOf("INSERT INTO kept VALUES (1)")).toBe(1);
    expect(await logFlushesOf("UPDATE kept SET n = 2")).toBe(1);
    expect(await logFlushesOf("SELECT * FROM kept")).toBe(0);
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test("a cluster whose making was cut short is made again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-cut-"));
    mkdirSync(join(folder, "pglite/base"), { recursive: true });
    writeFileSync(join(folder, "pglite/PG_VERSION"), "18");
    writeFileSync(join(folder, "pglite/unfinished"), "");
    const database = await openDatabase({ folder });
    expect((await sql`SELECT 1 AS one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    expect(readdirSync(folder)).toEqual(["pglite.2"]);
    expect(existsSync(join(folder, "pglite.2/unfinished"))).toBe(false);
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test("a database that says nothing any more is given up with what was asked of it", async () => {
    const lost = Promise.withResolvers<Error>();
    const { db } = await openDatabase({ memory: true, from: await emptyCluster(), silentMs: 500, onLost: lost.resolve });
    const asked = sql`SELECT count(*) FROM generate_series(1, 1000000000)`.execute(db);
    await expect(asked).rejects.toThrow("has said nothing for 0.5 s");
    expect((await lost.promise).message).toContain("Is its disk full?");
  });

  test("a database that cannot go on with its log is given up at once, and says why", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-log-"));
    const lost = Promise.withResolvers<Error>();
    const { db } = await openDatabase({ folder, onLost: lost.resolve });
    // The next file of its log is made under this name, for its process has that number always.
    mkdirSync(join(folder, "pglite/pg_wal/xlogtemp.42"));
    await sql`CREATE TABLE kept (id integer, words text)`.execute(db);
    const writeMore = async () => {
      for (;;) await sql`INSERT INTO kept SELECT id, repeat(md5(id::text), 20) FROM generate_series(1, 5000) AS id`.execute(db);
    };
    await expect(writeMore()).rejects.toThrow('The embedded database ended: could not create file "pg_wal/xlogtemp.42"');
    expect(await lost.promise).toMatchObject({ code: "58P02" });
    rmSync(folder, { recursive: true });
  });

  test("its log does not grow for ever, and rows that were changed give back their room", async () => {
    const { db, close } = await openDatabase({ memory: true, from: await emptyCluster() });
    const limits = { maxLogBytes: 2_000_000, minDeadRows: 100 };
    await sql`CREATE TABLE kept (id integer PRIMARY KEY, words text)`.execute(db);
    await sql`CHECKPOINT`.execute(db);
    expect(await lookAfter(db, limits)).toEqual([]);
    await sql`INSERT INTO kept SELECT id, repeat(md5(id::text), 20) FROM generate_series(1, 5000) AS id`.execute(db);
    expect(await lookAfter(db, limits)).toEqual(["CHECKPOINT"]);
    await sql`UPDATE kept SET id = id + 10000`.execute(db);
    await sql`SELECT pg_stat_force_next_flush()`.execute(db);
    expect(await lookAfter(db, limits)).toEqual(["VACUUM public.kept", "CHECKPOINT"]);
    expect(await lookAfter(db, limits)).toEqual([]);
    await close();
  });

  test("one whose answer waits while this thread is busy is not taken for dead", async () => {
    const heard: Error[] = [];
    const { db, close } = await openDatabase({
      memory: true,
      from: await emptyCluster(),
      silentMs: 500,
      onLost: (error) => heard.push(error),
    });
    await sql`SELECT 1`.execute(db);
    const asked = sql`SELECT 1 AS one`.execute(db);
    // Until the question is on its way.
    await new Promise((done) => setImmediate(done));
    const busy = new Int32Array(new SharedArrayBuffer(4));
    Atomics.wait(busy, 0, 0, 1_500);
    expect((await asked).rows).toEqual([{ one: 1 }]);
    expect(heard).toEqual([]);
    await close();
  });

  test("a handler that asks for a second connection inside a transaction gets an error, and does not hang for ever", async () => {
    const { db, close } = await openDatabase({ memory: true, from: await emptyCluster(), waitMs: 1_500 });
    // Opened, so that nothing but the wait for a free one takes time.
    await sql`SELECT 1`.execute(db);
    const inside = db.transaction().execute(() => sql`SELECT 1`.execute(db));
    await expect(inside).rejects.toThrow(/timeout/);
    expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
