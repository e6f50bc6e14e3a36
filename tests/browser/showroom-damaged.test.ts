import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import type { NewGroup, NewItem } from "../../server/garments/showrooms/making/record.ts";
import { productIdsOf, styleIdOf } from "../api/mill.ts";
import { testLong } from "../run/test-long.ts";
import { redrawn } from "../run/waits.ts";
import { type BrowserUser, BUYER, signIn, soon } from "./house.ts";
import { ownPortal } from "./own-portal.ts";
import { addressOf, filled, placeOf, stopsOf } from "./rooms.ts";

/** A portal of its own: nobody may damage the rooms that all tests share. */
const { portal, answerTracking, browserUser } = ownPortal({ fixture: "mill" });

const MANY_GROUPS = 1_000;

const people: BrowserUser[] = [];
afterEach(async () => {
  for (const { context, troubles } of people.splice(0)) {
    await context.close();
    expect(troubles).toEqual([]);
  }
});

const hung = (...ids: string[]) => ids.map((productId): NewItem => ({ kind: "fabric", productId }));
const groupOf = (name: string, items: readonly NewItem[]): NewGroup => ({ name: { en: name }, story: { en: "" }, items });

const roomOf = (name: string, groups: readonly NewGroup[], plan?: unknown): Promise<string> =>
  makeShowroom(
    portal().db,
    {
      name: { en: name },
      description: { en: "" },
      scope: "vr",
      companyId: null,
      coverScene: null,
      isPublished: true,
      plan,
      groups,
    },
    new Date(),
  );

/** What is left of items once what they show was deleted. */
const lose = (chanelId: string, group: string, kind: NewItem["kind"]) =>
  sql`UPDATE chanel_items i SET product_id = NULL, style_id = NULL FROM chanel_groups g
      WHERE g.id = i.group_id AND g.chanel_id = ${chanelId} AND g.name = ${group} AND i.kind = ${kind}`.execute(portal().db);

async function enter(chanelId: string): Promise<BrowserUser> {
  const person = await browserUser();
  people.push(person);
  await answerTracking();
  await person.go(`/login?redirect=${encodeURIComponent(addressOf({ chanelId }))}`);
  await signIn(person, BUYER);
  return person;
}

test("a room whose plan is damaged, and of which fabrics and a garment are gone, is walked through and says what is missing", async () => {
  const [first, second, third] = (await productIdsOf(portal())) as [string, string, string];
  const worn: NewItem = { kind: "style", styleId: await styleIdOf(portal()), fabrics: { "*": first } };
  const chanelId = await roomOf(
    "What is left",
    [groupOf("Kept", [...hung(first), worn]), groupOf("Gone", hung(second, third))],
    7,
  );
  await lose(chanelId, "Kept", "style");
  await lose(chanelId, "Gone", "fabric");
  const codes = await portal().db.selectFrom("products").select("code").where("id", "in", [second, third]).execute();
  const { name } = await portal().db.selectFrom("styles").select("name").executeTakeFirstOrThrow();
  const person = await enter(chanelId);
  const { page } = person;
  await page.getByText("The plan of this room cannot be read. It was built from what hangs in it.").waitFor();
  await filled(person);
  const stop = (number: number) => page.locator(`[data-stop="${number}"]`);
  await stop(1).getByText(`No longer offered: ${name}`).waitFor();
  for (const { code } of codes) await stop(2).getByText("No longer offered: ").filter({ hasText: code }).waitFor();
  await redrawn(page, () => stopsOf(person).getByRole("button").nth(1).click());
  await soon(() => placeOf(person)).toContain("Stand 2 of 2");
  await filled(person);
  await person.picture("room-damaged");
  await person.accessible("a room of which much is gone");
});

test("a room without a group is an empty room that says so", async () => {
  const person = await enter(await roomOf("Nothing yet", []));
  const { page } = person;
  await page.getByRole("heading", { level: 1, name: "Nothing yet" }).waitFor();
  await page.getByText("No fabrics here yet").waitFor();
  await filled(person);
  expect(await page.locator("[data-stop]").count()).toBe(0);
  await person.picture("room-empty");
});

testLong("a room of a thousand groups has as many stands as there is place for, and a list of them all", async () => {
  const chanelId = await roomOf("Everything", []);
  const [productId] = await productIdsOf(portal());
  await sql`INSERT INTO chanel_groups (id, chanel_id, sort, name)
    SELECT md5(${chanelId} || n), ${chanelId}, n, 'Group ' || n FROM generate_series(1, ${MANY_GROUPS}) n`.execute(portal().db);
  await sql`INSERT INTO chanel_items (id, group_id, sort, kind, label, product_id)
    SELECT md5(id || 'item'), id, 0, 'fabric', 'One', ${productId} FROM chanel_groups WHERE chanel_id = ${chanelId}`.execute(
    portal().db,
  );
  const person = await enter(chanelId);
  const { page } = person;
  await page.getByText("Not everything has room here. The list of groups has it all.").waitFor();
  await filled(person);
  await soon(() => page.locator("[data-stop]").count()).toBe(100);
  await person.picture("room-thousand-groups");
});
