import { randomBytes } from "node:crypto";
import {
  addOrder,
  type Call,
  type DataOf,
  getListByKeys,
  login,
  moveTogether,
  NOWHERE,
  PREFIX,
  productDet,
  walkTogether,
} from "@selvedge/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ask } from "../../server/fabrics/search/asked/ask.ts";
import { keepCatalogueFresh, peekCatalogue } from "../../server/fabrics/search/index/catalogue.ts";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import { type Database, openDatabase } from "../../server/platform/db/open.ts";
import { idOf } from "../../server/platform/ids.ts";
import { beginSession, endSession } from "../../server/platform/security/sessions.ts";
import { type Portal, startPortal } from "../run/portal.ts";
import { DESIGNER } from "./harness.ts";
import { manyCustomers } from "./many-customers.ts";

const server = process.env.DATABASE_URL;
const WITHIN_MS = 60_000;

/** Two portals in processes of their own, and this process beside them, on one PostgreSQL. */
let portal: Portal;
let second: Portal;
let here: Database;
let cookie: string;
const schema = `test_${randomBytes(6).toString("hex")}`;

async function onServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text);
  await client.end();
}

beforeAll(async () => {
  if (!server) return;
  await onServer(`CREATE SCHEMA ${schema}`);
  const url = new URL(server);
  url.searchParams.set("options", `-csearch_path=${schema}`);
  const env = { DATABASE_URL: String(url), SELVEDGE_SEED: "light", SELVEDGE_PAGES: "off" };
  portal = await startPortal({ env });
  second = await startPortal({ env });
  here = await openDatabase({ url: server, schema });
  const answer = await post(login.path, { username: DESIGNER.username, password: DESIGNER.password });
  cookie = answer.headers.getSetCookie()[0]!.split(";")[0]!;
});
afterAll(async () => {
  if (!server) return;
  await Promise.all([portal.stop(), second.stop()]);
  await here.close();
  await onServer(`DROP SCHEMA ${schema} CASCADE`);
});

const post = (path: string, body: object) =>
  fetch(portal.url + PREFIX + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "fetch", ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
const foundThere = async (keys: string): Promise<string[]> => {
  const { data } = (await (await post(getListByKeys.path, { keys })).json()) as { data: { list: { productName: string }[] } };
  return data.list.map(({ productName }) => productName);
};
type Envelope<C extends Call> = { readonly code: number; readonly data: DataOf<C> };
const rename = (name: string) => here.db.updateTable("products").set({ name }).where("code", "=", "SV-1101-01").execute();

test.skipIf(!server)("a fabric changed through one process is found through the other at once", async () => {
  expect(await foundThere("quetzal")).toEqual([]);
  await rename("Quetzal cloth");
  expect(await foundThere("quetzal")).toEqual(["Quetzal cloth"]);
  await rename("Chalk poplin");
  expect(await foundThere("quetzal")).toEqual([]);
});

test.skipIf(!server)("the page of a fabric that one process keeps shows at once what another changes", async () => {
  const { id } = await here.db.selectFrom("products").select("id").where("code", "=", "SV-1101-01").executeTakeFirstOrThrow();
  const address = `${portal.url}${PREFIX}${productDet.path}?productId=${id}`;
  const headers = { "x-requested-with": "fetch", cookie };
  const page = async () => (await fetch(address, { headers })).json() as Promise<Envelope<typeof productDet>>;
  const other = await here.db.selectFrom("products").select(["id", "code"]).where("id", "<>", id).executeTakeFirstOrThrow();
  const change = (ids: string[], values: object) => here.db.updateTable("products").set(values).where("id", "in", ids).execute();
  expect((await page()).code).toBe(20000);
  await rename("Quetzal cloth");
  expect((await page()).data.productName).toBe("Quetzal cloth");
  await rename("Chalk poplin");
  await change([id], { price_amount: 485, price_currency: "USD" });
  await here.db.insertInto("product_price_tiers").values({ product_id: id, min_value: 7_777, amount: 77 }).execute();
  expect((await page()).data.priceTiers.at(-1)).toMatchObject({ min: { value: 7_777 }, price: { amount: 77 } });
  await change([id, other.id], { quality: "Quetzal" });
  expect((await page()).data.colourways.map(({ productCode }) => productCode)).toEqual([other.code]);
  await change([other.id], { quality: null });
  expect((await page()).data.colourways).toEqual([]);
});

test.skipIf(!server)("a session that one process ends opens nothing at another from that moment on", async () => {
  const person = { userId: idOf("user", DESIGNER.username), persistent: false, address: "", userAgent: "" };
  const { id, secret } = await beginSession(here.db, person, new Date());
  const headers = { "content-type": "application/json", "x-requested-with": "fetch", cookie: `sid=${secret}` };
  const body = JSON.stringify({ keys: "poplin" });
  const ask = async () => (await fetch(portal.url + PREFIX + getListByKeys.path, { method: "POST", headers, body })).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  await endSession(here.db, id);
  expect(await ask()).toBe(401);
});

test.skipIf(!server)(
  "two people walk together in one room at two processes, and either process takes in where they are",
  async () => {
    const headers = { "content-type": "application/json", "x-requested-with": "fetch", cookie };
    const room = { name: { en: "Poplins" }, description: { en: "" }, coverScene: null, isPublished: true, groups: [] };
    const chanelId = await makeShowroom(here.db, { ...room, scope: "vr", companyId: null }, new Date());
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const walk = async (from: Portal) => {
      const address = `${from.url}${PREFIX}${walkTogether.path}?chanelId=${chanelId}`;
      const { body } = await fetch(address, { headers, signal: leaving.signal });
      const one = { heard: "" };
      const read = async () => {
        for await (const text of body!.pipeThrough(new TextDecoderStream())) one.heard += text;
      };
      void read().catch(() => {});
      await expect.poll(() => one.heard, { timeout: WITHIN_MS, interval: 20 }).toContain("event: hello");
      return one;
    };
    const [one, other] = [await walk(portal), await walk(second)];
    for (const { heard } of [one, other]) expect(heard).not.toContain("@");
    // Who came first is named by `hello`, or as soon as the second process has heard of them.
    for (const each of [one, other])
      await expect.poll(() => each.heard, { timeout: WITHIN_MS, interval: 20 }).toContain('"side":"');
    const { key } = JSON.parse(/event: hello\ndata: (.*)/.exec(one.heard)![1]!) as { key: string };
    for (const [stand, reached] of [portal, second].entries()) {
      const body = JSON.stringify({ chanelId, key, order: stand + 1, ...NOWHERE, stand });
      const answer = await fetch(reached.url + PREFIX + moveTogether.path, { method: "POST", headers, body });
      expect(await answer.json()).toMatchObject({ code: 20000, data: { isTaken: true } });
      await expect.poll(() => other.heard, { timeout: WITHIN_MS, interval: 20 }).toContain(`"stand":${stand}`);
    }
  },
);

test.skipIf(!server)("a process takes a change in though nobody asks it anything", async () => {
  const one = await openDatabase({ url: server!, schema });
  const failures: unknown[] = [];
  const listening = await keepCatalogueFresh(one, (error) => failures.push(error));
  const knows = () => {
    const index = peekCatalogue(one.db);
    return index !== null && ask(index, { keys: "quetzal", lang: "en" }).total === 1;
  };
  await expect.poll(() => peekCatalogue(one.db)).not.toBeNull();
  expect(knows()).toBe(false);
  await rename("Quetzal cloth");
  await expect.poll(knows, { timeout: WITHIN_MS, interval: 20 }).toBe(true);
  await rename("Chalk poplin");
  await listening.stop();
  await one.close();
  expect(failures).toEqual([]);
});

const CUSTOMERS = 50;
const METRES = 100;
const WANTED = 7;

test.skipIf(!server)(
  "fifty customers order the same last metres of two processes at once: none is sold twice, and everybody gets a clear answer",
  async () => {
    const customers = await manyCustomers(here.db, CUSTOMERS, new Date());
    const { id } = await here.db.selectFrom("products").select("id").orderBy("code").limit(1).executeTakeFirstOrThrow();
    const sold = { stock: "ready" as const, stock_metres: METRES, moq_value: 1, moq_unit: "m" as const, order_multiple: 1 };
    await here.db
      .updateTable("products")
      .set({ ...sold, price_amount: 485, price_currency: "USD" })
      .where("id", "=", id)
      .execute();
    const answers = await Promise.all(
      customers.map(async ({ secret, addressId }, i) => {
        const answer = await fetch((i % 2 === 0 ? portal : second).url + PREFIX + addOrder.path, {
          method: "POST",
          headers: { "content-type": "application/json", "x-requested-with": "fetch", cookie: `sid=${secret}` },
          body: JSON.stringify({ addressId, items: [{ productId: id, productNum: WANTED }] }),
        });
        return { process: i % 2, ...((await answer.json()) as { code: number; data: { orderId: string; changes: unknown[] } }) };
      }),
    );
    const placed = answers.filter(({ code }) => code === 20000);
    const most = Math.floor(METRES / WANTED);
    expect(placed).toHaveLength(most);
    expect(new Set(placed.map(({ data }) => data.orderId)).size).toBe(most);
    for (const refused of answers.filter(({ code }) => code !== 20000))
      expect(refused).toMatchObject({
        code: 40904,
        data: { changes: [{ what: "stock", asked: WANTED, available: METRES % WANTED }] },
      });
    const left = await here.db.selectFrom("products").select("stock_metres").where("id", "=", id).executeTakeFirstOrThrow();
    expect(left.stock_metres).toBe(METRES - most * WANTED);
    const lines = await here.db.selectFrom("order_lines").select("quantity").where("product_id", "=", id).execute();
    expect(lines.map(({ quantity }) => quantity)).toEqual(Array(most).fill(WANTED));
    console.log(
      `${CUSTOMERS} customers at two processes: ${placed.filter(({ process }) => process === 0).length} orders through the first, ${placed.filter(({ process }) => process === 1).length} through the second`,
    );
  },
);
