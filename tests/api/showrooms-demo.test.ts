import { type ChanelLists, type ChanelShow, getChanelShow, getScene } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOMS } from "../../demo/showrooms/rooms/index.ts";
import { seedShowrooms, showroomId } from "../../demo/showrooms/showroom-step.ts";
import { seedStyles } from "../../demo/styles/style-step.ts";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { clothStore } from "../../server/fabrics/cloths/store.ts";
import { fillCatalogue } from "./catalogue.ts";
import { BUYER, type Client, DESIGNER, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
beforeAll(async () => {
  portal = await startMill();
  await fillCatalogue(portal);
  const { db, files, clock } = portal;
  const workers = inlinePool;
  // The one of the light scope has no drape.
  await db.deleteFrom("style_fabrics").execute();
  await db.deleteFrom("styles").execute();
  const services = {
    db,
    files,
    clock,
    workers,
    cloths: clothStore({ files, workers }),
    progress: () => {},
    scope: "full" as const,
  };
  await seedStyles(services);
  await seedShowrooms(services);
  await seedShowrooms(services);
  designer = await portal.signIn(DESIGNER.username);
  buyer = await portal.signIn(BUYER.username);
});
afterAll(() => portal.close());

const listsOf = async (client: Client, lang = "en") => (await client.call(getChanelShow, { lang } as never)) as ChanelLists;
const roomOf = async (client: Client, chanelId: string) => (await client.call(getChanelShow, { chanelId })) as ChanelShow;

test("a customer of the demo mill may enter its public rooms, those to walk through, and their own", async () => {
  const [mine, theirs] = [await listsOf(designer), await listsOf(buyer)];
  for (const { public: open, private: own, vr } of [mine, theirs])
    expect([open.length, own.length, vr.length]).toEqual([3, 1, 3]);
  expect(mine.private[0]!.name).toBe("Northlight Studio: spring");
  expect(theirs.private[0]!.name).toBe("Casa Brera: tailoring");
  expect(mine.vr.map(({ name }) => name)).toEqual(["Season room, SS", "Shirting room", "Paris texworld"]);
  expect((await listsOf(designer, "jp")).vr.map(({ name }) => name)).toContain("シャツ地ルーム");
  for (const room of [...mine.public, ...mine.private, ...mine.vr]) {
    expect(room.coverUrl, room.name).toMatch(/^\/scenes\//);
    expect(room.productCount, room.name).toBeGreaterThan(10);
    expect(room.designCount, room.name).toBeGreaterThan(2);
  }
});

test("nothing is missing in them, and each garment has a picture in its fabrics", async () => {
  for (const room of ROOMS.filter(({ customer }) => customer !== BUYER.username)) {
    const { groups } = await roomOf(designer, showroomId(room));
    const items = groups.flatMap((group) => group.items);
    expect(items.filter(({ missing }) => missing)).toEqual([]);
    const wanted = room.groups.flatMap(({ fabrics, dressed }) => [...dressed, ...fabrics]);
    expect(items).toHaveLength(wanted.length);
    for (const { kind, label, pictureUrl } of items)
      if (kind === "style") expect(pictureUrl, `${room.key} ${label}`).toMatch(/^\/scenes\//);
  }
});

test("every room can be walked through: all its fabrics hang with their cloth, and its first garments stand as they hang", async () => {
  for (const room of ROOMS.filter(({ customer }) => customer !== BUYER.username)) {
    const chanelId = showroomId(room);
    const [scene, { groups }] = [await designer.call(getScene, { chanelId }), await roomOf(designer, chanelId)];
    expect([scene.architecture, scene.plan]).toEqual(room.plan ? [room.plan.architecture, "followed"] : ["gallery", "none"]);
    expect(new Set(scene.stands.map(({ groupId }) => groupId)).size).toBe(groups.length);
    const items = groups.flatMap((group) => group.items);
    const hung = items.filter(({ kind }) => kind === "fabric").map(({ itemId }) => itemId);
    expect(scene.hangers.map(({ itemId }) => itemId).toSorted()).toEqual(hung.toSorted());
    expect(scene.products.filter(({ texture }) => texture === null)).toEqual([]);
    expect(scene.garments).toHaveLength(items.length - hung.length);
    const onForms = scene.garments.filter(({ hand }) => hand !== null);
    expect(onForms).toHaveLength(Math.min(4, scene.garments.length));
    expect(scene.stands.flatMap(({ missing }) => missing)).toEqual([]);
  }
});

test("a private room has the prices that were agreed, which its company’s orders have too", async () => {
  const [room] = (await listsOf(designer)).private;
  const agreed = (await roomOf(designer, room!.chanelId)).groups.flatMap(({ products }) =>
    products.filter(({ agreedPrice, price }) => agreedPrice && agreedPrice.amount < price!.amount),
  );
  expect(new Set(agreed.map(({ productCode }) => productCode))).toEqual(new Set(["SV-2120-18", "SV-3330-15", "SV-9573-14"]));
  expect(await portal.db.selectFrom("company_prices").selectAll().execute()).toHaveLength(6);
});
