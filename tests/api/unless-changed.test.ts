import { cartList } from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unlessChanged } from "../../server/platform/db/unless-changed.ts";
import { idOf } from "../../server/platform/ids.ts";
import { DESIGNER, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await startMill();
});
afterAll(() => portal.close());

const DESIGNER_ID = idOf("user", DESIGNER.username);

test.skipIf(process.env.DATABASE_URL)("what was read is kept until a statement is sent that may have changed it", async () => {
  const { db } = portal;
  let reads = 0;
  const read = () => unlessChanged(db, "a count", async () => (reads += 1));
  const change = (name: string) => db.updateTable("users").set({ name }).where("id", "=", DESIGNER_ID).execute();
  const changes: [string, () => Promise<unknown>][] = [
    ["an update", () => change("Ada")],
    ["a change within a query", () => sql`WITH gone AS (DELETE FROM live_events RETURNING 1) SELECT * FROM gone`.execute(db)],
    [
      "a transaction that is rolled back",
      () =>
        db
          .transaction()
          .execute(() => Promise.reject(new Error("no")))
          .catch(() => {}),
    ],
    ["several statements", () => sql.raw("SELECT 1; UPDATE users SET name = 'Ada Fell'").execute(db)],
  ];
  await read();
  for (const [what, send] of changes) {
    const before = await read();
    await db.selectFrom("users").select("id").execute();
    expect(await read(), `nothing, before ${what}`).toBe(before);
    await send();
    expect(await read(), what).toBe(before + 1);
  }
});

test("within a transaction, or of a server that others change, everything is read each time", async () => {
  let reads = 0;
  const read = async () => (reads += 1);
  await portal.db.transaction().execute(async (within) => {
    expect(await unlessChanged(within, "a count", read)).toBe(1);
    expect(await unlessChanged(within, "a count", read)).toBe(2);
  });
});

test("a session that is ended, a person who is locked and a session that is over by time open nothing from that moment on", async () => {
  const { db } = portal;
  const asks = async (designer: Awaited<ReturnType<TestApp["signIn"]>>) => (await designer.ask(cartList, {})).status;
  const designer = await portal.signIn();
  const lock = (locked_at: Date | null) => db.updateTable("users").set({ locked_at }).where("id", "=", DESIGNER_ID).execute();
  for (let round = 0; round < 3; round += 1) expect(await asks(designer)).toBe(200);
  await lock(portal.clock.now());
  expect(await asks(designer)).toBe(401);
  await lock(null);
  expect(await asks(designer)).toBe(200);
  await db.deleteFrom("sessions").where("user_id", "=", DESIGNER_ID).execute();
  expect(await asks(designer)).toBe(401);
  const later = await portal.signIn();
  expect(await asks(later)).toBe(200);
  portal.clock.move(13 * 3_600_000);
  expect(await asks(later)).toBe(401);
});
