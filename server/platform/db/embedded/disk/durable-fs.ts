import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** PGlite starts with fsync off; ours is on. fdatasync does nothing in the WebAssembly build, so fsync it is. */
export const DURABLE_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
];

type Stream = { nfd?: number; path?: string };
type Operations = Record<string, (...given: unknown[]) => unknown>;
type NodeFiles = { stream_ops: Operations & { fsync?: (stream: Stream) => number }; node_ops: Operations };

/** What changes a file or a folder. Opening is not among it: a new file is made by `mknod`, an old one emptied by `setattr`. */
const CHANGES = {
  stream_ops: ["write", "setattr"],
  node_ops: ["setattr", "mknod", "rename", "unlink", "rmdir", "symlink"],
} as const;

/** Folder of the log of changes, and the numbers by which the WebAssembly build says that there is no room. Source: wasi-libc, errno. */
const LOG = "/pg_wal/";
const NO_ROOM = new Set([/* EDQUOT */ 19, /* ENOSPC */ 51]);

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. The original has none: PostgreSQL's flush of the log at a commit
 * is answered with success while the bytes lie in the kernel's memory, safe from a killed process but not from power loss.
 * `beforeChange` runs before anything is written, made, renamed or deleted there, `logFull` when there was no room for the log.
 */
export class DurableNodeFS extends NodeFS {
  readonly #flush: (file: number) => void;
  readonly #beforeChange: () => void;
  readonly #logFull: () => void;

  constructor(
    folder: string,
    flush: (file: number) => void = fsyncSync,
    beforeChange: () => void = () => {},
    logFull: () => void = () => {},
  ) {
    super(folder);
    this.#flush = flush;
    this.#beforeChange = beforeChange;
    this.#logFull = logFull;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]): ReturnType<NodeFS["init"]> {
    const answer = await super.init(pg, options);
    const [mount, ...others] = answer.emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...answer.emscriptenOpts,
        preRun: [
          ...(mount ? [mount] : []),
          ...others,
          (module: unknown) => {
            const { NODEFS } = module as { NODEFS: NodeFiles };
            for (const kind of ["stream_ops", "node_ops"] as const)
              for (const name of CHANGES[kind]) NODEFS[kind][name] = this.#checked(NODEFS[kind][name]!);
            NODEFS.stream_ops.fsync = (stream) => {
              if (stream.nfd !== undefined) this.#flush(stream.nfd);
              return 0;
            };
          },
        ],
      },
    };
  }

  #checked(change: Operations[string]): Operations[string] {
    return (...given) => {
      this.#beforeChange();
      try {
        return change(...given);
      } catch (error) {
        const { path } = given[0] as Stream;
        if (path?.includes(LOG) && NO_ROOM.has((error as { errno?: number }).errno ?? 0)) this.#logFull();
        throw error;
      }
    };
  }
}
