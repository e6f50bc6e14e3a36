import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Call, type DataOf, type InputOf, login, PREFIX } from "@selvedge/contract";
import type { FastifyInstance } from "fastify";
import type { Response } from "light-my-request";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { type AppOptions, buildApp } from "../../server/app.ts";
import type { Database, Db } from "../../server/platform/db/open.ts";
import { folderStore } from "../../server/platform/files/folder.ts";
import type { FileStore } from "../../server/platform/files/store.ts";
import { keyOf } from "../../server/platform/security/keys.ts";
import type { Clock } from "../../server/platform/time/clock.ts";
import { type Fixture, openFixture, SET_UP_AT } from "./fixtures.ts";

/** A clock that stands still until it is moved. */
export type TestClock = Clock & { move(ms: number): void };
export function testClock(start = SET_UP_AT): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    move(ms) {
      now += ms;
    },
  };
}

export const DESIGNER = DEMO_LOGINS[0]!;
/** A person of another company than the designer. */
export const BUYER = DEMO_LOGINS.find(({ username }) => username.startsWith("buyer@"))!;
/** The administrator of the designer's own company. */
export const HEAD = DEMO_LOGINS.find(({ username }) => username.startsWith("head@"))!;
export const SALES = DEMO_LOGINS.find(({ username }) => username.startsWith("sales@"))!;

export type Answer<Data = unknown> = {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly headers: Response["headers"];
  readonly body: Record<string, unknown>;
};

/** A call that was answered with an error. */
export class Refused extends Error {
  readonly answer: Answer;
  constructor(call: Call, answer: Answer) {
    super(`${call.path} answered ${answer.code}: ${answer.message} ${JSON.stringify(answer.data)}`);
    this.answer = answer;
  }
}

type Sent = {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
  remoteAddress?: string;
};
type CallOptions = { headers?: Record<string, string>; file?: { bytes: Uint8Array; name: string }; remoteAddress?: string };

/** Somebody with a browser of their own: keeps cookies, sends the header of a same-origin page. */
export type Client = {
  /** Cookies by name, as the answers set them. */
  readonly cookies: Map<string, string>;
  /** The public handle after signing in. */
  token: string | null;
  /** The data of a call; throws `Refused` for an error. */
  call<C extends Call>(call: C, body: InputOf<C>, options?: CallOptions): Promise<DataOf<C>>;
  /** The whole answer of a call, right or refused. The body may be wrong on purpose. */
  ask<C extends Call>(call: C, body: unknown, options?: CallOptions): Promise<Answer<DataOf<C>>>;
  /** Any request, cookies added. */
  send(request: Sent): Promise<Response>;
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly listen: Database["listen"];
  readonly files: FileStore;
  /** Where they are, unless others were given. */
  readonly filesFolder: string;
  readonly clock: TestClock;
  readonly logLines: string[];
  anonymous(): Client;
  signIn(username?: string, password?: string): Promise<Client>;
  close(): Promise<void>;
};

export type TestAppOptions = Partial<AppOptions> & { clock?: TestClock };

/** The real server on a real database: one of its own on DATABASE_URL, else PGlite in memory. With the demo people, without other data. */
export async function startApp(options: TestAppOptions = {}, fixture: Fixture = "people"): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-api-"));
  const { database, drop } = await openFixture(fixture, folder);
  const { db } = database;
  const files = options.files ?? folderStore(folder, { salt: await keyOf(db, "records") });
  const clock = options.clock ?? testClock();
  const logLines: string[] = [];
  const app = await buildApp({
    logLevel: "info",
    logStream: { write: (line) => void logLines.push(line) },
    checkAnswers: true,
    ...options,
    db,
    listen: database.listen,
    files,
    clock,
  });
  const portal: TestApp = {
    app,
    db,
    listen: database.listen,
    files,
    filesFolder: folder,
    clock,
    logLines,
    anonymous: () => client(app),
    async signIn(username = DESIGNER.username, password = DESIGNER.password) {
      const someone = client(app);
      someone.token = (await someone.call(login, { username, password })).token ?? null;
      return someone;
    },
    async close() {
      await app.close();
      await database.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return portal;
}

/** The address of a call, with its fields when it is a GET. */
export function addressOf(call: Call, fields: unknown = {}): string {
  if (call.method === "POST") return PREFIX + call.path;
  const pairs = Object.entries(fields as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
  return `${PREFIX}${call.path}?${new URLSearchParams(pairs as [string, string][])}`;
}

/** A browser of its own that speaks to the app without a network. */
export function client(app: FastifyInstance): Client {
  const cookies = new Map<string, string>();
  const someone: Client = {
    cookies,
    token: null,
    async send({ headers = {}, ...request }) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await app.inject({ ...request, headers: { ...(cookie ? { cookie } : {}), ...headers } });
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    async ask(call, body, { headers = {}, file, remoteAddress } = {}) {
      const response = await someone.send({
        method: call.method,
        url: addressOf(call, body ?? {}),
        headers: {
          "x-requested-with": "XMLHttpRequest",
          ...headers,
          ...(file ? multipartHeader : call.method === "POST" ? jsonHeader : {}),
        },
        payload: call.method === "GET" ? undefined : file ? multipart(body, file) : JSON.stringify(body ?? {}),
        ...(remoteAddress ? { remoteAddress } : {}),
      });
      const envelope = response.json() as { code: number; message: string; data: never };
      return { status: response.statusCode, ...envelope, headers: response.headers, body: { ...envelope } };
    },
    async call(call, body, callOptions) {
      const answer = await someone.ask(call, body, callOptions);
      if (answer.code !== call.success) throw new Refused(call, answer);
      return answer.data;
    },
  };
  return someone;
}

export const BOUNDARY = "----selvedge";
const jsonHeader = { "content-type": "application/json" };
const multipartHeader = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

/** A form with its text fields (arrays and objects as JSON strings) before or after the file. */
export function multipart(fields: unknown, file: { bytes: Uint8Array; name: string }): Buffer {
  const texts = Object.entries((fields ?? {}) as Record<string, unknown>).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === "string" ? value : JSON.stringify(value)}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join("") + head), file.bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** A new PGlite cluster takes seconds to make, so one is made for all runs and kept beside the system's temporary files. */
export const emptyCluster = (): Promise<Uint8Array> => keptCluster("empty", () => PGlite.create("memory://"));

/** A picture of the cluster that `make` makes, kept under the version of the embedded database. */
async function keptCluster(name: string, make: () => Promise<PGlite>): Promise<Uint8Array> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite/pglite.data");
  const version = createHash("sha256").update(readFileSync(entry)).digest("hex").slice(0, 12);
  const path = join(tmpdir(), `selvedge-${name}-cluster-${version}.tar`);
  if (!existsSync(path)) {
    const database = await make();
    const tar = await database.dumpDataDir("none");
    await database.close();
    const aside = `${path}.${process.pid}`;
    writeFileSync(aside, Buffer.from(await tar.arrayBuffer()));
    renameSync(aside, path);
  }
  return readFileSync(path);
}
