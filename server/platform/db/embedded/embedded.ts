import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import pg from "pg";
import { type Claim, FolderLost, lossOf } from "../folder-lock/lock.ts";
import type { CountChanges } from "../unless-changed.ts";
import { countingClient } from "./counting-client.ts";
import type { LastWords } from "./last-words.ts";
import { WorkerSocket } from "./worker-socket.ts";

/** What the worker gets when it starts. */
export type PgliteWorkerData = {
  readonly folder: string | null;
  /** What the folder is held by; nothing is changed or answered once it is lost. */
  readonly claim: Claim | null;
  readonly from: Uint8Array | null;
  readonly program: object;
};
/** What the worker says of itself, beside the bytes of the protocol. */
export type WorkerWord =
  | { readonly state: "ready" }
  | { readonly state: "failed" | "lost"; readonly message: string }
  | ({ readonly state: "ended" } & LastWords)
  /** The disk had no room for the log: the database continues, ends, or hangs while ending. */
  | { readonly state: "logFull" | "closed" };

/** A handler that waits for the one connection while it holds it itself would wait for ever; after this time it gets an error. */
const WAIT_FOR_CONNECTION_MS = 40_000;

/** A database that does not answer for this long counts as dead: on a full disk it may hang for ever. */
const SILENT_MS = 20_000;
const LOOKS_PER_SILENCE = 4;
/** A database without room for its log reports within this time whether it continues. */
const LOG_FULL_MS = 2_000;

export type EmbeddedInFolder = { readonly folder: string; readonly claim?: Claim; readonly onLost?: (error: Error) => void };
/** From a stored picture of one where given. */
export type EmbeddedInMemory = {
  readonly from?: Uint8Array;
  readonly waitMs?: number;
  readonly silentMs?: number;
  readonly onLost?: (error: Error) => void;
};
export type Embedded = { readonly pool: pg.Pool; readonly count: CountChanges; close(): Promise<void> };

/** Named in the types of browsers only. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let program: Promise<object> | null = null;

/** PGlite's program, compiled once for all databases of this process: the next one finds what ran before compiled for speed. */
function compiled(): Promise<object> {
  const { resolve } = createRequire(import.meta.url);
  program ??= readFile(resolve("@electric-sql/pglite/pglite.wasm")).then((bytes) => WebAssembly.compile(bytes));
  return program;
}

/**
 * PGlite in a worker thread, so that a slow query does not stop the event loop, reached by node-postgres over a message channel.
 * It is one connection: the pool has one client, so transactions stand in line.
 */
export async function openEmbedded(where: EmbeddedInFolder | EmbeddedInMemory, types: pg.CustomTypesConfig): Promise<Embedded> {
  const data: PgliteWorkerData = {
    folder: "folder" in where ? where.folder : null,
    claim: ("folder" in where ? where.claim : undefined) ?? null,
    from: "from" in where ? (where.from ?? null) : null,
    program: await compiled(),
  };
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: data, name: "pglite" });
  await nextWord(worker, "ready").catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });

  let closing = false;
  let terminated: Promise<unknown> = Promise.resolve();
  const lost = (error: Error) => {
    if (closing) return;
    closing = true;
    clearInterval(watching);
    clearTimeout(ending);
    for (const socket of sockets) socket.destroy(error);
    terminated = worker.terminate();
    where.onLost?.(error);
  };
  const sockets = new Set<WorkerSocket>();
  const { silentMs = SILENT_MS } = "folder" in where ? {} : where;
  const watching = setInterval(() => {
    const looks = Math.max(0, ...[...sockets].map((socket) => socket.look()));
    // The first of the checks in a row may come right after the query was sent.
    if (looks > LOOKS_PER_SILENCE)
      lost(new Error(`The embedded database has said nothing for ${silentMs / 1_000} s. Is its disk full?`));
  }, silentMs / LOOKS_PER_SILENCE).unref();
  let ending: NodeJS.Timeout | undefined;
  /** Messages that arrived while this thread was busy are handled before the database counts as dead. */
  const lostUnlessHeard = () => {
    const verdict = setImmediate(lost, Object.assign(new Error("The embedded database stands still."), { code: "ENOSPC" }));
    worker.once("message", () => clearImmediate(verdict));
  };
  worker.on("message", (word: WorkerWord | Uint8Array) => {
    clearTimeout(ending);
    if (word instanceof Uint8Array) return;
    if (word.state === "logFull") ending = setTimeout(lostUnlessHeard, LOG_FULL_MS);
    if (word.state === "lost") lost(new FolderLost(word.message));
    if (word.state === "ended")
      lost(Object.assign(new Error(`The embedded database ended: ${word.message}`), { code: word.code }));
  });
  worker.on("error", lost);
  worker.on("exit", (code) => lost(new Error(`The embedded database ended with ${code}.`)));

  let changes = 0;
  const pool = new pg.Pool({
    Client: countingClient(() => {
      changes += 1;
    }),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: ("waitMs" in where ? where.waitMs : undefined) ?? WAIT_FOR_CONNECTION_MS,
    user: "postgres",
    database: "postgres",
    types,
    stream: () => {
      const socket = new WorkerSocket(worker);
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      return socket as never;
    },
  });
  pool.on("error", lost);
  pool.on("connect", (client) => void client.on("error", lost));
  return {
    pool,
    // Another process may have changed a folder that is lost; a database that is closed answers nothing.
    count: () => (closing || (data.claim && lossOf(data.claim)) ? null : changes),
    async close() {
      if (closing) {
        await terminated;
        return;
      }
      closing = true;
      clearInterval(watching);
      clearTimeout(ending);
      // Listened for before: a worker that has lost its folder ends at the next message.
      await Promise.all([nextWord(worker, "closed"), pool.end().then(() => worker.postMessage("close"))]);
      await worker.terminate();
    },
  };
}

function nextWord(worker: Worker, awaited: WorkerWord["state"]): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.off("message", hear);
      worker.off("error", fail);
      worker.off("exit", end);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const end = (code: number) => fail(new Error(`The embedded database ended with ${code}.`));
    const hear = (word: WorkerWord | Uint8Array) => {
      if (word instanceof Uint8Array) return;
      if (word.state === awaited) {
        stop();
        resolve();
      } else if (word.state === "failed") fail(new Error(word.message));
      else if (word.state === "lost") fail(new FolderLost(word.message));
    };
    worker.on("message", hear);
    worker.on("error", fail);
    worker.on("exit", end);
  });
}
