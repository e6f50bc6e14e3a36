import type { Clock, Cloths, Db, FileStore, WorkerPool } from "@selvedge/server";

/** full: the whole demo mill · small: all of it, with a sixth of the fabrics · light: enough of it for a test, in under 3 s · accounts: people only. */
export type Scope = "full" | "small" | "light" | "accounts";

/** Whether every kind of record is set up, each with its own pictures. */
export const isWhole = (scope: Scope): boolean => scope === "full" || scope === "small";

/** What every step of setting up works with. */
export type Services = {
  readonly db: Db;
  readonly files: FileStore;
  readonly cloths: Cloths;
  readonly clock: Clock;
  /** Says what is being done, one line at a time. */
  readonly progress: (label: string) => void;
  readonly workers: WorkerPool;
  readonly scope: Scope;
};
