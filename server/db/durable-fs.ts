import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** PGlite starts with fsync off; ours is on. fdatasync does nothing in the WebAssembly build, so fsync it is. */
export const DURABLE_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
];

type Stream = { nfd?: number };
type StreamOperations = { fsync?: (stream: Stream) => number };

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. The original has none: PostgreSQL's flush of the log at a commit
 * is answered with success while the bytes lie in the kernel's memory, safe from a killed process but not from a lost supply.
 */
export class DurableNodeFS extends NodeFS {
  readonly #flush: (file: number) => void;

  constructor(folder: string, flush: (file: number) => void = fsyncSync) {
    super(folder);
    this.#flush = flush;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const answer = await super.init(pg, options);
    const [mount, ...others] = answer.emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...answer.emscriptenOpts,
        preRun: [
          ...(mount ? [mount] : []),
          ...others,
          (module: unknown) => {
            const { NODEFS } = module as { NODEFS: { stream_ops: StreamOperations } };
            NODEFS.stream_ops.fsync = (stream) => {
              if (stream.nfd !== undefined) this.#flush(stream.nfd);
              return 0;
            };
          },
        ],
      },
    };
  }
}

/** Flushes every file and folder below, once, after a cluster was copied there. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) sync(path);
  }
  sync(folder);
}

function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
