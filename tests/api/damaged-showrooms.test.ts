import {
  type ChanelShow,
  changeShortList,
  createShare,
  getChanelRecord,
  getChanelShow,
  getScene,
  getShortList,
  MAX_STANDS_OF_ROOM,
  type RoomScene,
  visitChanel,
} from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewGroup, NewItem } from "../../server/garments/showrooms/making/record.ts";
import { ownHandOf } from "../../server/garments/styles/drapes/drapes.ts";
import type { Client, TestApp } from "./harness.ts";
import { aPicture, drapedToday, savedDesign } from "./mill.ts";
import { HOUSE, makeRoom, startShowroomMill } from "./showroom-mill.ts";

let portal: TestApp;
let designer: Client;
let sales: Client;
let fabrics: string[];
let styleId: string;
beforeAll(async () => {
  ({ portal, designer, sales, fabrics, styleId } = await startShowroomMill());
  await drape(styleId);
});
afterAll(() => portal.close());

/** Has the style draped in its first size, as the cloth it is cut for. */
async function drape(style_id: string): Promise<void> {
  const { recipe, default_size: size } = await portal.db
    .selectFrom("styles")
    .select(["recipe", "default_size"])
    .where("id", "=", style_id)
    .executeTakeFirstOrThrow();
  const file_hash = await portal.files.put(await aPicture());
  await portal.db
    .insertInto("style_drapes")
    .values({ style_id, size, hand: ownHandOf(recipe), ...drapedToday(recipe, size), file_hash, metrics: "{}" })
    .execute();
}

const fabric = (productId: string): NewItem => ({ kind: "fabric", productId });
const worn = (productId: string): NewItem => ({ kind: "style", styleId, fabrics: { "*": productId } });
const groupOf = (...items: NewItem[]): NewGroup => ({ name: { en: "Plain" }, story: { en: "Two ends of one" }, items });

const roomOf = (...groups: NewGroup[]): Promise<string> => makeRoom(portal, { companyId: HOUSE, groups });
const sceneOf = (chanelId: string, lang = "en"): Promise<RoomScene> => designer.call(getScene, { chanelId, lang } as never);
const pageOf = async (chanelId: string) => (await designer.call(getChanelShow, { chanelId })) as ChanelShow;
const missingIn = ({ stands }: RoomScene) => stands.flatMap(({ missing }) => missing.map(({ label }) => label));

/** Changes what hangs in a room as nobody could by a call. */
const damage = (chanelId: string, kind: NewItem["kind"], column: string, value: unknown) =>
  sql`UPDATE chanel_items SET ${sql.ref(column)} = ${value} WHERE kind = ${kind}
      AND group_id IN (SELECT id FROM chanel_groups WHERE chanel_id = ${chanelId})`.execute(portal.db);

/** What is kept of a design never changes by a call, so the database is told to look away. */
async function damageDesign(proposalId: string, document: string): Promise<void> {
  await sql`ALTER TABLE proposal_revisions DISABLE TRIGGER USER`.execute(portal.db);
  await sql`UPDATE proposal_revisions SET document = ${document}::jsonb WHERE proposal_id = ${proposalId}`.execute(portal.db);
  await sql`ALTER TABLE proposal_revisions ENABLE TRIGGER USER`.execute(portal.db);
}

/** What the mill hears of this room. */
const heard = (chanelId: string) => portal.logLines.filter((line) => line.includes(`some of showroom ${chanelId}`));

test("a saved design that cannot be read any more is missing under its name, is told to the mill, and all else of the room stands", async () => {
  const { card } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const chanelId = await roomOf(groupOf(fabric(fabrics[0]!), { kind: "design", proposalId, revision: 1 }, worn(fabrics[1]!)));
  const { url } = await designer.call(createShare, { kind: "chanel", id: chanelId });
  expect((await sceneOf(chanelId)).garments).toHaveLength(2);
  for (const document of ['{"schema": 99}', '{"schema": 1}', "[]", '"gone"']) {
    await damageDesign(proposalId, document);
    portal.logLines.length = 0;
    const scene = await sceneOf(chanelId);
    expect(heard(chanelId)).toEqual([expect.stringContaining(`design ${proposalId}, revision 1: `)]);
    expect(missingIn(scene)).toEqual([card.name]);
    expect(scene.hangers.map(({ productId }) => productId)).toEqual([fabrics[0]]);
    expect(scene.garments).toMatchObject([{ proposalId: null, design: { id: styleId } }]);
  }
  const [group] = (await pageOf(chanelId)).groups;
  expect(group!.items.map(({ missing }) => missing)).toEqual([false, true, false]);
  const { shareToken } = Object.fromEntries(new URL(url, "http://mill.test").searchParams);
  const shown = await portal.anonymous().call(getScene, { chanelId, shareToken } as never);
  expect(missingIn(shown)).toEqual([card.name]);
});

test.each(["[1, {}]", "null", "7", '{"*": 7, "back": {"id": 1}}', "{}"])(
  "a garment whose fabrics are %s stands there, in none",
  async (stored) => {
    const chanelId = await roomOf(groupOf(fabric(fabrics[0]!), worn(fabrics[1]!)));
    // It is draped, so there was a picture of it in its fabric.
    expect((await sceneOf(chanelId)).garments).toMatchObject([{ pictureUrl: expect.stringContaining("/") }]);
    expect(heard(chanelId)).toEqual([]);
    await damage(chanelId, "style", "fabrics", sql`${stored}::jsonb`);
    const { garments, hangers, stands } = await sceneOf(chanelId);
    expect(garments).toMatchObject([{ design: { id: styleId }, fabrics: [], pictureUrl: null }]);
    expect(hangers).toHaveLength(1);
    expect(stands).toMatchObject([{ missing: [] }]);
    // What can be read, and says that it wears nothing, is no damage.
    expect(heard(chanelId)).toHaveLength(stored === "{}" ? 0 : 1);
    expect((await pageOf(chanelId)).groups[0]!.items).toHaveLength(2);
    // The company's people go on to visit it and to choose from it.
    await designer.call(visitChanel, { chanelId });
    const chosen = { productIds: [fabrics[0]] };
    expect(await designer.call(changeShortList, { chanelId, productIds: [fabrics[0]!], chosen: true })).toEqual(chosen);
    expect(await designer.call(getShortList, { chanelId })).toEqual(chosen);
  },
);

test("a garment in a size that its style no longer comes in is a picture, and stands on no form", async () => {
  const chanelId = await roomOf(groupOf(worn(fabrics[1]!)));
  expect((await sceneOf(chanelId)).garments).toMatchObject([{ width: null }]);
  await damage(chanelId, "style", "size", "no size");
  const [garment] = (await sceneOf(chanelId)).garments;
  expect(garment).toMatchObject({ hand: null, size: "no size" });
  expect(garment!.width).toBeGreaterThan(0);
});

test("a style that was withdrawn is missing, and back when it is offered again", async () => {
  const chanelId = await roomOf(groupOf(fabric(fabrics[0]!), worn(fabrics[1]!)));
  const withdraw = (removed_at: Date | null) =>
    portal.db.updateTable("styles").set({ removed_at }).where("id", "=", styleId).execute();
  const [{ label } = { label: "" }] = (await sceneOf(chanelId)).garments;
  await withdraw(portal.clock.now());
  expect(missingIn(await sceneOf(chanelId))).toEqual([label]);
  await withdraw(null);
  expect(missingIn(await sceneOf(chanelId))).toEqual([]);
});

test.each(["[]", "null", '"x"', '{"fr": 5}', '{"fr": ""}'])(
  "words that are %s in other languages are read in English",
  async (stored) => {
    const chanelId = await roomOf(groupOf(fabric(fabrics[0]!)));
    const words = sql`${stored}::jsonb`;
    await sql`UPDATE chanels SET names = ${words}, descriptions = ${words} WHERE id = ${chanelId}`.execute(portal.db);
    await sql`UPDATE chanel_groups SET names = ${words}, stories = ${words} WHERE chanel_id = ${chanelId}`.execute(portal.db);
    expect(await sceneOf(chanelId, "fr")).toMatchObject({
      name: "Poplins",
      description: "For every day",
      stands: [{ name: "Plain", story: "Two ends of one" }],
    });
    const record = await sales.call(getChanelRecord, { chanelId });
    expect([record.name, record.groups[0]!.story]).toEqual([{ en: "Poplins" }, { en: "Two ends of one" }]);
  },
);

test("a thousand groups are a room of as many stands as it has place for, which says how many are left out", async () => {
  const chanelId = await roomOf();
  const groups = 1_000;
  await sql`INSERT INTO chanel_groups (id, chanel_id, sort, name)
    SELECT md5(${chanelId} || n), ${chanelId}, n, 'Group ' || n FROM generate_series(1, ${groups}) n`.execute(portal.db);
  await sql`INSERT INTO chanel_items (id, group_id, sort, kind, label, product_id)
    SELECT md5(g.id || f.code), g.id, row_number() OVER (PARTITION BY g.id ORDER BY f.code), 'fabric', f.code, f.id
    FROM chanel_groups g, products f WHERE g.chanel_id = ${chanelId}`.execute(portal.db);
  const scene = await sceneOf(chanelId);
  expect(scene.stands).toHaveLength(MAX_STANDS_OF_ROOM);
  expect(scene.products).toHaveLength(fabrics.length);
  expect(scene.leftOut).toEqual({
    groups: groups - MAX_STANDS_OF_ROOM,
    fabrics: (groups - MAX_STANDS_OF_ROOM) * fabrics.length,
    garments: 0,
  });
  expect(scene.captions.length).toBeGreaterThan(2 * MAX_STANDS_OF_ROOM);
});
