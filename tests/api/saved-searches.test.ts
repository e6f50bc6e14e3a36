import {
  exportMyData,
  getListByKeys,
  listSavedSearches,
  MAX_SAVED_SEARCHES,
  markSavedSearchSeen,
  PREFIX,
  removeSavedSearch,
  renameSavedSearch,
  restoreSavedSearch,
  type SavedQuestion,
  saveSearch,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bringFabric } from "./catalogue.ts";
import { BUYER, type Client, HEAD, type TestApp } from "./harness.ts";
import { NO_ID, startMill } from "./mill.ts";

const HOUR_MS = 3_600_000;
let portal: TestApp;
let designer: Client;
let colleague: Client;
let buyer: Client;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
});
afterAll(() => portal.close());
/** Nobody has saved anything; everybody comes in anew, since the clock goes on for hours. */
beforeEach(async () => {
  await portal.db.deleteFrom("saved_searches").execute();
  [designer, colleague, buyer] = (await Promise.all([
    portal.signIn(),
    portal.signIn(HEAD.username),
    portal.signIn(BUYER.username),
  ])) as [Client, Client, Client];
});

const newFabric = (name: string) => bringFabric(portal, name);
const save = (client: Client, name: string, address: string, question: SavedQuestion | null) =>
  client.call(saveSearch, { name, address, question });
const marks = async (client: Client) => (await client.call(listSavedSearches, {})).map(({ name, fresh }) => [name, fresh]);

test("a search says how many fabrics came since it was last looked at, until it is looked at again", async () => {
  const saved = await save(designer, "Quetzal", "cid=quetzal", { keys: "quetzal" });
  await save(designer, "All", "", {});
  await save(designer, "By picture", `picture=${NO_ID}`, null);
  expect(saved).toMatchObject({ name: "Quetzal", address: "cid=quetzal", fresh: 0 });
  expect(await marks(designer)).toEqual([
    ["By picture", null],
    ["All", 0],
    ["Quetzal", 0],
  ]);
  await newFabric("Quetzal cloth");
  await newFabric("Ibis cloth");
  expect(await marks(designer)).toEqual([
    ["By picture", null],
    ["All", 2],
    ["Quetzal", 1],
  ]);
  expect((await designer.call(getListByKeys, { keys: "quetzal" })).total).toBe(1);
  expect(await designer.call(markSavedSearchSeen, { savedId: saved.savedId })).toEqual({ savedId: saved.savedId, fresh: 0 });
  expect((await marks(designer)).at(-1)).toEqual(["Quetzal", 0]);
  await newFabric("Quetzal twill");
  expect((await marks(designer)).at(-1)).toEqual(["Quetzal", 1]);
});

test("a fabric that was written before a look and came into the catalogue after it is new", async () => {
  const { savedId } = await save(designer, "Kiwi", "cid=kiwi", { keys: "kiwi" });
  portal.clock.move(24 * HOUR_MS);
  const later = await portal.signIn();
  await later.call(markSavedSearchSeen, { savedId });
  await newFabric("Kiwi cloth");
  expect(await marks(later)).toEqual([["Kiwi", 1]]);
});

test("an address that is saved again gets the new name and counts as seen", async () => {
  const first = await save(designer, "First", "cid=quetzal", { keys: "quetzal" });
  await newFabric("Quetzal drill");
  const again = await save(designer, "Second", "cid=quetzal", { keys: "quetzal" });
  expect(again).toEqual({ ...first, name: "Second", fresh: 0 });
  expect(await marks(designer)).toEqual([["Second", 0]]);
});

test("a name is used once, whatever its case; another person may have it too", async () => {
  const first = await save(designer, "Shirting", "cid=poplin", { keys: "poplin" });
  const other = await save(designer, "Coating", "cid=tweed", { keys: "tweed" });
  expect(await designer.ask(saveSearch, { name: "SHIRTING ", address: "cid=x", question: null })).toMatchObject({ code: 40901 });
  expect(await designer.ask(renameSavedSearch, { savedId: other.savedId, name: "shirting" })).toMatchObject({ code: 40901 });
  expect(await designer.call(renameSavedSearch, { savedId: first.savedId, name: "SHIRTING" })).toEqual({
    savedId: first.savedId,
    name: "SHIRTING",
  });
  await save(colleague, "Shirting", "cid=poplin", { keys: "poplin" });
  expect(await marks(colleague)).toEqual([["Shirting", 0]]);
});

test("a deleted search can be brought back within the hour, with its mark", async () => {
  const { savedId } = await save(designer, "Quetzal", "cid=quetzal", { keys: "quetzal" });
  await newFabric("Quetzal voile");
  expect(await designer.call(removeSavedSearch, { savedId })).toEqual({ removed: 1 });
  expect(await marks(designer)).toEqual([]);
  expect(await designer.call(restoreSavedSearch, { savedId })).toEqual({ savedId });
  expect(await designer.call(restoreSavedSearch, { savedId })).toEqual({ savedId });
  expect(await marks(designer)).toEqual([["Quetzal", 1]]);

  await designer.call(removeSavedSearch, { savedId });
  const anew = await save(designer, "Quetzal", "cid=quetzal", { keys: "quetzal" });
  expect(await designer.call(restoreSavedSearch, { savedId })).toEqual({ savedId: anew.savedId });
  await designer.call(removeSavedSearch, { savedId: anew.savedId });
  await save(designer, "Quetzal", "cid=x", null);
  expect(await designer.ask(restoreSavedSearch, { savedId })).toMatchObject({ code: 40901 });
  portal.clock.move(HOUR_MS + 1);
  expect(await designer.ask(restoreSavedSearch, { savedId })).toMatchObject({ code: 40400 });
});

test("of fifty one more is refused, also when they come at once; what is saved may still be renamed", async () => {
  const saved = await Promise.all(
    Array.from({ length: MAX_SAVED_SEARCHES + 2 }, (_, at) =>
      designer.ask(saveSearch, { name: `Search ${at}`, address: `cid=${at}`, question: { keys: String(at) } }),
    ),
  );
  const refused = saved.filter(({ code }) => code !== 20000);
  expect(refused.map(({ code, data }) => [code, data])).toEqual(Array(2).fill([42900, { max: MAX_SAVED_SEARCHES }]));
  const [first] = await designer.call(listSavedSearches, {});
  expect(await designer.ask(saveSearch, { name: "Again", address: first!.address, question: null })).toMatchObject({
    code: 20000,
  });
  await designer.call(removeSavedSearch, { savedId: first!.savedId });
  await save(designer, "One more", "cid=more", null);
  expect(await designer.ask(restoreSavedSearch, { savedId: first!.savedId })).toMatchObject({ code: 42900 });
  expect(await designer.call(listSavedSearches, {})).toHaveLength(MAX_SAVED_SEARCHES);
});

test("a colleague's search is not found, nobody has any, and what is malformed is told by its field", async () => {
  const { savedId } = await save(designer, "Mine", "cid=mine", { keys: "mine" });
  for (const other of [colleague, buyer]) {
    expect(await marks(other)).toEqual([]);
    for (const call of [removeSavedSearch, markSavedSearchSeen, restoreSavedSearch])
      expect(await other.ask(call, { savedId })).toMatchObject({ status: 404, code: 40400 });
    expect(await other.ask(renameSavedSearch, { savedId, name: "Theirs" })).toMatchObject({ code: 40400 });
  }
  const right = { savedId, name: "Mine", address: "", question: null };
  for (const call of [
    listSavedSearches,
    saveSearch,
    renameSavedSearch,
    markSavedSearchSeen,
    removeSavedSearch,
    restoreSavedSearch,
  ])
    expect(await portal.anonymous().ask(call, right)).toMatchObject({ status: 401, code: 40100 });
  for (const [path, wrong] of [
    ["name", { name: " " }],
    ["name", { name: "x".repeat(81) }],
    ["address", { address: "cid=two words" }],
    ["question.advcid", { question: { advcid: "x".repeat(1_501) } }],
    ["question", { question: undefined }],
  ] as const)
    expect(await designer.ask(saveSearch, { ...right, ...wrong })).toMatchObject({ code: 40001, data: { fields: [{ path }] } });
  expect(await designer.ask(renameSavedSearch, { savedId: "1", name: "x" })).toMatchObject({ code: 40001 });
  expect(await marks(designer)).toEqual([["Mine", 0]]);
});

test("a category that is no longer there has nothing new, and the other searches are counted", async () => {
  await save(designer, "Gone", "primaryId=2000000", { primaryId: 2_000_000 });
  await save(designer, "Quetzal", "cid=quetzal", { keys: "quetzal" });
  await newFabric("Quetzal gauze");
  expect(await marks(designer)).toEqual([
    ["Quetzal", 1],
    ["Gone", 0],
  ]);
});

test("what a person saved is in the export of what is kept of them, and goes with the person", async () => {
  await save(buyer, "Mine to take along", "cid=mine", { keys: "mine" });
  const exported = await buyer.send({ method: "GET", url: PREFIX + exportMyData.path });
  expect(exported.json().savedSearches).toMatchObject([{ name: "Mine to take along", address: "cid=mine" }]);
  const { db } = portal;
  const rolledBack = db.transaction().execute(async (tx) => {
    await tx.deleteFrom("users").where("username", "=", BUYER.username).execute();
    expect(await tx.selectFrom("saved_searches").selectAll().execute()).toEqual([]);
    throw new Error("put back");
  });
  await expect(rolledBack).rejects.toThrow("put back");
});
