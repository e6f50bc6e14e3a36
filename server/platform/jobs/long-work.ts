import type { BytesFile } from "@selvedge/contract";
import type { Selectable } from "kysely";
import type { Db } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { newId } from "../ids.ts";
import { refuse } from "../refuse.ts";
import type { Clock } from "../time/clock.ts";
import { keepDoing, type Rounds } from "../time/clockwork.ts";
import type { JobTable } from "./tables.ts";

/** A job that no process has touched for this long was left by a process that ended. */
const LEFT_AFTER_MS = 120_000;
const TOUCH_EVERY_MS = 20_000;
/** Jobs and the files they made are kept for a day. */
const KEPT_MS = 86_400_000;

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly fault: (error: unknown, what: string) => void;
};

/** Starts work in the background and answers its id at once. `make` reports its progress, 0 to 1, where it is known. */
export async function startWork(
  { db, files, clock, fault }: Parts,
  userId: string,
  make: (onProgress: (progress: number) => Promise<void>) => Promise<BytesFile>,
): Promise<string> {
  const now = clock.now();
  const id = newId(now);
  await db
    .insertInto("jobs")
    .values({
      id,
      user_id: userId,
      state: "queued",
      file_name: null,
      mime: null,
      created_at: now,
      touched_at: now,
    })
    .execute();
  const set = (values: Partial<Selectable<JobTable>>) =>
    db
      .updateTable("jobs")
      .set({ ...values, touched_at: clock.now() })
      .where("id", "=", id)
      .execute();
  const work = async () => {
    const touching = setInterval(() => {
      set({}).catch((error: unknown) => fault(error, "a long work could not say that it goes on"));
    }, TOUCH_EVERY_MS);
    try {
      await set({ state: "running" });
      const made = await make(async (progress) => void (await set({ progress })));
      await files.passing.put(id, made.bytes);
      await set({ state: "done", progress: 1, file_name: made.fileName, mime: made.mime });
    } catch (error) {
      fault(error, "a long work failed");
      await set({ state: "failed" });
    } finally {
      clearInterval(touching);
    }
  };
  void work().catch((error: unknown) => fault(error, "a long work could not be ended"));
  return id;
}

/** A person's own job; one that its process left unfinished counts as failed. */
export async function ownWork(
  { db, clock }: Pick<Parts, "db" | "clock">,
  userId: string,
  jobId: string,
): Promise<Selectable<JobTable>> {
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", jobId).where("user_id", "=", userId).executeTakeFirst();
  if (!job) throw refuse("notFound");
  const isOpen = job.state === "queued" || job.state === "running";
  const isLeft = isOpen && clock.now().getTime() - job.touched_at.getTime() > LEFT_AFTER_MS;
  return isLeft ? { ...job, state: "failed" } : job;
}

/** Deletes the jobs of the day before, and the files they made. */
export async function forgetOldWork({ db, files, clock }: Omit<Parts, "fault">): Promise<void> {
  const then = new Date(clock.now().getTime() - KEPT_MS);
  await db.deleteFrom("jobs").where("touched_at", "<", then).execute();
  await files.passing.removeBefore(then);
}

const EVERY_MS = 3_600_000;

/** Runs `forgetOldWork` every hour. */
export const forgetOldWorks = (parts: Omit<Parts, "fault">, failed: (error: unknown) => void): Rounds =>
  keepDoing(
    async () => {
      await forgetOldWork(parts);
      return "done";
    },
    { everyMs: EVERY_MS, failed },
  );
