import { getDrape, getPortraits, getSizePortraits, getStyle, PREFIX, techPack } from "@selvedge/contract";
import { SOLVER_VERSION } from "@selvedge/garment-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readShipped } from "../../demo/drapes/shipped.ts";
import { renewDrapes } from "../../demo/styles/style-step.ts";
import { dressedPortraits } from "../../server/garments/styles/drapes/portraits.ts";
import type { TechPackInput } from "../../server/garments/tech-pack/contents/pack-input.ts";
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

test("what the library ships takes the place of an old drape, and is found without draping", async () => {
  const picture = async () =>
    (await portal.db.selectFrom("styles").select("picture_hash").where("id", "=", id).executeTakeFirstOrThrow()).picture_hash;
  const old = await picture();
  await store(OLD["another recipe"]!, ["shirting"]);
  await renewDrapes(portal);
  const answer = await designer.call(getDrape, { id, hand: "shirting" });
  expect([answer.state, given]).toEqual(["ready", []]);
  const row = await portal.db.selectFrom("style_drapes").selectAll().executeTakeFirstOrThrow();
  expect([row.solver, row.recipe_hash]).toEqual([SOLVER_VERSION, readShipped().recipes.tee]);
  expect(await picture()).not.toBe(old);
});

test("a drape of today is left as it is by what the library ships", async () => {
  const own = await store(drapedToday("tee", "M"), ["shirting"]);
  await renewDrapes(portal);
  expect((await designer.call(getStyle, { id })).drapes.map(({ hash }) => hash)).toEqual([own]);
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
