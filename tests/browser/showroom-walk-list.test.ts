import {
  addAddress,
  addressList,
  type ChanelLists,
  changeShortList,
  getChanelShow,
  getScene,
  getShortList,
  mySample,
  type RoomScene,
} from "@selvedge/contract";
import { beforeEach, expect, test } from "vitest";
import { customers } from "./customers.ts";
import { type BrowserUser, soon } from "./house.ts";
import { addressOf, FAIR, roomNamed } from "./rooms.ts";

const { buyer, customer } = customers();

const HOME = { userName: "Marta Conti", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };

/** The private room of the buyer's company. */
async function ownRoom(): Promise<RoomScene> {
  const { private: rooms } = (await buyer().call(getChanelShow, {})) as ChanelLists;
  return buyer().call(getScene, { chanelId: rooms[0]!.chanelId });
}
const newestSample = async () => (await buyer().call(mySample, { pageSize: 1 })).list[0];

beforeEach(async () => {
  if ((await buyer().call(addressList, {})).length === 0) await buyer().call(addAddress, HOME);
  const { chanelId } = await ownRoom();
  const { productIds } = await buyer().call(getShortList, { chanelId });
  if (productIds.length > 0) await buyer().call(changeShortList, { chanelId, productIds, chosen: false });
});

/** Takes two fabrics in hand, one after the other, and puts each on the short-list; then asks for samples of both. */
async function samplesOfBoth(person: BrowserUser, room: RoomScene, [first, second]: readonly [string, string]): Promise<void> {
  const { page } = person;
  const before = (await newestSample())?.sampleId;
  const codeOf = (id: string) => room.products.find(({ productId }) => productId === id)!.productCode;
  const panel = page.getByRole("region", { name: "The hanger in hand" });
  for (const id of [first, second]) {
    await page
      .getByRole("button", { name: `Take in hand: ${codeOf(id)}` })
      .first()
      .click();
    await panel.getByRole("button", { name: `Short-list: ${codeOf(id)}` }).click();
    await soon(() => panel.getByRole("button", { name: `Short-list: ${codeOf(id)}` }).getAttribute("aria-pressed")).toBe("true");
    await panel.getByRole("button", { name: "Put back" }).click();
    await panel.waitFor({ state: "detached" });
  }
  const list = page.getByRole("region", { name: "Short-list" });
  await list.getByText(`${codeOf(first)}, ${codeOf(second)}`).waitFor();
  await list.getByRole("button", { name: "Request samples of all" }).click();
  const dialog = page.getByRole("dialog", { name: "Samples of fabrics: 2" });
  await dialog.getByRole("combobox", { name: "Send to" }).waitFor();
  await dialog.getByRole("button", { name: "Request sample" }).click();
  await dialog.waitFor({ state: "detached" });
  await soon(async () => (await newestSample())?.sampleId).not.toBe(before);
  expect((await newestSample())!.items.map(({ product }) => product?.productId)).toEqual([first, second]);
}

const twoOf = ({ hangers }: RoomScene) => [...new Set(hangers.map(({ productId }) => productId))].slice(0, 2) as [string, string];

test("on a walk through one’s own room a hanger says what was agreed and no other price; what is short-listed there is asked for in one request", async () => {
  const room = await ownRoom();
  const agreed = room.products.find(({ agreedPrice }) => agreedPrice !== null)!;
  const person = await customer({ webGl: false });
  const { page } = person;
  await person.go(addressOf(room));
  await page
    .getByRole("button", { name: `Take in hand: ${agreed.productCode}` })
    .first()
    .click();
  const panel = page.getByRole("region", { name: "The hanger in hand" });
  await panel.getByRole("term").filter({ hasText: "Agreed price" }).waitFor();
  expect(
    await panel
      .getByRole("term")
      .filter({ hasText: /^(From|Price)/ })
      .count(),
  ).toBe(0);
  await panel.getByRole("button", { name: "Put back" }).click();
  await samplesOfBoth(person, room, twoOf(room));
  await person.accessible("a walk with a short-list");
  expect((await buyer().call(getShortList, { chanelId: room.chanelId })).productIds).toEqual(twoOf(room));
});

test("on a walk through a room of all the short-list is the visitor’s own", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer({ webGl: false });
  await person.go(addressOf(room));
  await samplesOfBoth(person, room, twoOf(room));
});
