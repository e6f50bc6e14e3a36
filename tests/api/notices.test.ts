import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf, newId } from "../../server/platform/ids.ts";
import { notify } from "../../server/platform/notices/notify.ts";
import { openThread } from "../../server/trade/threads/open.ts";
import { startApp, type TestApp } from "./harness.ts";

const NORTHLIGHT = idOf("company", "northlight");
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ limits: { rates: false } });
});
afterAll(() => portal.close());

test("a notice goes to every person of the company and to nobody else, and not to who did it", async () => {
  const { db, clock } = portal;
  const subject = { kind: "order", id: newId(clock.now()) } as const;
  const text = { key: "Order {{number}} is confirmed.", values: { number: "SO-1" } };
  await db
    .transaction()
    .execute((tx) => notify(tx, { to: { companyId: NORTHLIGHT }, kind: "order.confirmed", subject, text }, clock.now()));
  const rows = await db.selectFrom("notices").selectAll().where("subject_id", "=", subject.id).execute();
  expect(rows.map(({ user_id }) => user_id).sort()).toEqual(
    [idOf("user", "designer@selvedge.demo"), idOf("user", "head@selvedge.demo")].sort(),
  );
  expect(rows[0]).toMatchObject({ text_key: text.key, text_values: { number: "SO-1" }, read_at: null });
  const sales = idOf("user", "sales@selvedge.demo");
  await notify(db, { to: { staff: true }, kind: "order.created", subject, text, except: sales }, clock.now());
  const staff = await db.selectFrom("notices").select("user_id").where("kind", "=", "order.created").execute();
  expect(staff).toEqual([{ user_id: idOf("user", "admin@selvedge.demo") }]);
});

test("a transaction that fails leaves neither a notice nor an event", async () => {
  const { db, clock } = portal;
  const subject = { kind: "order", id: newId(clock.now()) } as const;
  const failing = db.transaction().execute(async (tx) => {
    await notify(tx, { to: { companyId: NORTHLIGHT }, kind: "order.created", subject, text: { key: "x" } }, clock.now());
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await db.selectFrom("notices").select("id").where("subject_id", "=", subject.id).execute()).toEqual([]);
});

test("the same record and company give the same thread, another company another one", async () => {
  const { db, clock } = portal;
  const subject = { kind: "sample", id: newId(clock.now()) } as const;
  const open = (companyId: string) =>
    db.transaction().execute((tx) => openThread(tx, { subject, companyId, title: "S-1" }, clock.now()));
  const first = await open(NORTHLIGHT);
  expect(await open(NORTHLIGHT)).toBe(first);
  expect(await open(idOf("company", "casa-brera"))).not.toBe(first);
});
