import { getDrape, getPortraits, getSizePortraits, getStyle, listWelcome, PREFIX, techPack } from "@selvedge/contract";
import { SOLVER_VERSION } from "@selvedge/garment-core";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productId } from "../../demo/catalogue/fabric-step.ts";
import { BANNERS } from "../../demo/content/content.ts";
import { renewBanners } from "../../demo/content/content-step.ts";
import { readShipped, shippedPortrait } from "../../demo/drapes/shipped.ts";
import { renewDrapes, styleId } from "../../demo/styles/style-step.ts";
import { STYLES } from "../../demo/styles/styles.ts";
import { shippedWelcome } from "../../demo/welcome/shipped.ts";
import { WELCOME } from "../../demo/welcome/welcome.ts";
import { renewWelcome } from "../../demo/welcome/welcome-step.ts";
import { ownHandOf } from "../../server/garments/styles/drapes/drapes.ts";
import { dressedPortraits } from "../../server/garments/styles/drapes/portraits.ts";
import { buttonsOf } from "../../server/garments/styles/pattern/pattern.ts";
import type { TechPackInput } from "../../server/garments/tech-pack/contents/pack-input.ts";
import { readRecord } from "../../server/platform/files/record.ts";
import { hashOfBytes } from "../../server/platform/files/store.ts";
import { idOf } from "../../server/platform/ids.ts";
import { fileUrl } from "../../server/platform/image/urls.ts";
import type { WorkerPool } from "../../server/platform/jobs/pool/worker-pool.ts";
import { daily } from "../run/circle.ts";
import type { Client, TestApp } from "./harness.ts";
import { aPicture, drapedToday, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";

/** What was asked to be draped, and what went into tech packs. */
let given: { done: () => void }[];
let packed: TechPackInput[];
const MADE = Buffer.from("SVDR");
const workers = {
  async do(name: "drape" | "techPack", input: TechPackInput) {
    if (name === "techPack") {
      packed.push(input);
      return new Uint8Array([1]);
    }
    return new Promise((done) => given.push({ done: () => done({ bytes: MADE, metrics: {} }) }));
  },
  end: async () => {},
} as unknown as WorkerPool;

let portal: TestApp;
let designer: Client;
let id: string;
beforeEach(async () => {
  [given, packed] = [[], []];
  portal = await startMill({ workers });
  designer = await portal.signIn();
  id = await styleIdOf(portal);
});
afterEach(() => portal.close());

type Maker = ReturnType<typeof drapedToday>;
const OLD: Readonly<Record<string, Maker>> = {
  "an earlier solver": { ...drapedToday("tee", "M"), solver: SOLVER_VERSION - 1 },
  "another recipe": { ...drapedToday("tee", "M"), recipe_hash: "0".repeat(16) },
  "a recipe nobody knows": { ...drapedToday("tee", "M"), recipe_hash: null },
};

async function store(made: Maker, hands: readonly ("shirting" | "voile")[] = ["shirting", "voile"]): Promise<string> {
  const file_hash = await portal.files.put(await aPicture(40 + made.solver, 30));
  await portal.db
    .insertInto("style_drapes")
    .values(hands.map((hand) => ({ style_id: id, size: "M", hand, ...made, file_hash, metrics: "{}" })))
    .execute();
  return file_hash;
}

/** In how many places the style is shown draped: the style, its portraits, its sizes, dressed, in a tech pack. */
async function shown() {
  const [productId] = await productIdsOf(portal);
  const { card } = await savedDesign(portal, designer);
  const query = new URLSearchParams({ proposalId: card.proposalId });
  await designer.send({ method: "GET", url: `${PREFIX}${techPack.path}?${query}` });
  const dressed = { id: "a", designId: id, size: "M", cloths: { "*": productId! } };
  return {
    style: (await designer.call(getStyle, { id })).drapes.length,
    portraits: (await designer.call(getPortraits, { designIds: [id], productIds: [productId!] })).length,
    sizes: (await designer.call(getSizePortraits, { id, productId: productId! })).length,
    dressed: (await dressedPortraits(portal, [dressed])).size,
    pack: packed.at(-1)!.drape === null ? 0 : 1,
  };
}

test("a drape of today is shown with the style, in its portraits and in the tech pack", async () => {
  await store(drapedToday("tee", "M"));
  expect(await shown()).toEqual({ style: 2, portraits: 1, sizes: 1, dressed: 1, pack: 1 });
});

test.each(daily(["another recipe"], "an earlier solver", "a recipe nobody knows"))(
  "a drape of %s is shown nowhere; who opens the style has it made again",
  async (maker) => {
    const before = await store(OLD[maker]!);
    expect(await shown()).toEqual({ style: 0, portraits: 0, sizes: 0, dressed: 0, pack: 0 });
    expect(await designer.call(getDrape, { id, hand: "shirting" })).toMatchObject({ state: "making" });
    given[0]!.done();
    await expect.poll(async () => (await designer.call(getDrape, { id, hand: "shirting" })).state).toBe("ready");
    const { drapes } = await designer.call(getStyle, { id });
    // That in voile is still the old one, and is not mixed with it.
    expect(drapes.map(({ hand }) => hand)).toEqual(["shirting"]);
    expect(drapes[0]!.hash).not.toBe(before);
    expect(await shown()).toEqual({ style: 1, portraits: 1, sizes: 1, dressed: 1, pack: 1 });
  },
);

/** The portal's files, and what is stored of them from now on, by its hash. */
function countingPuts() {
  const puts: string[] = [];
  const put = (bytes: Uint8Array) => {
    puts.push(hashOfBytes(bytes));
    return portal.files.put(bytes);
  };
  return { puts, files: { ...portal.files, put } };
}

async function pictureOf(style: string): Promise<string> {
  const row = await portal.db.selectFrom("styles").select("picture_hash").where("id", "=", style).executeTakeFirstOrThrow();
  return row.picture_hash;
}

test("what the library ships takes the place of an old drape, and is found without draping", async () => {
  const old = await pictureOf(id);
  await store(OLD["another recipe"]!, ["shirting"]);
  await renewDrapes(portal);
  const answer = await designer.call(getDrape, { id, hand: "shirting" });
  expect([answer.state, given]).toEqual(["ready", []]);
  const row = await portal.db.selectFrom("style_drapes").selectAll().executeTakeFirstOrThrow();
  expect([row.solver, row.recipe_hash]).toEqual([SOLVER_VERSION, readShipped().recipes.tee]);
  expect(await pictureOf(id)).not.toBe(old);
});

test("a drape of today is left as it is by what the library ships", async () => {
  const own = await store(drapedToday("tee", "M"), ["shirting"]);
  await renewDrapes(portal);
  expect((await designer.call(getStyle, { id })).drapes.map(({ hash }) => hash)).toEqual([own]);
});

/** Stores the shirt, draped today in its own cloth, with the picture an earlier release shipped, which is the cover of a menu. */
async function storeShirt(): Promise<{ shirt: string; menu: number; drape: string }> {
  const shirt = styleId(STYLES.find(({ recipe }) => recipe === "shirt")!);
  const [oldPicture, drape] = await Promise.all(
    [aPicture(31, 30), aPicture(37, 30)].map(async (bytes) => portal.files.put(await bytes)),
  );
  const changes = JSON.stringify({ id: shirt, recipe: "shirt", default_size: "40", sizes: ["40"], picture_hash: oldPicture });
  await sql`INSERT INTO styles SELECT (jsonb_populate_record(s, ${changes}::jsonb)).* FROM styles s WHERE id = ${id}`.execute(
    portal.db,
  );
  const made = { ...drapedToday("shirt", "40"), hand: ownHandOf("shirt"), file_hash: drape!, metrics: "{}" };
  await portal.db
    .insertInto("style_drapes")
    .values({ style_id: shirt, size: "40", ...made })
    .execute();
  const { id: menu } = await portal.db.selectFrom("style_menus").select("id").orderBy("id").executeTakeFirstOrThrow();
  await portal.db.updateTable("style_menus").set({ cover_hash: oldPicture! }).where("id", "=", menu).execute();
  return { shirt, menu, drape: drape! };
}

test("a style draped today takes the picture the library ships now, with its buttons, and so does the menu it is the cover of", async () => {
  const { shirt, menu, drape } = await storeShirt();
  const tee = await pictureOf(id);
  await renewDrapes(portal);
  const picture = await portal.files.put(shippedPortrait("shirt"));
  expect(await pictureOf(shirt)).toBe(picture);
  // The tee has no drape here: its picture shows cloth, and stays.
  expect(await pictureOf(id)).toBe(tee);
  const cover = await portal.db.selectFrom("style_menus").select("cover_hash").where("id", "=", menu).executeTakeFirstOrThrow();
  expect(cover).toEqual({ cover_hash: picture });
  const drapes = await portal.db.selectFrom("style_drapes").select("file_hash").where("style_id", "=", shirt).execute();
  expect(drapes).toEqual([{ file_hash: drape }]);
  const again = countingPuts();
  await renewDrapes({ db: portal.db, files: again.files });
  expect(again.puts).toEqual([]);
});

test("a banner that was stored without the buttons of its garment shows them from the next start on", async () => {
  const { drape } = await storeShirt();
  const { title, picture } = BANNERS.find((banner) => banner.picture.kind === "worn" && banner.picture.recipe === "shirt")!;
  const changes = JSON.stringify({ id: productId(picture.fabric), code: picture.fabric });
  const [cloth] = await productIdsOf(portal);
  await sql`INSERT INTO products SELECT (jsonb_populate_record(p, ${changes}::jsonb)).* FROM products p WHERE id = ${cloth}`.execute(
    portal.db,
  );
  const banner = { company_id: null, subtitle: "", link_url: "/goods", sort: 0, starts_at: null, ends_at: null };
  const scene_hash = "0".repeat(64);
  const rows = [title, "Of the mill"].map((one) => ({ ...banner, id: idOf("banner", one), title: one, scene_hash }));
  await portal.db.insertInto("banners").values(rows).execute();
  await renewBanners(portal);
  const stored = await portal.db.selectFrom("banners").select(["title", "scene_hash"]).execute();
  const hashes = new Map(stored.map((row) => [row.title, row.scene_hash]));
  expect(hashes.get("Of the mill")).toBe(scene_hash);
  const scene = readRecord((await portal.files.get(hashes.get(title)!))!);
  expect(scene).toMatchObject({ kind: "worn", drape, buttons: buttonsOf("shirt", "40").buttons });
});

test("the front page takes the pictures that are shipped now", async () => {
  await renewWelcome(portal);
  const [first] = await designer.call(listWelcome, {});
  expect(first!.imageUrl).toBe(fileUrl(await portal.files.put(shippedWelcome(WELCOME[0]!.name))));
  const again = countingPuts();
  await renewWelcome({ db: portal.db, files: again.files });
  expect(again.puts).toEqual([]);
  await portal.db
    .updateTable("welcome")
    .set({ image_hash: "0".repeat(64) })
    .where("sort", "=", 0)
    .execute();
  await renewWelcome({ db: portal.db, files: again.files });
  expect(again.puts).toEqual([hashOfBytes(shippedWelcome(WELCOME[0]!.name))]);
});

test("that another recipe could not be sewn is not said of the one of today", async () => {
  const [yesterday, now] = [OLD["another recipe"]!, portal.clock.now()];
  const work = { style_id: id, size: "M", hand: "voile", touched_at: now } as const;
  await portal.db
    .insertInto("drape_work")
    .values({ ...work, ...yesterday, failed: true })
    .execute();
  expect(await designer.call(getDrape, { id, hand: "voile" })).toMatchObject({ state: "making" });
  expect(given).toHaveLength(1);
});
