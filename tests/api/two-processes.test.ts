import { randomBytes } from "node:crypto";
import { getListByKeys, login, PREFIX } from "@selvedge/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/db/open.ts";
import { ask } from "../../server/search/ask.ts";
import { keepCatalogueFresh, peekCatalogue } from "../../server/search/catalogue.ts";
import { type Portal, startPortal } from "../run/portal.ts";
import { DESIGNER } from "./harness.ts";

const server = process.env.DATABASE_URL;
const WITHIN_MS = 1_000;

/** A portal in a process of its own, and this process beside it, on one PostgreSQL. */
let portal: Portal;
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
  portal = await startPortal({ env: { DATABASE_URL: String(url), SELVEDGE_SEED: "light", SELVEDGE_PAGES: "off" } });
  here = await openDatabase({ url: server, schema });
  const answer = await post(login.path, { username: DESIGNER.username, password: DESIGNER.password });
  cookie = answer.headers.getSetCookie()[0]!.split(";")[0]!;
});
afterAll(async () => {
  if (!server) return;
  await portal.stop();
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
const rename = (name: string) => here.db.updateTable("products").set({ name }).where("code", "=", "SV-1101-01").execute();

test.skipIf(!server)("a fabric changed through one process is found through the other at once", async () => {
  expect(await foundThere("quetzal")).toEqual([]);
  await rename("Quetzal cloth");
  expect(await foundThere("quetzal")).toEqual(["Quetzal cloth"]);
  await rename("Chalk poplin");
  expect(await foundThere("quetzal")).toEqual([]);
});

test.skipIf(!server)("a process takes a change in within a second though nobody asks it anything", async () => {
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
