import { clearBrowseLog, MAX_BATCH_SECONDS } from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";
import { visitedMill } from "./visited-mill.ts";

/** The embedded database does one thing after the other anyway. */
const isAtOnce = process.env.DATABASE_URL !== undefined;

let portal: TestApp;
let mill: Awaited<ReturnType<typeof visitedMill>>;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  mill = await visitedMill(portal);
});
afterAll(() => portal.close());

/** How many wait for what another holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(portal.db);
  return rows.length;
}

/** Does something while whatever is noted waits in the middle, after what is kept already was read. */
const inTheMiddle = (work: () => Promise<void>) =>
  portal.db.transaction().execute(async (within) => {
    await sql`LOCK TABLE chanel_groups IN ACCESS EXCLUSIVE MODE`.execute(within);
    await work();
  });

test.runIf(isAtOnce)("batches that come at once share the time that went by", async () => {
  const { designer, aRoom, opens, told } = mill;
  const { chanelId } = await aRoom();
  const [one, other] = [await opens(designer, chanelId), await opens(designer, chanelId)];
  await one.note(MAX_BATCH_SECONDS);
  portal.clock.move(20_000);
  const noted: Promise<unknown>[] = [];
  await inTheMiddle(async () => {
    noted.push(one.note(0, { seconds: 20 }), other.note(0, { seconds: 20 }));
    await expect.poll(waiting).toBe(2);
  });
  await Promise.all(noted);
  expect((await told(chanelId)).totals.seconds).toBe(MAX_BATCH_SECONDS + 20);
});

test.runIf(isAtOnce)("what is cleared while a batch is on its way does not come back with it", async () => {
  const { designer, aRoom, opens, rowsOf } = mill;
  const { chanelId } = await aRoom();
  const { note } = await opens(designer, chanelId);
  await note(MAX_BATCH_SECONDS);
  const done: Promise<unknown>[] = [];
  await inTheMiddle(async () => {
    done.push(note(5));
    await expect.poll(waiting).toBe(1);
    let isCleared = false;
    done.push(
      designer.call(clearBrowseLog, {}).then(() => {
        isCleared = true;
      }),
    );
    await expect.poll(async () => isCleared || (await waiting()) === 2).toBe(true);
  });
  await Promise.all(done);
  expect(await rowsOf(chanelId)).toEqual([]);
});
