import { pause } from "../reached.ts";
import type { Cluster } from "./cluster.ts";
import type { Disk } from "./disk.ts";
import type { Load } from "./load.ts";
import type { Supervised } from "./supervised.ts";

/** Something that happens to a portal under load. */
export type Cause = {
  readonly name: string;
  /** Whether the process is gone for a while, so that connections are refused. */
  readonly isGone?: boolean;
  /** Whether it needs a disk of our own. */
  readonly needsDisk?: boolean;
  /** With what words the process may end by itself, to be started again. */
  readonly mayEndWith?: RegExp;
  /** Begins and ends it. */
  readonly strike: (on: Struck) => Promise<void>;
};
/** What a cause may lay hands on; the cluster and its disk are there on PostgreSQL. */
export type Struck = {
  readonly disk: Disk;
  readonly supervised: Supervised;
  readonly cluster: Cluster | null;
  readonly clusterDisk: Disk | null;
  readonly load: Pick<Load, "saveMuch">;
};

const AWAY_MS = 2_000;
const STOPPED_MS = 6_000;
/** Longer than any answer may take. */
const FROZEN_MS = 25_000;
const FULL_MS = 8_000;
const DROPS = 3;
/** A little less than a file of the embedded database's log takes: there is room for rows, and none for the next such file. */
const LOG_FILE_BYTES = 15_500_000;
const LOG_FULL_WITHIN_MS = 120_000;
const FILL_EVERY_MS = 100;

/** What happens to a portal on either database. */
const KILLED: Cause = {
  name: "the portal killed (-9), started again",
  isGone: true,
  async strike({ supervised }) {
    await supervised.end("SIGKILL");
    await supervised.start();
  },
};
const TERMINATED: Cause = {
  name: "the portal terminated, started again",
  isGone: true,
  async strike({ supervised }) {
    const code = await supervised.end("SIGTERM");
    if (code !== 0) throw new Error(`Terminated, it ended with ${code}:\n${supervised.portal.output()}`);
    await supervised.start();
  },
};
const full = (cause: Partial<Cause>): Cause => ({
  name: "the disk full, then freed",
  needsDisk: true,
  ...cause,
  async strike({ disk }) {
    disk.fill();
    await pause(FULL_MS);
    disk.free();
  },
});

/** With what sentence an embedded database gives up a full disk. */
const NO_ROOM = /no room left on the disk|Is its disk full\?/;

export const ON_EMBEDDED: readonly Cause[] = [
  KILLED,
  TERMINATED,
  full({ name: "the disk of database and files full, then freed", isGone: true, mayEndWith: NO_ROOM }),
  {
    name: "the portal killed while the disk is full, started again before it is freed",
    needsDisk: true,
    isGone: true,
    mayEndWith: NO_ROOM,
    async strike({ disk, supervised }) {
      disk.fill();
      await pause(AWAY_MS);
      await supervised.end("SIGKILL");
      const coming = supervised.start();
      await pause(AWAY_MS);
      disk.free();
      await coming;
    },
  },
  {
    name: "the disk of the database without room for its log",
    needsDisk: true,
    isGone: true,
    mayEndWith: NO_ROOM,
    async strike({ disk, load, supervised: { ends } }) {
      const before = ends.length;
      const until = performance.now() + LOG_FULL_WITHIN_MS;
      const isEnough = () => ends.length > before || performance.now() > until;
      const saving = load.saveMuch(isEnough);
      while (!isEnough()) {
        disk.free();
        disk.fill(LOG_FILE_BYTES);
        await pause(FILL_EVERY_MS);
      }
      if (ends.length === before) throw new Error("The embedded database has found room for its log, or does not say.");
      await pause(AWAY_MS);
      disk.free();
      await saving;
    },
  },
  {
    name: "the portal stopped (SIGSTOP) for 6 s",
    async strike({ supervised: { portal } }) {
      portal.process.kill("SIGSTOP");
      await pause(STOPPED_MS);
      portal.process.kill("SIGCONT");
    },
  },
];

export const ON_POSTGRES: readonly Cause[] = [
  KILLED,
  TERMINATED,
  full({ name: "the disk of the files full, then freed" }),
  {
    name: "the disk of PostgreSQL full, then freed",
    needsDisk: true,
    async strike({ clusterDisk, cluster }) {
      clusterDisk!.fill();
      await pause(FULL_MS);
      clusterDisk!.free();
      await cluster!.revive();
    },
  },
  {
    name: "the portal killed while PostgreSQL is away, started again before it",
    isGone: true,
    async strike({ cluster, supervised }) {
      await cluster!.stop("immediate");
      await supervised.end("SIGKILL");
      const coming = supervised.start();
      await pause(AWAY_MS);
      await cluster!.start();
      await coming;
    },
  },
  {
    name: "every connection to PostgreSQL ended",
    async strike({ cluster }) {
      for (let drop = 0; drop < DROPS; drop++) {
        await cluster!.dropConnections();
        await pause(AWAY_MS / DROPS);
      }
    },
  },
  {
    name: "PostgreSQL killed (immediate), started again",
    async strike({ cluster }) {
      await cluster!.stop("immediate");
      await pause(AWAY_MS);
      await cluster!.start();
    },
  },
  {
    name: "PostgreSQL restarted (fast)",
    async strike({ cluster }) {
      await cluster!.stop("fast");
      await cluster!.start();
    },
  },
  {
    name: `PostgreSQL frozen (SIGSTOP) for ${FROZEN_MS / 1_000} s`,
    async strike({ cluster }) {
      cluster!.freeze();
      await pause(FROZEN_MS);
      cluster!.thaw();
    },
  },
];
