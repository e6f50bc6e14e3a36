import {
  addFavorite,
  addFavoriteGroup,
  CALLS,
  type Call,
  deleteChanel,
  editFavorite,
  editFavoriteGroup,
  editFavoriteSalePrice,
  getStepTimes,
  modifyDesignName,
  publishChanel,
  reportStep,
  saveChanel,
  saveProposal,
  updateByUser,
} from "@selvedge/contract";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf } from "../../server/platform/ids.ts";
import type { RecordKind } from "../../server/trade/desk/move.ts";
import { onPaper } from "./desk-paper.ts";
import { type Desk, openDesk, putRecord, TABLES } from "./desk-records.ts";
import { triesOf } from "./desk-tries.ts";
import { type Client, DESIGNER, type TestApp } from "./harness.ts";
import { productIdsOf, savedDesign, startMill } from "./mill.ts";

let portal: TestApp;
let desk: Desk;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  desk = await openDesk(portal);
});
afterAll(() => portal.close());

/** A call that changes a record, right but for the version it sends. */
type Attempt = {
  readonly call: Call;
  readonly who: Client;
  readonly table: string;
  readonly which: RawBuilder<unknown>;
  readonly body: (version: number) => object;
  /** Brings the record to where the call is served. */
  readonly before?: () => Promise<unknown>;
};

/** The calls that lead an order, a lap-dip, a sample or a quotation on, each from a state in which its caller may. */
const ofTheDesk = (): Attempt[] =>
  (Object.keys(TABLES) as RecordKind[]).flatMap((kind) =>
    triesOf(desk)[kind].map(({ to, call, body }) => {
      const side = call.access === "staff" ? "staff" : "customer";
      const who = side === "staff" ? desk.mill : desk.designer;
      const way = onPaper(kind, "all").find((one) => one.endsWith(` > ${to} by ${side}`))!;
      return {
        call,
        who,
        table: TABLES[kind],
        which: sql`id = ${desk.ids[kind]}`,
        body: (version) => body(who, version),
        before: () => putRecord(desk, kind, way.split(" > ")[0]!),
      };
    }),
  );

async function ofFavourites(): Promise<Attempt[]> {
  const { designer: who } = desk;
  const { groupId } = await who.call(addFavoriteGroup, { kind: "fabric", groupName: "Spring" });
  const [productId] = await productIdsOf(portal);
  const { itemIds } = await who.call(addFavorite, { productIds: [productId!], groupId });
  const [itemId] = itemIds;
  const group = { who, table: "favourite_groups", which: sql`id = ${groupId}` };
  const item = { who, table: "favourite_items", which: sql`id = ${itemId}` };
  return [
    { ...group, call: editFavoriteGroup, body: (version) => ({ groupId, groupName: "Summer", version }) },
    { ...item, call: editFavorite, body: (version) => ({ itemId, note: "For Oslo", version }) },
    {
      ...item,
      call: editFavoriteSalePrice,
      body: (version) => ({ itemId, salePrice: { amount: 900, currency: "USD" }, version }),
    },
  ];
}

async function ofDesigns(): Promise<Attempt[]> {
  const { designer: who } = desk;
  const { card, document } = await savedDesign(portal, who);
  const { proposalId, designId } = card;
  const design = { who, table: "proposals", which: sql`id = ${proposalId}` };
  return [
    { ...design, call: modifyDesignName, body: (version) => ({ proposalId, name: "Renamed", version }) },
    { ...design, call: saveProposal, body: (version) => ({ proposalId, designId, name: "Saved again", document, version }) },
  ];
}

async function ofShowrooms(): Promise<Attempt[]> {
  const { mill: who } = desk;
  const made = { scope: "public" as const, name: { en: "Poplins" }, description: { en: "" } };
  const { chanelId } = await who.call(saveChanel, made);
  const room = { who, table: "chanels", which: sql`id = ${chanelId}` };
  return [
    { ...room, call: saveChanel, body: (version) => ({ ...made, name: { en: "Voiles" }, chanelId, version }) },
    { ...room, call: publishChanel, body: (version) => ({ chanelId, isPublished: true, version }) },
    { ...room, call: deleteChanel, body: (version) => ({ chanelId, version }) },
  ];
}

async function ofPeopleAndSteps(): Promise<Attempt[]> {
  await putRecord(desk, "order", "inProduction");
  const [line] = await desk.mill.call(getStepTimes, { orderId: desk.ids.order });
  const { noticeDetailId, lineId } = line!;
  return [
    {
      call: updateByUser,
      who: desk.designer,
      table: "users",
      which: sql`id = ${idOf("user", DESIGNER.username)}`,
      body: (version) => ({ name: "Ada F.", version }),
    },
    {
      call: reportStep,
      who: desk.mill,
      table: "production_steps",
      which: sql`line_id = ${lineId} AND step = 'technology'`,
      body: (version) => ({ noticeDetailId, step: "technology", state: "active", version }),
      before: () => putRecord(desk, "order", "inProduction"),
    },
  ];
}

/** The record, and how much was written down and told of anything since. */
async function standing({ table, which }: Attempt): Promise<unknown> {
  const { rows } = await sql<{ version: number }>`
    SELECT to_jsonb(r) AS record, (SELECT count(*) FROM desk_history)::int AS history,
      (SELECT count(*) FROM webhook_events)::int AS events, (SELECT count(*) FROM notices)::int AS notices
    FROM ${sql.table(table)} r WHERE ${which}`.execute(portal.db);
  expect(rows).toHaveLength(1);
  return rows[0];
}

test("every call that takes a version refuses one that somebody has changed since, and leaves the record as it is", async () => {
  const attempts = [
    ...ofTheDesk(),
    ...(await ofFavourites()),
    ...(await ofDesigns()),
    ...(await ofShowrooms()),
    ...(await ofPeopleAndSteps()),
  ];
  const taking = CALLS.filter(({ body }) => "shape" in body && "version" in (body.shape as object)).map(({ path }) => path);
  expect([...new Set(attempts.map(({ call }) => call.path))].toSorted()).toEqual(taking.toSorted());
  for (const attempt of attempts) {
    const { call, who, table, which, body, before } = attempt;
    await before?.();
    const { rows } = await sql<{ version: number }>`
      UPDATE ${sql.table(table)} SET version = version + 1 WHERE ${which} RETURNING version`.execute(portal.db);
    const now = await standing(attempt);
    const answer = await who.ask(call, body(rows[0]!.version - 1));
    expect([call.path, answer.status, answer.code]).toEqual([call.path, 409, 40900]);
    expect([call.path, await standing(attempt)]).toEqual([call.path, now]);
  }
});
