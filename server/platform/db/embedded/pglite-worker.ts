import { fsyncSync, mkdirSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { lossOf } from "../folder-lock/lock.ts";
import { clusterIn } from "./disk/cluster.ts";
import { DURABLE_PARAMS, DurableNodeFS } from "./disk/durable-fs.ts";
import type { PgliteWorkerData, WorkerWord } from "./embedded.ts";
import { lastWordsIn } from "./last-words.ts";

/** The thread in which the embedded database lives: protocol bytes in, protocol bytes out, one message at a time. */
const port = parentPort!;
const { folder, claim, from, program: pgliteWasmModule } = workerData as PgliteWorkerData;
const say = (word: WorkerWord) => port.postMessage(word);

/**
 * Ends this thread on the spot when the folder is lost: PGlite catches whatever is thrown inside it, and goes on.
 * Before a change it keeps the files of the new owner whole. Before an answer it makes the answer true: what was flushed while
 * the folder was still ours is there when the new owner opens it, however long this process stood still in between.
 */
function endIfLost(): void {
  const lost = claim && lossOf(claim);
  if (!lost) return;
  say({ state: "lost", message: lost.message });
  process.exit(1);
}

async function open(): Promise<PGlite> {
  if (!folder)
    return PGlite.create({
      dataDir: "memory://",
      loadDataDir: from ? new Blob([Buffer.from(from)]) : undefined,
      pgliteWasmModule,
    });
  endIfLost();
  mkdirSync(folder, { recursive: true });
  const { path, isNew, made } = clusterIn(folder, {
    ownerBefore: claim?.ownerBefore ?? "ended",
    endIfLost,
    say: console.error,
  });
  const files = new DurableNodeFS(path, fsyncSync, endIfLost, () => say({ state: "logFull" }));
  const database = await PGlite.create({ fs: files, startParams: DURABLE_PARAMS, pgliteWasmModule });
  if (isNew) {
    endIfLost();
    made();
  }
  return database;
}

try {
  const database = await open();
  port.on("message", async (message: Uint8Array | "close") => {
    if (message === "close") {
      await database.close();
      return say({ state: "closed" });
    }
    const answer = await database.execProtocolRaw(message, { syncToFs: false });
    endIfLost();
    const lastWords = lastWordsIn(answer);
    // The next message would get no answer.
    if (lastWords) {
      say({ state: "ended", ...lastWords });
      process.exit(1);
    }
    // An empty answer too: it says that the database lives.
    port.postMessage(answer.slice());
  });
  say({ state: "ready" });
} catch (error) {
  say({ state: "failed", message: error instanceof Error ? error.message : String(error) });
}
