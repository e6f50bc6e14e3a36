import { getBannerList, getDecoratePage, getMenuFabrics } from "@selvedge/contract";
import { DEFAULT_PAGE_SIZE } from "@selvedge/contract/page-size";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawFirstPictures } from "../../demo/catalogue/first-pictures-step.ts";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { type Cloths, clothStore } from "../../server/fabrics/cloths/store.ts";
import { SCENE_FILE } from "../../server/garments/scenes/address.ts";
import { keepScene } from "../../server/garments/scenes/store.ts";
import { idOf } from "../../server/platform/ids.ts";
import type { TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

const MORE_THAN_A_PAGE = 30;
const PLACES = ["first", "second"] as const;

let portal: TestApp;
beforeAll(async () => {
  portal = await startMill();
});
afterAll(() => portal.close());

/** Fabrics that come after those of the mill by their code, and before them by their day. */
async function newFabrics(): Promise<void> {
  const template = await portal.db.selectFrom("products").selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: MORE_THAN_A_PAGE }, (_, day) => ({
    ...template,
    id: idOf("product", `new ${day}`),
    code: `ZZ-${day}`,
    cloth_hash: day.toString(16).padStart(64, "0"),
    attrs: JSON.stringify(template.attrs),
    construction: null,
    created_at: new Date(portal.clock.now().getTime() + day * 86_400_000),
  }));
  await portal.db.insertInto("products").values(rows).execute();
}

/** Two banners and two collections, each with a picture of its own. */
async function twoOfEach(): Promise<void> {
  const fabric = await portal.db
    .selectFrom("products")
    .select(["cloth_hash", "mm_width", "mm_height"])
    .where("code", "like", "SV-%")
    .executeTakeFirstOrThrow();
  const cloth = { record: fabric.cloth_hash!, mmWidth: fabric.mm_width!, mmHeight: fabric.mm_height! };
  const sceneOf = (columns: number) => keepScene(portal.files, { kind: "cuttings", cloths: Array(4).fill(cloth), columns });
  await portal.db.deleteFrom("banners").execute();
  await portal.db.deleteFrom("decorates").where("type", "=", "block").execute();
  for (const [sort, place] of [...PLACES.entries()].reverse()) {
    const known = { link_url: "/goods", sort };
    await portal.db
      .insertInto("banners")
      .values({
        ...known,
        id: idOf("banner", place),
        company_id: null,
        title: place,
        subtitle: "",
        scene_hash: await sceneOf(1 + sort),
        starts_at: null,
        ends_at: null,
      })
      .execute();
    await portal.db
      .insertInto("decorates")
      .values({
        ...known,
        id: idOf("decorate", "block", place),
        name: place,
        type: "block",
        scene_hash: await sceneOf(3 + sort),
        cloth_hash: null,
        width: 100,
        height: 100,
        tags: [],
      })
      .execute();
  }
}

test("what the first pages show first is drawn before anybody asks: the newest fabrics, the first banner, the newest collection", async () => {
  await newFabrics();
  await twoOfEach();
  const asked = new Set<string>();
  const drawn = clothStore({ files: portal.files, workers: inlinePool, longestPx: 64 });
  const cloths: Cloths = {
    ...drawn,
    picture(record, map) {
      asked.add(`${record}/${map}`);
      return drawn.picture(record, map);
    },
  };
  const { db, files, clock } = portal;
  await drawFirstPictures({ db, files, clock, cloths, workers: inlinePool, scope: "light", progress: () => {} });

  const buyer = await portal.signIn();
  await expect.poll(async () => (await buyer.call(getMenuFabrics, {})).total).toBeGreaterThan(MORE_THAN_A_PAGE);
  const { list } = await buyer.call(getMenuFabrics, { sort: "newest", pageNum: 1, pageSize: DEFAULT_PAGE_SIZE });
  expect(list[0]!.productCode).toBe(`ZZ-${MORE_THAN_A_PAGE - 1}`);
  const pictures = list.map(({ productImg }) => productImg.split("/").slice(-2));
  expect(pictures.filter(([record]) => !asked.has(`${record}/swatch-320`) || !asked.has(`${record}/swatch-160`))).toEqual([]);

  const hashOf = (address: string) => address.split("/").at(-1)!;
  const isDrawn = async (address: string) => (await files.size(hashOf(address), SCENE_FILE)) !== null;
  const banners = await buyer.call(getBannerList, {});
  const blocks = (await buyer.call(getDecoratePage, { type: "block", pageNum: 1, pageSize: 2 })).list;
  expect(await Promise.all(banners.map(({ imageUrl }) => isDrawn(imageUrl)))).toEqual([true, false]);
  expect(await Promise.all(blocks.map(({ imageUrl }) => isDrawn(imageUrl)))).toEqual([true, false]);
});
