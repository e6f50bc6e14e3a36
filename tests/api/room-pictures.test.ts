import { getRoomPicture } from "@selvedge/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sceneUrl } from "../../server/garments/scenes/address.ts";
import { keepScene } from "../../server/garments/scenes/store.ts";
import type { NewShowroom } from "../../server/garments/showrooms/making/record.ts";
import type { Client, TestApp } from "./harness.ts";
import { NO_ID } from "./mill.ts";
import { HOUSE, makeRoom, startShowroomMill } from "./showroom-mill.ts";

const DAY_MS = 86_400_000;

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let fabrics: string[];
let styleId: string;
beforeAll(async () => {
  ({ portal, designer, buyer, sales, fabrics, styleId } = await startShowroomMill());
});
afterAll(() => portal.close());

const aRoom = (of: Partial<NewShowroom> = {}): Promise<string> =>
  makeRoom(portal, {
    groups: [
      {
        name: { en: "Plain" },
        story: { en: "" },
        items: [
          ...fabrics.slice(0, 2).map((productId) => ({ kind: "fabric" as const, productId })),
          { kind: "style" as const, styleId, fabrics: { "*": fabrics[1]! } },
        ],
      },
    ],
    ...of,
  });
const pictureOf = async (chanelId: string, client = designer) => (await client.call(getRoomPicture, { chanelId })).pictureUrl;

async function seen(url: string) {
  const { statusCode, headers, rawPayload } = await portal.app.inject({ url });
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
  const { width, height } = await sharp(rawPayload).metadata();
  const { channels } = await sharp(rawPayload).stats();
  return { size: [width, height], spread: channels.map(({ stdev }) => stdev), bytes: rawPayload };
}

test("a room is pictured as it is furnished; the same furnishing is one picture, in every language and for whoever may enter", async () => {
  const chanelId = await aRoom();
  const url = await pictureOf(chanelId);
  const { size, spread } = await seen(url);
  expect(size).toEqual([1_200, 540]);
  expect(Math.min(...spread)).toBeGreaterThan(10);
  expect(await pictureOf(chanelId)).toBe(url);
  expect(await pictureOf(chanelId, buyer)).toBe(url);
  expect((await designer.call(getRoomPicture, { chanelId, lang: "fr" } as never)).pictureUrl).toBe(url);
});

test("another fabric, or another building, is another picture; one without a group is pictured too", async () => {
  const urls = new Set<string>();
  const of = (items: NewShowroom["groups"][number]["items"]) => [{ name: { en: "Plain" }, story: { en: "" }, items }];
  const rooms = [
    await aRoom({ groups: of([{ kind: "fabric", productId: fabrics[0]! }]) }),
    await aRoom({ groups: [] }),
    await aRoom({ groups: [], plan: { version: 1, architecture: "loft" } }),
    await aRoom({ groups: [], plan: "damaged" }),
  ];
  for (const chanelId of rooms) urls.add(await pictureOf(chanelId));
  // A plan that cannot be read is a gallery, as when nothing was laid down.
  expect(urls.size).toBe(3);
  const [, gallery, loft] = await Promise.all([...urls].map(seen));
  expect(gallery!.bytes.equals(loft!.bytes)).toBe(false);
});

test("whoever may not enter a room does not see it", async () => {
  const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS);
  const asked = async (client: Client, chanelId: string) => {
    const { code, data } = await client.ask(getRoomPicture, { chanelId });
    if (code !== 20000) expect(data).toBeNull();
    return code;
  };
  const mine = await aRoom({ companyId: HOUSE });
  expect(await asked(designer, mine)).toBe(20000);
  expect(await asked(sales, mine)).toBe(20000);
  expect(await asked(buyer, mine)).toBe(40303);
  expect(await asked(portal.anonymous(), await aRoom())).toBe(40100);
  expect(await asked(designer, await aRoom({ expiresAt: inDays(-1) }))).toBe(41002);
  expect(await asked(designer, await aRoom({ isPublished: false }))).toBe(40400);
  expect(await asked(designer, NO_ID)).toBe(40400);
  expect(await designer.ask(getRoomPicture, { chanelId: "x" })).toMatchObject({ code: 40001 });
  expect(await designer.ask(getRoomPicture, {} as never)).toMatchObject({ code: 40001 });
});

test("a picture is drawn without the files that can no longer be had: of a cloth its mean colour is left", async () => {
  const gone = "f".repeat(64);
  // The middle of the cloth is where one looks.
  const view = { place: [0, 1_600, 3_500], target: [0, 1_600, 0] } as const;
  const hung = { fixtureId: "rail", place: [-1_040, 1_830, -1_700] as [number, number, number], turn: 0 };
  const scene = await keepScene(portal.files, {
    kind: "room",
    room: {
      ...{ architecture: "gallery", extent: [8_000, 3_700, 8_000], boxes: [], fixtures: [], folded: [] },
      start: { place: [...view.place], target: [...view.target] },
      hangers: [{ ...hung, productId: fabrics[0]!, width: 1_600, drop: 1_000 }],
    },
    cloths: { [fabrics[0]!]: { record: gone, mmWidth: 40, mmHeight: 40 } },
    colours: { [fabrics[0]!]: "#b01020" },
    garments: [{ drape: gone, fabrics: { "*": fabrics[0]! }, place: [0, 0, 0], turn: 0 }],
    pictures: [{ scene: gone, width: 620, height: 775, place: [0, 1_470, 0], turn: 0 }],
  });
  const { bytes, size } = await seen(sceneUrl(scene));
  const middle = { left: size[0]! / 2, top: size[1]! / 2, width: 1, height: 1 };
  const [red, green, blue] = await sharp(bytes).extract(middle).raw().toBuffer();
  expect(red).toBeGreaterThan(2 * Math.max(green!, blue!));
});

test("what was deleted since it was hung is left out of a picture", async () => {
  const chanelId = await aRoom();
  const before = await seen(await pictureOf(chanelId));
  await portal.db.updateTable("chanel_items").set({ product_id: null, style_id: null, fabrics: "{}" }).execute();
  const after = await seen(await pictureOf(chanelId));
  expect(after.size).toEqual(before.size);
  expect(after.bytes.equals(before.bytes)).toBe(false);
});
