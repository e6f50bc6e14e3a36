import { mkdir, statfs } from "node:fs/promises";
import type { Db } from "../../db/open.ts";

/** How much room there is for what people upload. */
export type Room = {
  /** Bytes that the pictures and films of one company may take together. */
  readonly companyBytes: number;
  /** Whether the free space is below the reserve for the database and for running work. */
  isShort(): Promise<boolean>;
  /** Bytes that a company has taken. */
  takenBy(db: Db, companyId: string): Promise<number>;
};

/** For a house without limits. */
export const AMPLE: Room = { companyBytes: Number.POSITIVE_INFINITY, isShort: async () => false, takenBy: async () => 0 };

/** Asks a file system for its free blocks and the bytes of one block, as `statfs` does; tests give their own. */
type StatFs = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

export const freeBytes = async (folder: string, statFs: StatFs = statfs): Promise<number> => {
  const { bavail, bsize } = await statFs(folder);
  return bavail * bsize;
};

/** The room of a folder's disk, of which `reserveBytes` are left free. */
export function roomIn(
  folder: string,
  { reserveBytes, companyBytes, takenBy }: Omit<Room, "isShort"> & { readonly reserveBytes: number },
  statFs?: StatFs,
): Room {
  return { companyBytes, takenBy, isShort: async () => (await freeBytes(folder, statFs)) < reserveBytes };
}

/** Of the system, and of PostgreSQL. */
const FULL = new Set(["ENOSPC", "53100"]);
/** EDQUOT: what this owner may take is taken. Node has no name for it. */
const DISK_QUOTA_EXCEEDED = -122;

/** A disk that has no room left for a file. */
export function isDiskFull(error: unknown): boolean {
  const { code = "", errno } = (error ?? {}) as { readonly code?: string; readonly errno?: number };
  return FULL.has(code) || errno === DISK_QUOTA_EXCEEDED;
}

/** There is too little room to start. The message is shown to the person who starts the portal. */
export class NoRoom extends Error {}

export const NO_ROOM =
  "There is no room left on the disk of the data folder. Make some, or name another folder in SELVEDGE_DATA.";
/** With less free space the embedded database would hang at its first checkpoint. */
const START_BYTES = 64_000_000;

/** Throws `NoRoom` where a portal could not even begin. */
export async function requireRoom(folder: string, statFs?: StatFs): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await freeBytes(folder, statFs)) < START_BYTES) throw new NoRoom(`${NO_ROOM} (${folder})`);
}
