import {
  createShare,
  getBannerList,
  getDecoratePage,
  getOpenMatters,
  listDecorates,
  listWelcome,
  MAX_BANNERS,
  resolveMark,
  selectBannerById,
} from "@selvedge/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sceneUrl } from "../../server/garments/scenes/address.ts";
import { keepScene } from "../../server/garments/scenes/store.ts";
import { idOf } from "../../server/platform/ids.ts";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, savedDesign, startMill } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let scene: string;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  const [cloth] = await clothsOf();
  scene = await keepScene(portal.files, { kind: "cuttings", cloths: [cloth!, cloth!], columns: 2 });
});
beforeEach(() => portal.clock.move(1_000));
afterAll(() => portal.close());

async function clothsOf() {
  const rows = await portal.db.selectFrom("products").select(["cloth_hash", "mm_width", "mm_height"]).orderBy("code").execute();
  return rows.map((row) => ({ record: row.cloth_hash!, mmWidth: row.mm_width!, mmHeight: row.mm_height! }));
}

const bannerRow = (title: string, more: object = {}) => ({
  id: idOf("banner", title),
  company_id: null,
  title,
  subtitle: "",
  scene_hash: scene,
  link_url: "/goods",
  sort: 0,
  starts_at: null,
  ends_at: null,
  ...more,
});
const northlight = idOf("company", "northlight");

test("the carousel has at most six pictures, the company's own before those for everybody, and only those whose time it is", async () => {
  const now = portal.clock.now().getTime();
  const general = Array.from({ length: 6 }, (_, sort) => bannerRow(`General ${sort}`, { sort }));
  const own = bannerRow("For Northlight", { company_id: northlight, sort: 9 });
  const over = bannerRow("Over", { sort: -2, ends_at: new Date(now - 1) });
  const later = bannerRow("Later", { sort: -1, starts_at: new Date(now + 60_000) });
  await portal.db
    .insertInto("banners")
    .values([...general, own, over, later])
    .execute();

  const mine = await designer.call(getBannerList, {});
  expect(mine.map(({ title }) => title)).toEqual(["For Northlight", ...[0, 1, 2, 3, 4].map((n) => `General ${n}`)]);
  expect(mine).toHaveLength(MAX_BANNERS);
  expect(mine[0]).toMatchObject({ customerId: northlight, imageUrl: sceneUrl(scene), linkUrl: "/goods" });
  for (const other of [portal.anonymous(), await portal.signIn(BUYER.username, BUYER.password)])
    expect((await other.call(getBannerList, {})).map(({ title }) => title)).not.toContain("For Northlight");
  expect(await designer.call(getBannerList, { position: "nowhere" })).toEqual([]);

  portal.clock.move(61_000);
  expect((await portal.anonymous().call(getBannerList, {}))[0]!.title).toBe("Later");
});

test("a banner opens by its id; another company's is not found", async () => {
  const id = idOf("banner", "For Northlight");
  expect(await designer.call(selectBannerById, { id })).toMatchObject({ title: "For Northlight" });
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  expect(await buyer.ask(selectBannerById, { id })).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(selectBannerById, { id })).toMatchObject({ code: 40400 });
  expect(await designer.ask(selectBannerById, { id: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(selectBannerById, { id: "x" })).toMatchObject({ code: 40001 });
});

test("a scene is pictured when it is asked for, kept for ever, and no other file is one", async () => {
  const anybody = portal.anonymous();
  const answer = await anybody.send({ method: "GET", url: sceneUrl(scene) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toContain("immutable");
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 966, height: 480 });
  const again = { method: "GET", url: sceneUrl(scene), headers: { "if-none-match": String(answer.headers.etag) } } as const;
  expect((await anybody.send(again)).statusCode).toBe(304);
  const [cloth] = await clothsOf();
  const gone = await keepScene(portal.files, { kind: "cuttings", cloths: [{ ...cloth!, record: "0".repeat(64) }], columns: 1 });
  for (const url of [sceneUrl(cloth!.record), sceneUrl(gone), sceneUrl("0".repeat(64)), `/scenes/0/${scene}`, sceneUrl("..")])
    expect((await anybody.send({ method: "GET", url })).statusCode, url).toBe(404);
});

test("a cloth lies in folds over the whole width of a banner", async () => {
  const [cloth] = await clothsOf();
  const lie = { seed: 1, angle: 20, width: 40, depth: 14 };
  const hash = await keepScene(portal.files, { kind: "folds", cloth: cloth!, lie });
  const picture = await portal.anonymous().send({ method: "GET", url: sceneUrl(hash) });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 540 });
  const { channels } = await sharp(picture.rawPayload).stats();
  expect(channels[0]!.stdev).toBeGreaterThan(3);
});

test("decorations come by type and by word in any language, a page at a time", async () => {
  const row = (name: string, type: "block" | "artwork", sort: number) => ({
    id: idOf("decorate", name),
    name,
    type,
    scene_hash: scene,
    cloth_hash: null,
    width: 966,
    height: 480,
    tags: [`tag of ${name}`],
    link_url: null,
    sort,
  });
  const rows = [row("Stripes", "artwork", 0), row("Checks", "artwork", 1), row("Linen", "block", 0)];
  await portal.db.insertInto("decorates").values(rows).execute();
  expect((await designer.call(listDecorates, {})).map(({ name }) => name)).toEqual(["Stripes", "Checks", "Linen"]);
  const names = async (body: object) => (await designer.call(getDecoratePage, body)).list.map(({ name }) => name);
  expect(await names({ type: "block" })).toEqual(["Linen"]);
  expect(await names({ keyword: "rayures" })).toEqual(["Stripes"]);
  expect(await names({ keyword: "TAG OF CHECKS" })).toEqual(["Checks"]);
  expect(await names({ keyword: "nothing" })).toEqual([]);
  expect(await designer.call(getDecoratePage, { pageNum: 2, pageSize: 2 })).toMatchObject({
    total: 3,
    pages: 2,
    list: [{ name: "Linen" }],
  });
  expect(await designer.ask(getDecoratePage, { type: "poster" })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(listDecorates, {})).toMatchObject({ code: 40100 });
  expect(await portal.anonymous().ask(getDecoratePage, {})).toMatchObject({ code: 40100 });
});

test("decorations are seen through a share link", async () => {
  const { card } = await savedDesign(portal, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  expect((await portal.anonymous().call(listDecorates, { shareToken })).length).toBe(3);
  expect(await portal.anonymous().ask(getDecoratePage, { shareToken: "x".repeat(30) })).toMatchObject({ code: 41000 });
});

test("what waits is counted for each person: designs, open comments of others, open links", async () => {
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  const counts = async (client: Client) =>
    Object.fromEntries((await client.call(getOpenMatters, {})).map(({ kind, count }) => [kind, count]));
  expect(await counts(buyer)).toMatchObject({ designs: 0, comments: 0, links: 0 });
  const before = await counts(designer);
  const { card } = await savedDesign(portal, designer);
  await designer.call(createShare, { kind: "proposal", id: card.proposalId, canComment: true });
  const share = await portal.db
    .selectFrom("shares")
    .select("id")
    .where("proposal_id", "=", card.proposalId)
    .executeTakeFirstOrThrow();
  const mark = { proposal_id: card.proposalId, piece_key: "front", x: 1, y: 2, content: "Longer", author: "Guest" };
  await portal.db
    .insertInto("marks")
    .values([
      { ...mark, id: idOf("mark", "open"), user_id: null, share_id: share.id, created_at: portal.clock.now() },
      {
        ...mark,
        id: idOf("mark", "done"),
        user_id: null,
        share_id: share.id,
        created_at: portal.clock.now(),
        resolved: true,
      },
      {
        ...mark,
        id: idOf("mark", "own"),
        user_id: idOf("user", "designer@selvedge.demo"),
        share_id: null,
        created_at: portal.clock.now(),
      },
    ])
    .execute();
  expect(await counts(designer)).toMatchObject({ designs: before.designs! + 1, comments: 1, links: before.links! + 1 });
  expect(await counts(buyer)).toMatchObject({ designs: 0, comments: 0, links: 0 });
  // A comment that is resolved waits no more, until it is opened again.
  const asked = { proposalId: card.proposalId, markId: idOf("mark", "open") };
  await designer.call(resolveMark, { ...asked, resolved: true });
  expect(await counts(designer)).toMatchObject({ comments: 0 });
  await designer.call(resolveMark, { ...asked, resolved: false });
  expect(await counts(designer)).toMatchObject({ comments: 1 });
  expect(await portal.anonymous().ask(getOpenMatters, {})).toMatchObject({ code: 40100 });
});

test("the front page has its large picture first and one for every way in", async () => {
  const entries = await portal.anonymous().call(listWelcome, { lang: "jp" } as never);
  expect(entries[0]).toMatchObject({ title: "裁つ前に、生地を見る", sort: 0 });
  expect(entries.map(({ linkUrl }) => linkUrl)).toContain("/designlist?parentId=4&id=125");
  for (const { imageUrl } of entries)
    expect((await portal.anonymous().send({ method: "GET", url: imageUrl })).statusCode).toBe(200);
  expect((await productIdsOf(portal)).length).toBeGreaterThan(0);
});
