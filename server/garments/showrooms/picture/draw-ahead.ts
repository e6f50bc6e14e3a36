import type { Cloths } from "../../../fabrics/cloths/store.ts";
import type { Db } from "../../../platform/db/open.ts";
import { answeringToNobody } from "../../../platform/files/serving/grants.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import { allAhead } from "../../../platform/jobs/pool/prepared-last.ts";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { sceneStore } from "../../scenes/store.ts";
import type { Room } from "../card.ts";
import { isOpenNow } from "../may-enter.ts";
import { roomScene } from "./room-picture.ts";

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly cloths: Cloths;
  readonly clock: Clock;
  readonly workers: WorkerPool;
  readonly fault: (error: unknown, what: string) => void;
};

/** So many rooms, those changed last, have their pictures ready; the first pages of lists show no more. */
const MAX_ROOMS = 48;

/**
 * Draws what lists show of the open rooms before anybody looks: their covers, and those to walk through as they are furnished now.
 * What was drawn before is not drawn again. A drape that is stored later is another picture: then it is to be called once more.
 */
export async function drawRoomsAhead(
  { db, files, cloths, clock, workers, fault }: Parts,
  isStopped = () => false,
): Promise<void> {
  const scenes = sceneStore({ files, cloths, workers: allAhead(workers) });
  const rooms = await db
    .selectFrom("chanels")
    .selectAll()
    .where(isOpenNow(clock.now()))
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(MAX_ROOMS)
    .execute();
  const nobody = {
    ...{ db, files, fault, customer: null, lang: "en" as const, translate: (english: string) => english },
    favourites: { among: async () => new Set<string>(), groupsWith: async () => [] },
  };
  const furnished = (room: Room) => answeringToNobody(() => roomScene(nobody, room));
  for (const room of rooms) {
    if (isStopped()) return;
    if (room.scene_hash) await scenes.picture(room.scene_hash);
    if (room.scope === "vr" && !isStopped()) await scenes.picture(await furnished(room));
  }
}
