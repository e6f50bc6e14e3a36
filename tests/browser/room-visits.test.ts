import {
  deleteChanel,
  getChanelVisits,
  getConsent,
  getListByKeys,
  listChanelRecords,
  publishChanel,
  saveChanel,
  setConsent,
} from "@selvedge/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { complete } from "../run/waits.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { type BrowserUser, letIn, PHONE, session, soon } from "./house.ts";
import { addressOf } from "./rooms.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const ROOM = "Poplins that are watched";
const { buyer, customer, stranger } = customers();

let allowed: boolean | null;
beforeEach(async () => {
  ({ allow: allowed } = await buyer().call(getConsent, {}));
});
/** What these tests make is taken away again: other files count the rooms, and no page of theirs asks the buyer anything. */
afterEach(async () => {
  await buyer().call(setConsent, { allow: allowed ?? false, rooms: false });
  const mill = await session(SALES);
  const { list } = await mill.call(listChanelRecords, { keyword: ROOM });
  for (const { chanelId, version } of list) await mill.call(deleteChanel, { chanelId, version });
});

async function salesAt(how: Parameters<typeof stranger>[0] = {}): Promise<BrowserUser> {
  const person = await stranger(how);
  await letIn(person, await session(SALES));
  return person;
}

/** A room of all with two fabrics, open. */
async function aRoom() {
  const mill = await session(SALES);
  const { list } = await mill.call(getListByKeys, { keys: "poplin", pageSize: 2 });
  const items = list.map(({ productId }) => ({ kind: "fabric" as const, productId }));
  const groups = [{ name: { en: "Plain" }, story: { en: "" }, items }];
  const made = await mill.call(saveChanel, { scope: "public", name: { en: ROOM }, description: { en: "" }, groups });
  await mill.call(publishChanel, { chanelId: made.chanelId, version: made.version, isPublished: true });
  return { chanelId: made.chanelId, fabrics: list, told: () => mill.call(getChanelVisits, { chanelId: made.chanelId }) };
}

test("what a customer who allows it looks at in a room stands before the mill as tables and on a map", async () => {
  await buyer().call(setConsent, { allow: true, rooms: true });
  const { chanelId, fabrics, told } = await aRoom();
  const [opened, taken] = fabrics;
  const looksAt = async (productId: string) => (await told()).fabrics.find((fabric) => fabric.productId === productId)?.looks;
  const person = await customer({ webGl: false });
  await person.go(`/commonChanel?chanelId=${chanelId}`);
  await person.page.getByRole("heading", { level: 1, name: ROOM }).waitFor();
  await person.page.locator(`main a[href="/goodsDetails?productId=${opened!.productId}"]`).first().click();
  await soon(() => pathOf(person)).toBe("/goodsDetails");
  await soon(() => looksAt(opened!.productId)).toBe(1);
  await person.go(addressOf({ chanelId }));
  await person.page.getByRole("button", { name: `Take in hand: ${taken!.productCode}` }).click();
  await person.page.getByRole("region", { name: "The hanger in hand" }).getByRole("button", { name: "Put back" }).waitFor();
  // The room stays open until time is noted, which goes by with each batch.
  await soon(async () => (await told()).groups[0]!.seconds).toBeGreaterThan(0);
  await person.go("/chanels");
  await soon(() => looksAt(taken!.productId)).toBe(1);
  expect((await told()).totals).toMatchObject({ people: 1, companies: 1, openings: 1, walks: 1 });

  const sales = await salesAt();
  const { page, go } = sales;
  await go(`/admin/showrooms?keyword=${encodeURIComponent(ROOM)}`);
  await page.getByRole("button", { name: `Visits to “${ROOM}”` }).click();
  await soon(() => pathOf(sales)).toBe("/admin/showroomVisits");
  await page.getByRole("heading", { level: 1, name: `Visits to “${ROOM}”` }).waitFor();
  const who = page.getByRole("table", { name: "Who was here" });
  await who.getByRole("rowheader", { name: "Casa Brera" }).waitFor();
  await soon(() =>
    page
      .getByRole("img", { name: /^Plan of / })
      .locator("[data-stand]")
      .count(),
  ).toBe(1);
  expect(await page.locator("[data-stand]").getAttribute("data-shade")).toBe("5");
  const table = page.getByRole("table", { name: "Fabrics" });
  await table.getByRole("button", { name: "Fabric", exact: true }).click();
  await soon(() => table.getByRole("columnheader", { name: "Fabric", exact: true }).getAttribute("aria-sort")).toBe("ascending");
  expect(await table.getByRole("rowheader").first().textContent()).toContain(
    [opened!.productCode, taken!.productCode].toSorted((one, other) => one.localeCompare(other))[0],
  );
  await complete(page);
  await sales.accessible("the visits to a showroom");
  await sales.picture("room-visits");
  await page.getByRole("radio", { name: "7 days" }).check({ force: true });
  await soon(() => queryOf(sales).days).toBe("7");
  await who.getByRole("rowheader", { name: "Casa Brera" }).waitFor();

  const phone = await salesAt({ viewport: PHONE, touch: true, language: "arab" });
  await phone.go(`/admin/showroomVisits?chanelId=${chanelId}`);
  await phone.page.locator("[data-stand]").first().waitFor();
  expect(await sideways(phone)).toBe(0);
  const aside = await phone.page
    .locator("th[scope=row] bdi[dir=ltr]")
    .first()
    .evaluate((code) => {
      const words = document.createRange();
      words.selectNodeContents(code);
      return code.closest("th")!.getBoundingClientRect().right - words.getBoundingClientRect().right;
    });
  expect(aside).toBeCloseTo(0, 0);
  await phone.accessible("the visits to a showroom, in Arabic on a phone");
  await phone.picture("room-visits-phone-arab");
});

test("of a customer who allows pages and search words alone nothing is sent, and the mill is told that nobody was noted", async () => {
  await buyer().call(setConsent, { allow: true, rooms: false });
  const { chanelId, told } = await aRoom();
  const person = await customer();
  const sent: string[] = [];
  person.page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await person.go(`/commonChanel?chanelId=${chanelId}`);
  await person.page.getByRole("heading", { level: 1, name: ROOM }).waitFor();
  await complete(person.page);
  expect(await person.page.getByRole("region", { name: "Your consent" }).count()).toBe(0);
  await person.go("/chanels");
  expect(sent.filter((path) => path.endsWith("/chanel/noteVisit"))).toEqual([]);
  const sales = await salesAt();
  await sales.go(`/admin/showroomVisits?chanelId=${chanelId}`);
  await sales.page.getByText("Nobody has been noted here yet").waitFor();
  await sales.accessible("a showroom that nobody is noted in");
  expect((await told()).totals.openings).toBe(0);
});

test("visits that cannot be read are asked for again", async () => {
  const { chanelId } = await aRoom();
  const sales = await salesAt();
  sales.expectsFailure(500, "/admin/getChanelVisits");
  await sales.page.route("**/admin/getChanelVisits", (route) =>
    route.fulfill({ status: 500, json: { code: 50000, message: "No", data: null } }),
  );
  await sales.go(`/admin/showroomVisits?chanelId=${chanelId}`);
  const again = sales.page.getByRole("alert").getByRole("button");
  await again.waitFor();
  await sales.page.unroute("**/admin/getChanelVisits");
  await again.click();
  await sales.page.getByText("Nobody has been noted here yet").waitFor();
});
