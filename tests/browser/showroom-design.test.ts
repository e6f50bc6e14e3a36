import {
  type ChanelLists,
  deleteChanel,
  deleteProposal,
  getChanelShow,
  getScene,
  getStyle,
  listChanelRecords,
  publishChanel,
  type RoomScene,
  saveChanel,
  saveProposal,
} from "@selvedge/contract";
import { type Artwork, emptyDocument } from "@selvedge/editor-core";
import { boundsOf } from "@selvedge/geometry-core";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { customers } from "./customers.ts";
import { type BrowserUser, PHONE, session, soon } from "./house.ts";
import { addressOf, drawn, FAIR, figure, filled, placeOf, roomNamed, staysInBudget } from "./rooms.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const ROOM = "Crests for Casa Brera";
const SIDE_PX = 120;
const { buyer, customer } = customers();
const saved: string[] = [];

/** What these tests make is taken away again: other files count the rooms and the designs. */
afterEach(async () => {
  const mill = await session(SALES);
  const { list } = await mill.call(listChanelRecords, { keyword: ROOM });
  for (const { chanelId, version } of list) await mill.call(deleteChanel, { chanelId, version });
  for (const proposalId of saved.splice(0)) await buyer().call(deleteProposal, { proposalId });
});

/** A room of the buyer's with one design in it, whose fronts each carry a magenta square of 160 mm, or nothing. */
async function aRoom(name: string, isPrinted: boolean): Promise<RoomScene> {
  const { design } = (await roomNamed(FAIR, buyer())).garments.find(({ hand }) => hand !== null)!;
  const style = await buyer().call(getStyle, { id: design.id });
  const bare = emptyDocument({ styleId: style.id, size: style.size, pieceKeys: style.pieces.map(({ key }) => key) });
  const square = { create: { width: SIDE_PX, height: SIDE_PX, channels: 3 as const, background: "#ff00c0" } };
  const { imageId } = await buyer().upload(await sharp(square).png().toBuffer(), "artwork");
  const fronts = style.pieces.filter(({ key }) => /^front[LR]?$/.test(key));
  expect(fronts.length).toBeGreaterThan(0);
  const artworks = fronts.map(({ key, outline }, nth): Artwork => {
    const { minX, minY, maxX, maxY } = boundsOf(outline);
    return {
      ...{
        id: `${nth + 1}`.padStart(32, "0"),
        name: "Square",
        imageId,
        pieceKey: key,
        x: (minX + maxX) / 2,
        y: (minY + maxY) / 2,
      },
      ...{ width: 160, height: 160, angle: 0, flipped: false, repeat: "none", gap: 0, thickness: "none", restricted: true },
      ...{ onFabric: false, showLocation: false, opacity: 1, locked: false, hidden: false, group: null, text: null },
    };
  });
  const laid = isPrinted ? artworks : [];
  const document = { ...bare, artworks: Object.fromEntries(laid.map((one) => [one.id, one])), order: laid.map(({ id }) => id) };
  const { proposalId, revision } = await buyer().call(saveProposal, { designId: style.id, name, document });
  saved.push(proposalId);
  const { private: rooms } = (await buyer().call(getChanelShow, {})) as ChanelLists;
  const mill = await session(SALES);
  const made = await mill.call(saveChanel, {
    ...{ scope: "vr", customerId: rooms[0]!.customerId, name: { en: name }, description: { en: "" } },
    groups: [{ name: { en: "Crests" }, story: { en: "" }, items: [{ kind: "design", proposalId, revision }] }],
  });
  await mill.call(publishChanel, { chanelId: made.chanelId, version: made.version, isPublished: true });
  return buyer().call(getScene, { chanelId: made.chanelId });
}

/** How many pixels of the room as it is seen are magenta. */
async function magentaIn(person: BrowserUser): Promise<number> {
  const clip = (await drawn(person).locator("canvas").boundingBox())!;
  const { data, info } = await sharp(await person.page.screenshot({ scale: "css", clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at]! - data[at + 1]! > 70 && data[at + 2]! - data[at + 1]! > 40) count += 1;
  return count;
}

async function standsBefore(person: BrowserUser, room: RoomScene): Promise<void> {
  await person.go(addressOf(room));
  await filled(person);
  await person.page.getByRole("button", { name: /^The room: arrow keys/ }).focus();
  await person.page.keyboard.press("Tab");
  await soon(() => placeOf(person)).toContain("Stand 1 of 1");
  await filled(person);
}

test("the artworks of a saved design are seen on its form in the room, within what a view may cost, and compile nothing late", async () => {
  const printed = await aRoom(`${ROOM}, printed`, true);
  const plain = await aRoom(`${ROOM}, plain`, false);
  const person = await customer();
  await standsBefore(person, plain);
  // The number of a stand is written on its wall in crimson: some pixels at its edges.
  expect(await magentaIn(person)).toBeLessThan(30);
  const before = Number(await figure(person, "texture-bytes"));
  await standsBefore(person, printed);
  await soon(() => magentaIn(person)).toBeGreaterThan(300);
  await staysInBudget(person);
  expect(Number(await figure(person, "texture-bytes"))).toBeGreaterThan(before);
  const programs = await figure(person, "programs");
  await person.picture("room-design");
  await person.page.keyboard.press("Home");
  await filled(person);
  expect(await figure(person, "programs")).toBe(programs);
});

test("on a phone they are seen as well", async () => {
  const printed = await aRoom(`${ROOM}, printed`, true);
  const person = await customer({ viewport: PHONE, touch: true });
  await standsBefore(person, printed);
  await soon(() => magentaIn(person)).toBeGreaterThan(100);
  await person.picture("room-design-phone");
});
