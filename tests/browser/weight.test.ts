import { readdirSync, readFileSync } from "node:fs";
import { type ChanelLists, createShare, getChanelShow } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { daily } from "../run/circle.ts";
import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { BUDGET_KB, type Weight, weigh } from "../run/weight.ts";
import { isPresenting, plugInHeadset } from "./headset.ts";
import { browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

const SHIPPED = new URL("../../dist/assets/", import.meta.url).pathname;

let browser: TestBrowser;
let designer: Caller;
beforeAll(async () => {
  [browser, designer] = [await openBrowser(), await session()];
});
afterAll(() => browser.close());

/** Weighs a page as it is fetched by a browser that has seen nothing of the portal. */
async function weightOf(path: string, { signedIn, webGl }: { signedIn: boolean; webGl?: boolean }): Promise<Weight> {
  const person = await browserUser(browser, { webGl });
  try {
    if (signedIn) await letIn(person, designer);
    return await weigh(person.page, () => person.go(path));
  } finally {
    await person.context.close();
  }
}

/** The whole list of files, so that a failure says what grew. */
const within = ({ totalKb, threeKb, files }: Weight, budgetKb: number) =>
  totalKb - threeKb <= budgetKb ? "within" : files.map(({ name, kb }) => `${name} ${kb.toFixed(1)} kB`).join(", ");

test.each(["/nav", "/login"] as const)("%s fetches no more script than its budget, and no 3D", async (path) => {
  const weight = await weightOf(path, { signedIn: false });
  expect(weight.files.length).toBeGreaterThan(0);
  expect(within(weight, BUDGET_KB[path])).toBe("within");
  expect(weight.threeKb).toBe(0);
});

test.each(daily(["/home"], "/designlist?parentId=4&id=125", "/myDesign"))("%s fetches no 3D", async (path) => {
  expect((await weightOf(path, { signedIn: true })).threeKb).toBe(0);
});

test("the fabric list stays within its budget", async () => {
  const weight = await weightOf("/goods?primaryId=163&secondaryId=250", { signedIn: true });
  expect(weight.threeKb).toBe(0);
  expect(within(weight, BUDGET_KB["/goods"])).toBe("within");
});

test("a showroom behind a link fetches less script than the fabric list, and no 3D", async () => {
  const { public: rooms } = (await designer.call(getChanelShow, {})) as ChanelLists;
  const { url } = await designer.call(createShare, { kind: "chanel", id: rooms[0]!.chanelId });
  const weight = await weightOf(url, { signedIn: false });
  expect(weight.threeKb).toBe(0);
  expect(within(weight, BUDGET_KB["/goods"])).toBe("within");
});

test("the editor without its 3D library stays within its budget", async () => {
  const { id } = await styleNamed(designer, T_SHIRT);
  const weight = await weightOf(`/shapeDetails?designId=${id}`, { signedIn: true });
  expect(weight.threeKb).toBeGreaterThan(50);
  expect(within(weight, BUDGET_KB.editor)).toBe("within");
});

test("a room to walk through weighs no more than its budget beside its list", async () => {
  const { vr } = (await designer.call(getChanelShow, {})) as ChanelLists;
  const path = `/VRChanel?chanelId=${vr[0]!.chanelId}`;
  const listed = await weightOf(path, { signedIn: true, webGl: false });
  const walked = await weightOf(path, { signedIn: true });
  expect(listed.threeKb).toBe(0);
  // What is said of a hanger comes with the first that is taken in hand, and what a headset needs where there is one.
  expect(walked.files.filter(({ name }) => name.startsWith("panel-") || name.startsWith("headset-"))).toEqual([]);
  const more = walked.files.filter(({ name }) => !listed.files.some((file) => file.name === name));
  expect(within({ ...walked, totalKb: walked.totalKb - listed.totalKb, threeKb: 0, files: more }, BUDGET_KB.room)).toBe("within");
});

test("a headset is entered with what weighs no more than its budget, and no emulated one is shipped", async () => {
  const { vr } = (await designer.call(getChanelShow, {})) as ChanelLists;
  const path = `/VRChanel?chanelId=${vr[0]!.chanelId}`;
  const walked = await weightOf(path, { signedIn: true });
  const person = await browserUser(browser);
  try {
    await letIn(person, designer);
    await plugInHeadset(person);
    const button = person.page.getByRole("button", { name: "Enter VR" });
    const fetched = await weigh(person.page, async () => {
      await person.go(path);
      await button.waitFor();
    });
    // What drapes a cloth comes once one is asked for, worn or not: at any time.
    const drapes = (name: string) => name.startsWith("drape.worker-");
    const more = fetched.files.filter(({ name }) => !(drapes(name) || walked.files.some((file) => file.name === name)));
    expect(more.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ""))).toContain("headset");
    const totalKb = more.reduce((sum, { kb }) => sum + kb, 0);
    expect(within({ files: more, totalKb, threeKb: 0 }, BUDGET_KB.headset)).toBe("within");
    // A browser enters only right after a press: nothing is fetched between them.
    const scripts = async () => {
      const all = await person.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      return all.filter((name) => name.endsWith(".js") && !drapes(name.split("/").at(-1)!));
    };
    const before = await scripts();
    await button.press("Enter");
    await soon(() => isPresenting(person)).toBe(true);
    expect(await scripts()).toEqual(before);
  } finally {
    await person.context.close();
  }
  const scripts = readdirSync(SHIPPED).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((name) => /installRuntime|SyntheticEnvironmentModule/.test(readFileSync(SHIPPED + name, "utf8"))),
  ).toEqual([]);
});
