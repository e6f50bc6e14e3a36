import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, login, post, showInfo } from "@selvedge/contract";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { buildApp } from "../../server/app.ts";
import { openDatabase } from "../../server/platform/db/open.ts";
import { folderStore } from "../../server/platform/files/folder.ts";
import { domain } from "../../server/platform/http/registry.ts";
import { openFixture } from "./fixtures.ts";
import { BUYER, client, startApp } from "./harness.ts";

const server = process.env.DATABASE_URL;
const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Stands between the portal and its server; what passes through it can be stopped. */
async function openLine(target: URL) {
  const pairs: [Socket, Socket][] = [];
  let isStopped = false;
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.push([near, far]);
    for (const socket of [near, far]) socket.on("error", () => {});
    near.on("data", (bytes) => void far.write(bytes));
    far.on("data", (bytes) => void near.write(bytes));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    if (isStopped) stop();
  });
  const stop = () => {
    for (const pair of pairs) for (const socket of pair) socket.pause();
  };
  await new Promise<void>((done) => line.listen(0, "127.0.0.1", done));
  const url = new URL(target.href);
  url.port = String((line.address() as AddressInfo).port);
  return {
    url: url.href,
    connections: () => pairs.length,
    /** Nothing passes, and neither side is notified. */
    stop() {
      isStopped = true;
      stop();
    },
    /** What comes from now on passes; with `everything`, what stood still goes on too. */
    go({ everything }: { everything: boolean }) {
      isStopped = false;
      if (everything) for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      line.close();
    },
  };
}

const ADMITTED_WITHIN_MS = 1_000;
const ANSWERED_WITHIN_MS = 8_000;

/** A portal whose server is reached over such a line, and a buyer who is signed in. */
async function overALine() {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-line-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  const fixture = await openFixture("people", folder);
  closing.push(async () => {
    await fixture.database.close();
    await fixture.drop();
  });
  const line = await openLine(new URL(fixture.url!));
  closing.push(line.close);
  const { db, close } = await openDatabase({ url: line.url, answeredWithinMs: ANSWERED_WITHIN_MS });
  const app = await buildApp({
    db,
    files: folderStore(folder),
    limits: { admittedWithinMs: ADMITTED_WITHIN_MS },
    logLevel: "silent",
  });
  closing.push(close, () => app.close());
  const buyer = client(app);
  await buyer.call(login, { username: BUYER.username, password: BUYER.password });
  return { line, buyer, stranger: client(app), db };
}

describe.runIf(server)("a PostgreSQL server", () => {
  test("that drops a connection in the middle of a transaction: the call is asked to come again, and the next one is served", async () => {
    const cut = post("/test/cut", { summary: "Cut", access: "public", body: z.object({}), data: z.object({}) });
    const handlers = domain((on) => {
      on(cut, ({ db }) =>
        db.transaction().execute(async (within) => {
          const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(within);
          const other = new pg.Client({ connectionString: server });
          await other.connect();
          await other.query("SELECT pg_terminate_backend($1)", [rows[0]!.pid]);
          await other.end();
          await sql`SELECT 1`.execute(within);
          return {};
        }),
      );
    });
    const portal = await startApp({ calls: [cut] as unknown as Call[], handlers });
    closing.push(() => portal.close());
    const answer = await portal.anonymous().ask(cut, {});
    expect(answer).toMatchObject({ status: 503, code: 50302 });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await sql`SELECT 1 AS one`.execute(portal.db)).rows).toEqual([{ one: 1 }]);
  });

  test("that does not answer any more: a caller gets an error in time, and is served as soon as it answers again", async () => {
    const { line, buyer, stranger } = await overALine();
    expect(await buyer.ask(showInfo, {})).toMatchObject({ code: 20000 });
    line.stop();
    expect(await buyer.ask(showInfo, {})).toMatchObject({ status: 503, code: 50302 });
    // Who has no session is let in without a question to the database, and waits for it later.
    const { username, password } = BUYER;
    expect(await stranger.ask(login, { username, password })).toMatchObject({ status: 503, code: 50302 });
    // Whose an upload is asks the database too.
    const upload = await buyer.send({ method: "GET", url: `/uploads/${"A".repeat(22)}/${"0".repeat(64)}` });
    expect([upload.statusCode, upload.json().code]).toEqual([503, 50302]);
    line.go({ everything: true });
    await expect.poll(async () => (await buyer.ask(showInfo, {})).code).toBe(20000);
  });

  test("whose connections are dead without a word: they are given up, and others opened", async () => {
    const { line, buyer, db } = await overALine();
    line.stop();
    await expect(sql`SELECT 1`.execute(db)).rejects.toThrow("timeout");
    line.go({ everything: false });
    expect(await buyer.ask(showInfo, {})).toMatchObject({ code: 20000 });
  });

  test("that says nothing to somebody who begins to listen: they try again, and hear what is said from then on", async () => {
    const line = await openLine(new URL(server!));
    closing.push(line.close);
    const { listen, close } = await openDatabase({ url: line.url, connectedWithinMs: 1_000 });
    closing.push(close);
    line.stop();
    const heard = vi.fn();
    const listening = await listen("test_news", heard);
    closing.push(() => listening.stop());
    await expect.poll(line.connections).toBeGreaterThan(0);
    line.go({ everything: false });
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    const other = new pg.Client({ connectionString: server });
    await other.connect();
    await other.query("NOTIFY test_news");
    await other.end();
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });
});

test("a call that nobody can answer gets an error, and nothing of why", async () => {
  const gone = post("/test/gone", { summary: "Gone", access: "public", body: z.object({}), data: z.object({}) });
  const handlers = domain((on) => {
    on(gone, async () => {
      throw Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5432"), { code: "ECONNREFUSED" });
    });
  });
  const portal = await startApp({ calls: [gone] as unknown as Call[], handlers });
  closing.push(() => portal.close());
  const answer = await portal.anonymous().ask(gone, {});
  expect(answer).toMatchObject({ status: 503, code: 50302, data: null });
  expect(JSON.stringify(answer.body)).not.toContain("5432");
  expect(portal.logLines.some((line) => line.includes("10.0.0.7"))).toBe(true);
});
