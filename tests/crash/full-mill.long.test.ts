import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDrape, getMenuFabrics, getStyleList, searchSimilar } from "@selvedge/contract";
import { afterAll, expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { STYLES } from "../../demo/styles/styles.ts";
import { ownHandOf } from "../../server/garments/styles/drapes/drapes.ts";
import { BUYER, signInByCall } from "../run/caller.ts";
import { startPortal } from "../run/portal.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "selvedge-full-mill-"));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** The demo mill as a person gets it who tries the portal. */
const start = (timeoutMs?: number) => startPortal({ dataFolder, timeoutMs, env: { SELVEDGE_SEED: "full" } });
/** In the midst of setting up, on a machine of any speed: the catalogue alone takes longer. */
const KILLED_AFTER_MS = 3_000;

test("a first start that is killed goes on the next time and sets up the whole mill, every style with its drape", async () => {
  await expect(start(KILLED_AFTER_MS)).rejects.toThrow("not ready in time");
  const portal = await start();
  const buyer = await signInByCall(portal.url, BUYER);
  const { total, list } = await buyer.call(getMenuFabrics, { pageNum: 1, pageSize: 24 });
  expect(total).toBe(FABRICS.length);
  // What picture search finds its answers by is there with the first answer, of every fabric.
  const alike = await buyer.call(searchSimilar, { productId: list[0]!.productId, by: "look" });
  expect(alike.progress).toBeNull();
  expect(alike.list.length).toBeGreaterThan(0);
  for (const { productImg } of list) expect((await fetch(new URL(productImg, portal.url))).status).toBe(200);
  const styles = await buyer.call(getStyleList, { pageNum: 1, pageSize: 100 });
  expect(styles.total).toBe(STYLES.length);
  for (const { id, name } of styles.list) {
    const { recipe } = STYLES.find((style) => style.name === name)!;
    expect(await buyer.call(getDrape, { id, hand: ownHandOf(recipe) }), name).toMatchObject({ state: "ready" });
  }
  await portal.stop();
  expect(portal.process.exitCode, portal.output()).toBe(0);
});
