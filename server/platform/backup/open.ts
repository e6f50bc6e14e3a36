import { join } from "node:path";
import { hasCluster } from "../db/embedded/disk/cluster.ts";
import { lockFolder } from "../db/folder-lock/lock.ts";
import { openDatabase } from "../db/open.ts";
import type { Settings } from "../settings.ts";
import type { Place } from "./write.ts";

/** Checking every row of a large table takes long. */
const ANSWERED_WITHIN_MS = 3_600_000;

export const hasEmbedded = ({ dataFolder }: Settings) => hasCluster(dataFolder);

/** The folder is another's now: nothing more may be written. */
function end({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

/** Opens a portal's database as it is: nothing is brought up to date or filled. The embedded one is locked; throws `FolderInUse` when it runs. */
export async function openPlace({ databaseUrl, dataFolder }: Settings): Promise<Place & { close(): Promise<void> }> {
  const lock = databaseUrl ? null : await lockFolder(dataFolder, { onLost: end, say: console.error });
  try {
    const { db, kind, close } = await openDatabase(
      databaseUrl
        ? { url: databaseUrl, answeredWithinMs: ANSWERED_WITHIN_MS }
        : { folder: dataFolder, claim: lock?.claim, onLost: end },
    );
    return {
      db,
      kind,
      filesFolder: join(dataFolder, "files"),
      async close() {
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
