import {
  type ChanelShow,
  createShare,
  deleteChanel,
  deleteProposal,
  duplicateChanel,
  getChanelRecord,
  getChanelShow,
  type InputOf,
  listChanelCustomers,
  listChanelRecords,
  listShares,
  openShare,
  previewChanel,
  publishChanel,
  purgeProposal,
  type SavedItem,
  saveChanel,
  uploadImage,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createUser } from "../../server/customers/account/people/people.ts";
import { idOf } from "../../server/platform/ids.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";

const HOUSE = idOf("company", "northlight");
const BRERA = idOf("company", "casa-brera");
const DAY_MS = 86_400_000;
const MILL_HAND = "weaver@showrooms.test";
const PASSWORD = "eleven slow shuttles";

let portal: TestApp;
let sales: Client;
let designer: Client;
let buyer: Client;
let fabrics: string[];
let styleId: string;
beforeAll(async () => {
  portal = await startMill();
  sales = await portal.signIn(SALES.username);
  designer = await portal.signIn(DESIGNER.username);
  buyer = await portal.signIn(BUYER.username);
  fabrics = await productIdsOf(portal);
  styleId = await styleIdOf(portal);
});
// No two saves are of one moment.
beforeEach(() => portal.clock.move(1_000));
afterAll(() => portal.close());

type Saved = InputOf<typeof saveChanel>;
const aRecord = (more: Partial<Saved> = {}): Saved => ({
  scope: "private",
  customerId: HOUSE,
  name: { en: "Spring for Northlight", fr: "Printemps" },
  description: { en: "Poplins and voiles" },
  ...more,
});
const aGroup = (items: SavedItem[], more: object = {}) => ({
  name: { en: "Plain" },
  story: { en: "Two ends of one" },
  items,
  ...more,
});
const hung = (index: number): SavedItem => ({ kind: "fabric", productId: fabrics[index]! });
const kept = (itemId: string): SavedItem => ({ kind: "kept", itemId });
const published = ({ chanelId, version }: { chanelId: string; version: number }) =>
  sales.call(publishChanel, { chanelId, version, isPublished: true });
const statusFor = async (client: Client, url: string) => (await client.send({ method: "GET", url })).statusCode;
const roomOf = async (client: Client, chanelId: string) => (await client.call(getChanelShow, { chanelId })) as ChanelShow;
const faultsOf = async (body: unknown) => {
  const answer = await sales.ask(saveChanel, body);
  expect(answer.code).toBe(40001);
  return (answer.data as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path);
};

test("a room is made as a draft that its customer sees once it is published", async () => {
  const made = await sales.call(saveChanel, aRecord({ groups: [aGroup([hung(0), hung(1)])] }));
  expect(made).toMatchObject({ state: "draft", version: 1, customer: { customerId: HOUSE }, name: { fr: "Printemps" } });
  const { chanelId } = made;
  expect((await designer.ask(getChanelShow, { chanelId })).code).toBe(40400);
  const seen = await sales.call(previewChanel, { chanelId });
  expect([seen.door, seen.seenBy, seen.groups.map(({ products }) => products.length)]).toEqual([
    "draft",
    "Northlight Studio",
    [2],
  ]);

  const open = await sales.call(publishChanel, { chanelId, version: made.version, isPublished: true });
  expect(open).toMatchObject({ state: "published", version: 2 });
  expect((await roomOf(designer, chanelId)).groups[0]!.products).toHaveLength(2);
  expect((await buyer.ask(getChanelShow, { chanelId })).code).toBe(40303);
  expect((await sales.call(previewChanel, { chanelId })).door).toBe("open");
  const { list } = await sales.call(listChanelRecords, { keyword: "northlight", state: "published" });
  expect(list.find((row) => row.chanelId === chanelId)).toMatchObject({ groupCount: 1, productCount: 2, designCount: 0 });

  const back = await sales.call(publishChanel, { chanelId, version: 2, isPublished: false });
  expect(back.state).toBe("draft");
  expect((await designer.ask(getChanelShow, { chanelId })).code).toBe(40400);
});

test("groups and what hangs in them are saved in the order given; what is kept keeps its id, what is not named is gone", async () => {
  const design = (await savedDesign(portal, designer)).card;
  const style: SavedItem = { kind: "style", styleId, fabrics: { "*": fabrics[0]! } };
  const frozen: SavedItem = { kind: "design", proposalId: design.proposalId, revision: design.revision };
  const made = await sales.call(
    saveChanel,
    aRecord({ groups: [aGroup([hung(0), style]), aGroup([hung(1), frozen], { name: { en: "Worn" } })] }),
  );
  const [plain, worn] = made.groups;
  expect(plain!.items.map(({ kind }) => kind)).toEqual(["fabric", "style"]);
  const saved = await sales.call(saveChanel, {
    ...aRecord(),
    chanelId: made.chanelId,
    version: made.version,
    groups: [
      aGroup([kept(worn!.items[1]!.itemId), hung(2)], { groupId: worn!.groupId, name: { en: "Worn first" } }),
      aGroup([kept(plain!.items[1]!.itemId)], { groupId: plain!.groupId }),
    ],
  });
  expect(saved.groups.map(({ groupId, name }) => [groupId, name.en])).toEqual([
    [worn!.groupId, "Worn first"],
    [plain!.groupId, "Plain"],
  ]);
  expect(saved.groups[0]!.items.map(({ kind }) => kind)).toEqual(["design", "fabric"]);
  expect(saved.groups[1]!.items).toEqual(plain!.items.slice(1));
  expect(await sales.call(getChanelRecord, { chanelId: made.chanelId })).toEqual(saved);
});

test("a room that somebody saved in between is not overwritten; the answer says who, and how it is now", async () => {
  const made = await sales.call(saveChanel, aRecord({ groups: [aGroup([hung(0)])] }));
  const { chanelId } = made;
  const first = await sales.call(saveChanel, { ...aRecord({ name: { en: "First" } }), chanelId, version: made.version });
  for (const [call, body] of [
    [saveChanel, { ...aRecord({ name: { en: "Second" } }), chanelId, version: made.version }],
    [publishChanel, { chanelId, version: made.version, isPublished: true }],
    [deleteChanel, { chanelId, version: made.version }],
  ] as const) {
    const answer = await sales.ask(call as typeof saveChanel, body);
    expect(answer.code, call.path).toBe(40900);
    expect(answer.data, call.path).toMatchObject({ version: first.version, name: { en: "First" }, changedBy: first.changedBy });
  }
  expect(first.changedBy).toBeTruthy();
  expect((await sales.call(getChanelRecord, { chanelId })).name.en).toBe("First");
});

test("what cannot be is refused beside its field, and nothing of it is written", async () => {
  const before = (await sales.call(listChanelRecords, {})).total;
  expect(await faultsOf(aRecord({ customerId: null }))).toEqual(["customerId"]);
  expect(await faultsOf(aRecord({ scope: "public" }))).toEqual(["customerId"]);
  expect(await faultsOf(aRecord({ customerId: NO_ID }))).toEqual(["customerId"]);
  expect(await faultsOf(aRecord({ name: { en: " " } }))).toEqual(["name.en"]);
  const [start, end] = [5, 2].map((days) => new Date(portal.clock.now().getTime() + days * DAY_MS).toISOString());
  expect(await faultsOf(aRecord({ startsAt: start, expiresAt: end }))).toEqual(["expiresAt"]);
  expect(await faultsOf(aRecord({ groups: [aGroup([hung(0), { kind: "fabric", productId: NO_ID }])] }))).toEqual([
    "groups.0.items.1",
  ]);
  const bare: SavedItem = { kind: "style", styleId, fabrics: {} };
  const gone: SavedItem = { kind: "design", proposalId: NO_ID, revision: 1 };
  const many = Array.from({ length: 13 }, (_, index) => hung(index % fabrics.length));
  expect(await faultsOf(aRecord({ groups: [aGroup([...many, gone]), aGroup([hung(0), bare])] }))).toEqual([
    "groups.0.items.13",
    "groups.1.items.1",
  ]);
  expect(await faultsOf(aRecord({ cover: { kind: "image", imageId: NO_ID } }))).toEqual(["cover"]);
  expect(await faultsOf({ ...aRecord(), chanelId: NO_ID })).toEqual(["version"]);
  expect((await sales.ask(saveChanel, { ...aRecord(), chanelId: NO_ID, version: 1 })).code).toBe(40400);
  expect((await sales.call(listChanelRecords, {})).total).toBe(before);
});

test("a company’s design does not follow a room that is given to another company", async () => {
  const design = (await savedDesign(portal, designer)).card;
  const made = await sales.call(
    saveChanel,
    aRecord({ groups: [aGroup([{ kind: "design", proposalId: design.proposalId, revision: design.revision }])] }),
  );
  const [group] = made.groups;
  const places = [kept(group!.items[0]!.itemId)];
  const given = { chanelId: made.chanelId, version: made.version, groups: [aGroup(places, { groupId: group!.groupId })] };
  const refusedEverywhere = async () => {
    expect(await faultsOf({ ...aRecord({ customerId: BRERA }), ...given })).toEqual(["groups.0.items.0"]);
    expect(await faultsOf({ ...aRecord({ scope: "public", customerId: null }), ...given })).toEqual(["groups.0.items.0"]);
  };
  await refusedEverywhere();
  // Nor does its name, of one that was deleted for good.
  await designer.call(deleteProposal, { proposalId: design.proposalId });
  expect(await designer.call(purgeProposal, { proposalId: design.proposalId })).toEqual({ purged: 1 });
  await refusedEverywhere();
  const still = await sales.call(saveChanel, { ...aRecord(), ...given });
  expect(still.version).toBe(made.version + 1);
  expect(still.groups[0]!.items).toMatchObject([{ label: design.name, missing: true }]);
  const withoutIt = { ...given, version: still.version, groups: [aGroup([hung(0)])] };
  expect((await sales.call(saveChanel, { ...aRecord({ customerId: BRERA }), ...withoutIt })).customer!.customerId).toBe(BRERA);
});

test("the links to a room end when it is given to another company, and are not back with it", async () => {
  const { chanelId, version } = await published(await sales.call(saveChanel, aRecord({ groups: [aGroup([hung(0)])] })));
  const links = await Promise.all([sales, designer].map((by) => by.call(createShare, { kind: "chanel", id: chanelId })));
  const opened = async () => {
    const answers = [];
    for (const { shareToken } of links) answers.push((await portal.anonymous().ask(openShare, { shareToken })).code);
    return answers;
  };
  const groups = [aGroup([hung(0)])];
  const edited = await sales.call(saveChanel, { ...aRecord({ groups }), chanelId, version });
  expect(await opened()).toEqual([20000, 20000]);
  const given = await sales.call(saveChanel, { ...aRecord({ customerId: BRERA, groups }), chanelId, version: edited.version });
  expect(await opened()).toEqual([41000, 41000]);
  const listed = await designer.call(listShares, { id: chanelId });
  expect(listed.map(({ revokedAt }) => revokedAt)).toEqual([portal.clock.now().toISOString()]);
  await sales.call(saveChanel, { ...aRecord({ groups }), chanelId, version: given.version });
  expect(await opened()).toEqual([41000, 41000]);
});

test("a link to a room opens it on when all may enter it, and ends when it is one company’s again", async () => {
  const { chanelId, version } = await published(await sales.call(saveChanel, aRecord()));
  const { shareToken } = await sales.call(createShare, { kind: "chanel", id: chanelId });
  const codeNow = async () => (await portal.anonymous().ask(openShare, { shareToken })).code;
  const open = await sales.call(saveChanel, { ...aRecord({ scope: "public", customerId: null }), chanelId, version });
  expect(await codeNow()).toBe(20000);
  await sales.call(saveChanel, { ...aRecord({ customerId: BRERA }), chanelId, version: open.version });
  expect(await codeNow()).toBe(41000);
});

test("an agreed price of a private room is seen by its customer alone, also in the preview, and can be taken back", async () => {
  const [productId] = fabrics;
  const made = await sales.call(
    saveChanel,
    aRecord({ groups: [aGroup([hung(0)])], agreed: [{ productId: productId!, amount: 333 }] }),
  );
  const { chanelId } = made;
  expect(made.agreed.map(({ price }) => price.amount)).toEqual([333]);
  const seen = await sales.call(previewChanel, { chanelId });
  expect(seen.groups[0]!.products[0]!.agreedPrice!.amount).toBe(333);
  await portal.db
    .insertInto("company_prices")
    .values({ company_id: HOUSE, product_id: productId!, min_value: 500, amount: 200 })
    .execute();
  const again = { ...aRecord(), chanelId, groups: [aGroup([hung(0)])] };
  const cheaper = await sales.call(saveChanel, { ...again, version: 1, agreed: [{ productId: productId!, amount: 300 }] });
  expect(cheaper.agreed.map(({ price }) => price.amount)).toEqual([300]);
  const rows = await portal.db
    .selectFrom("company_prices")
    .selectAll()
    .where("product_id", "=", productId!)
    .where("company_id", "=", HOUSE)
    .execute();
  expect(rows.map(({ amount }) => amount).toSorted()).toEqual([200, 300]);
  // Another room of the same company agrees prices at the same time, also for a fabric that none was agreed for.
  const agreed = (amount: number) => [
    { productId: productId!, amount },
    { productId: fabrics[1]!, amount },
  ];
  const together = await Promise.all([401, 402].map((amount) => sales.ask(saveChanel, aRecord({ agreed: agreed(amount) }))));
  expect(together.map(({ code }) => code)).toEqual([20000, 20000]);
  const [first, other] = await Promise.all(
    fabrics
      .slice(0, 2)
      .map((id) =>
        portal.db
          .selectFrom("company_prices")
          .select(["min_value", "amount"])
          .where("company_id", "=", HOUSE)
          .where("product_id", "=", id)
          .orderBy("min_value")
          .execute(),
      ),
  );
  expect(first).toEqual([
    { min_value: 1, amount: other![0]!.amount },
    { min_value: 500, amount: 200 },
  ]);
  expect([401, 402]).toContain(other![0]!.amount);
  expect(other).toHaveLength(1);
  const none = await sales.call(saveChanel, { ...again, version: 2, agreed: [{ productId: productId!, amount: null }] });
  expect(none.agreed).toEqual([]);
  expect(await faultsOf(aRecord({ scope: "public", customerId: null, agreed: [{ productId: productId!, amount: 1 }] }))).toEqual([
    "agreed",
  ]);
});

test("the cover is a fabric in folds or an upload; of a private room it opens to who was shown it", async () => {
  const drawable = await portal.db
    .selectFrom("products")
    .select("id")
    .where("cloth_hash", "is not", null)
    .executeTakeFirstOrThrow();
  const drawn = await sales.call(saveChanel, aRecord({ cover: { kind: "fabric", productId: drawable.id } }));
  expect(drawn.coverUrl).toMatch(/^\/scenes\//);
  expect(await faultsOf(aRecord({ cover: { kind: "fabric", productId: NO_ID } }))).toEqual(["cover"]);
  const { imageId } = await sales.call(uploadImage, {}, { file: { bytes: await aPicture(), name: "cover.png" } });
  const made = await sales.call(saveChanel, aRecord({ cover: { kind: "image", imageId } }));
  expect(made.coverUrl).toMatch(/^\/uploads\//);
  const { chanelId, version } = await sales.call(publishChanel, {
    chanelId: made.chanelId,
    version: made.version,
    isPublished: true,
  });
  const { coverUrl } = await roomOf(designer, chanelId);
  expect([
    await statusFor(designer, coverUrl),
    await statusFor(buyer, coverUrl),
    await statusFor(portal.anonymous(), coverUrl),
  ]).toEqual([200, 404, 404]);
  const open = await sales.call(saveChanel, { ...aRecord({ scope: "public", customerId: null }), chanelId, version });
  expect(await statusFor(portal.anonymous(), open.coverUrl!)).toBe(200);
  expect(
    (await sales.call(saveChanel, { ...aRecord(), chanelId, version: open.version, cover: { kind: "none" } })).coverUrl,
  ).toBeNull();
});

test("a cover that everybody saw is closed with its room, but while another public room shows it", async () => {
  const { imageId } = await sales.call(uploadImage, {}, { file: { bytes: await aPicture(50, 40), name: "cover.png" } });
  const forAll = aRecord({ scope: "public", customerId: null });
  const made = await sales.call(saveChanel, { ...forAll, cover: { kind: "image", imageId } });
  const coverUrl = made.coverUrl!;
  const publicStatus = () => statusFor(portal.anonymous(), coverUrl);
  expect([coverUrl, await publicStatus()]).toEqual([expect.stringMatching(/^\/files\//), 200]);
  const copy = await sales.call(duplicateChanel, { chanelId: made.chanelId });
  const closed = await sales.call(saveChanel, { ...aRecord(), chanelId: made.chanelId, version: made.version });
  expect([closed.coverUrl, await publicStatus()]).toEqual([expect.stringMatching(/^\/uploads\//), 200]);
  await sales.call(saveChanel, { ...aRecord(), chanelId: copy.chanelId, version: 1 });
  expect(await publicStatus()).toBe(404);
  expect(await statusFor(portal.anonymous(), `${coverUrl}/thumb`)).toBe(404);
  expect(await statusFor(sales, closed.coverUrl!)).toBe(200);
  const reopened = await sales.call(saveChanel, { ...forAll, chanelId: made.chanelId, version: closed.version });
  expect([reopened.coverUrl, await publicStatus()]).toEqual([coverUrl, 200]);
  // Also where it gets no cover any more.
  await sales.call(saveChanel, {
    ...aRecord({ cover: { kind: "none" } }),
    chanelId: made.chanelId,
    version: reopened.version,
  });
  expect(await publicStatus()).toBe(404);
});

test("a duplicate is a draft with the same in it; a room that is deleted is gone with its links", async () => {
  const made = await sales.call(
    saveChanel,
    aRecord({ groups: [aGroup([hung(0), { kind: "style", styleId, fabrics: { "*": fabrics[1]! } }])] }),
  );
  await sales.call(publishChanel, { chanelId: made.chanelId, version: 1, isPublished: true });
  const { chanelId } = await sales.call(duplicateChanel, { chanelId: made.chanelId });
  const copy = await sales.call(getChanelRecord, { chanelId });
  expect(copy).toMatchObject({ state: "draft", version: 1, name: made.name, customer: made.customer });
  const contents = ({ groups }: typeof copy) =>
    groups.map(({ name, items }) => [name, items.map(({ label, fabrics }) => [label, fabrics])]);
  expect(contents(copy)).toEqual(contents(made));
  const { shareToken } = await sales.call(createShare, { kind: "chanel", id: made.chanelId, password: "a long enough word" });
  expect(await sales.call(deleteChanel, { chanelId: made.chanelId, version: 2 })).toEqual({ deleted: 1 });
  expect((await sales.ask(getChanelRecord, { chanelId: made.chanelId })).code).toBe(40400);
  expect((await portal.anonymous().ask(openShare, { shareToken, password: "a long enough word" })).code).toBe(41000);
  expect((await sales.call(getChanelRecord, { chanelId })).groups).toHaveLength(1);
});

test("rooms are made by those who sell for the mill; its weavers, customers and visitors are refused by every call", async () => {
  const { chanelId, version } = await sales.call(saveChanel, aRecord());
  const company = (
    await portal.db.selectFrom("users").select("company_id").where("username", "=", SALES.username).executeTakeFirstOrThrow()
  ).company_id;
  await createUser(
    portal.db,
    {
      companyId: company,
      username: MILL_HAND,
      mail: MILL_HAND,
      name: "Wim Weaver",
      role: "mill",
      language: "en",
      password: PASSWORD,
    } as never,
    portal.clock.now(),
  );
  const weaver = await portal.signIn(MILL_HAND, PASSWORD);
  const bodies = [
    [listChanelRecords, {}],
    [listChanelCustomers, {}],
    [getChanelRecord, { chanelId }],
    [saveChanel, aRecord()],
    [publishChanel, { chanelId, version, isPublished: true }],
    [duplicateChanel, { chanelId }],
    [previewChanel, { chanelId }],
    [deleteChanel, { chanelId, version }],
  ] as const;
  for (const [call, body] of bodies) {
    const codes = [];
    for (const client of [weaver, designer, portal.anonymous()])
      codes.push((await client.ask(call as typeof saveChanel, body)).code);
    expect(codes, call.path).toEqual([40300, 40300, 40100]);
  }
  const customers = await sales.call(listChanelCustomers, {});
  expect(customers).toContainEqual({ customerId: HOUSE, name: "Northlight Studio" });
  expect(customers.some(({ customerId }) => customerId === company)).toBe(false);
  expect((await sales.call(getChanelRecord, { chanelId })).version).toBe(version);
});
