import {
  addShowroomFavorite,
  addShowroomFavoriteGroup,
  CALLS,
  type Call,
  type ChanelShow,
  exportMyData,
  getChanelShow,
  getFavoriteGroup,
  getFavoriteList,
  getScene,
  getSuggestList,
  listNotices,
  listShares,
  listThreads,
  moveGroupToCustomer,
  PREFIX,
  saveProposal,
  uploadImage,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import type { NewShowroom } from "../../server/garments/showrooms/making/record.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { BUYER, type Client, DESIGNER, HEAD, SALES, type TestApp } from "./harness.ts";
import { aPicture, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";
import { WHEREABOUTS } from "./right-bodies.ts";

const HOUSE = idOf("company", "northlight");
/** Nothing else is called so. */
const [NAME, GROUP, STORY] = ["Quillwort", "Lanternfly", "Woven for one house alone"];

let portal: TestApp;
let [designer, head, sales, buyer, visitor]: Client[] = [];
let fabrics: string[];
let styleId: string;
/** A saved design of the designer’s with its picture. */
let design: { proposalId: string; revision: number };
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [designer, head, sales, buyer] = await Promise.all(
    [DESIGNER, HEAD, SALES, BUYER].map(({ username }) => portal.signIn(username)),
  );
  visitor = portal.anonymous();
  fabrics = await productIdsOf(portal);
  styleId = await styleIdOf(portal);
  const { document } = await savedDesign(portal, designer!);
  const picture = { bytes: await aPicture(77, 12), name: "worn.png" };
  const { imageId: previewImageId } = await designer!.call(uploadImage, {}, { file: picture });
  const saved = { designId: styleId, name: "Regatta", document, previewImageId };
  const { proposalId, revision } = await designer!.call(saveProposal, saved);
  design = { proposalId, revision };
});
afterAll(() => portal.close());

/** A private room of the designer's company, or what is said otherwise: a fabric hangs there, a garment stands, and a design of theirs is pictured. */
function aRoom(of: Partial<NewShowroom> = {}): Promise<string> {
  return makeShowroom(
    portal.db,
    {
      name: { en: NAME },
      description: { en: STORY },
      scope: "private",
      companyId: HOUSE,
      coverScene: null,
      isPublished: true,
      groups: [
        {
          name: { en: GROUP },
          story: { en: STORY },
          items: [
            { kind: "fabric", productId: fabrics[0]! },
            { kind: "style", styleId, fabrics: { "*": fabrics[1]! } },
            { kind: "design", ...design },
          ],
        },
      ],
      ...of,
    },
    portal.clock.now(),
  );
}
/** One that is open to all, until it is shut to all but the designer’s company. */
const anOpenRoom = () => aRoom({ scope: "public", companyId: null, groups: [] });
const shut = (chanelId: string) =>
  portal.db.updateTable("chanels").set({ scope: "private", company_id: HOUSE }).where("id", "=", chanelId).execute();
const roomOf = async (client: Client, chanelId: string) => (await client.call(getChanelShow, { chanelId })) as ChanelShow;

/** What is right for its own people, of each call that names a showroom, by its path. */
const bodiesOf = (chanelId: string): Readonly<Record<string, object>> => ({
  "/share/create": { kind: "chanel", id: chanelId },
  "/chanel/getChanelShow": { chanelId },
  "/chanel/getScene": { chanelId },
  "/chanel/getRoomPicture": { chanelId },
  "/chanel/visit": { chanelId },
  "/chanel/getShortList": { chanelId },
  "/chanel/changeShortList": { chanelId, productIds: [fabrics[0]], chosen: true },
  "/chanel/noteVisit": { chanelId, openingId: newId(portal.clock.now()), number: 0, way: "walk", seconds: 0 },
  "/chanel/walkTogether": { chanelId },
  "/chanel/moveTogether": { chanelId, ...WHEREABOUTS },
  "/chanel-group/selectList": { chanelId },
  "/domain-favorite-group-item/addFavorite": { chanelId },
});
/** Takes off what one kept oneself: it answers the same of any id. */
const OWN_ALONE = ["/domain-favorite-group-item/delFavorite"];
/** What is a customer’s alone: the mill enters every room, and neither chooses for its customer nor keeps their room among its own. */
const NOT_THE_MILLS: Readonly<Record<string, number>> = {
  "/chanel/changeShortList": 40300,
  "/domain-favorite-group-item/addFavorite": 40303,
};

/** A room can be named by its id, or be refused: the calls of those who sell for the mill are theirs alone. */
function namesRoom({ access, body, errors }: Call): boolean {
  const fields = "shape" in body ? Object.keys(body.shape as object) : [];
  return access !== "staff" && (fields.includes("chanelId") || errors.includes("privateShowroom"));
}
const NAMING = CALLS.filter((call) => namesRoom(call) && !OWN_ALONE.includes(call.path));

test("every call that can name a showroom is tried here", () => {
  expect(NAMING.map(({ path }) => path).toSorted()).toEqual(Object.keys(bodiesOf(fabrics[0]!)).toSorted());
});

test("a private room is refused to another company and to visitors by every call that can name it, and nothing of it is in the answer", async () => {
  const chanelId = await aRoom();
  const bodies = bodiesOf(chanelId);
  for (const call of NAMING)
    for (const [who, code] of [
      [buyer!, 40303],
      [visitor!, 40100],
    ] as const) {
      const answer = await who.ask(call, bodies[call.path]);
      expect([call.path, answer.code, answer.data]).toEqual([call.path, code, null]);
      expect(JSON.stringify(answer.body)).not.toMatch(new RegExp([NAME, GROUP, STORY, chanelId].join("|")));
    }
});

test("its own people and the mill are served by the same calls; the mill neither chooses nor keeps for its customer", async () => {
  const chanelId = await aRoom();
  const bodies = bodiesOf(chanelId);
  // A stream goes on until it is left.
  for (const call of NAMING.filter(({ answer }) => answer !== "stream"))
    for (const who of [designer!, head!, sales!]) {
      const { code } = await who.ask(call, bodies[call.path]);
      expect([call.path, code]).toEqual([call.path, who === sales ? (NOT_THE_MILLS[call.path] ?? 20000) : 20000]);
    }
});

/** Every call of a customer's that looks for a word, with what it asks for besides. */
const WORD_FIELDS = ["key", "keys", "keyword", "queryKey", "query"];
const BESIDES = [{}, { sType: "showroom" }, { sType: "fabric" }, { sType: "style" }, { menuType: "showroom" }];
function* searches(): Generator<readonly [Call, object]> {
  for (const call of CALLS) {
    const fields = "shape" in call.body ? Object.keys(call.body.shape as object) : [];
    const words = WORD_FIELDS.filter((field) => fields.includes(field));
    if (call.access === "staff" || call.answer !== "envelope" || words.length === 0) continue;
    for (const besides of BESIDES) {
      const asked = { ...Object.fromEntries(words.map((field) => [field, NAME])), ...besides };
      const isOfIt = Object.keys(besides).every((field) => fields.includes(field));
      if (isOfIt && call.body.safeParse(asked).success) yield [call, asked];
    }
  }
}

test("no search and no suggestion of another company finds it by its name; its own people find it", async () => {
  const chanelId = await aRoom();
  const suggested = { key: NAME.slice(0, 5), sType: "showroom" } as const;
  expect((await designer!.call(getSuggestList, suggested)).map(({ id }) => id)).toContain(chanelId);
  expect(await buyer!.call(getSuggestList, suggested)).toEqual([]);
  const tried = new Set<string>();
  for (const [call, asked] of searches()) {
    const { code, data } = await buyer!.ask(call, asked);
    tried.add(call.path);
    expect([call.path, code]).toEqual([call.path, 20000]);
    expect([call.path, JSON.stringify(data).includes(chanelId)]).toEqual([call.path, false]);
    // What was typed may be said again; what it is of may not.
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${GROUP}|${STORY}`));
  }
  for (const path of ["/product/getListByKeys", "/product/quickSearch", "/product/getSuggestKeys", "/favorite/getFavoriteList"])
    expect([...tried]).toContain(path);
});

test("kept while it was open to all, it is in no list, count or cover of another company once it is one company’s", async () => {
  const chanelId = await anOpenRoom();
  const { groupId } = await buyer!.call(addShowroomFavoriteGroup, { groupName: "Spring" });
  await buyer!.call(addShowroomFavorite, { chanelId, groupId });
  const kept = async (client: Client) =>
    JSON.stringify([
      await client.call(getFavoriteList, { menuType: "showroom", groupId }),
      await client.call(getFavoriteGroup, { kind: "showroom" }),
    ]);
  expect(await kept(buyer!)).toContain(NAME);
  await shut(chanelId);
  expect(await kept(buyer!)).not.toContain(NAME);
});

test("handed over by the mill in a group of showrooms, it does not come along to another company", async () => {
  const [mine, open] = [await anOpenRoom(), await anOpenRoom()];
  const { groupId } = await sales!.call(addShowroomFavoriteGroup, { groupName: "For the fair" });
  for (const chanelId of [mine, open]) await sales!.call(addShowroomFavorite, { chanelId, groupId });
  await shut(mine);
  await sales!.call(moveGroupToCustomer, {
    groupId,
    customerIds: [BUYER, DESIGNER].map(({ username }) => idOf("user", username)),
  });
  const handed = async (client: Client) =>
    (await client.call(getFavoriteList, { menuType: "showroom" })).list.map(({ chanel }) => chanel?.chanelId);
  expect(await handed(designer!)).toEqual(expect.arrayContaining([mine, open]));
  expect(await handed(buyer!)).toContain(open);
  expect(await handed(buyer!)).not.toContain(mine);
});

test("its pictures open at their addresses to who was shown them, and what its people do there is in nobody else’s lists", async () => {
  const chanelId = await aRoom();
  const statusFor = async (client: Client, url: string) => (await client.send({ method: "GET", url })).statusCode;
  for (const shown of [designer!, sales!]) {
    const { groups } = await roomOf(shown, chanelId);
    const { garments } = await shown.call(getScene, { chanelId });
    const urls = [...groups.flatMap(({ items }) => items), ...garments].flatMap(({ pictureUrl }) => pictureUrl ?? []);
    expect(urls).toHaveLength(2);
    for (const url of urls) {
      expect(await statusFor(shown, url)).toBe(200);
      for (const other of [buyer!, visitor!]) {
        expect(await statusFor(other, url)).toBe(404);
        expect(await statusFor(other, `${url}/thumb`)).toBe(404);
      }
    }
  }
  for (const [path, body] of Object.entries(bodiesOf(chanelId))) {
    const call = CALLS.find((one) => one.path === path)!;
    if (call.answer !== "stream") await designer!.ask(call, body);
  }
  const exported = await buyer!.send({ method: "GET", url: PREFIX + exportMyData.path });
  const told = [
    exported.body,
    await buyer!.call(listShares, {}),
    await buyer!.call(listShares, { id: chanelId }),
    await buyer!.call(listThreads, {}),
    await buyer!.call(listNotices, {}),
  ];
  expect(exported.statusCode).toBe(200);
  for (const answer of told) expect(JSON.stringify(answer)).not.toContain(chanelId);
  expect(JSON.stringify(await designer!.call(listShares, {}))).toContain(chanelId);
});
