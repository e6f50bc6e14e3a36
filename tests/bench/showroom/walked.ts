import type { CDPSession, Page } from "playwright-core";
import { redrawn } from "../../run/waits.ts";
import { type BenchSession, onPage } from "../bench-page.ts";
import type { BenchTable } from "../table.ts";
import type { MeasuredRoom } from "./rooms.ts";

declare global {
  interface Window {
    /** When the room was first drawn, ms since the page began. */
    firstPicture: number | undefined;
  }
}

/** What one view may cost. */
const BUDGET = { drawCalls: 100, triangles: 200_000, materials: 25, textureMb: 128, scriptMs: 4, firstPictureS: 2.5 } as const;
const MEBIBYTE = 1_024 ** 2;
/** The drawing of all tiles in view, by a processor. */
const LIMIT_MS = 300_000;

/** A round through the room: some steps ahead, a turn, and so on. Each key draws one frame. */
const ROUND = ["ArrowUp", "ArrowUp", "ArrowUp", "KeyD", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowUp"] as const;
const ROUNDS = 15;

type Counts = { readonly [name in "drawCalls" | "triangles" | "materials" | "textureBytes" | "programs" | "frames"]: number };

const room = (page: Page) => page.locator("[data-room]");

/** Until everything that is seen from here is there. */
export const filled = (page: Page) => page.locator('[data-room][data-state="ready"]').waitFor({ timeout: LIMIT_MS });

async function countsOf(page: Page): Promise<Counts> {
  const figures = await room(page).evaluate((node) => ({ ...(node as HTMLElement).dataset }));
  return Object.fromEntries(Object.entries(figures).map(([name, count]) => [name, Number(count)])) as Counts;
}

const larger = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(Object.entries(a).map(([name, count]) => [name, Math.max(count, b[name as keyof Counts])])) as Counts;

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1_000;
}

/** Walks some rounds by the keyboard: the most that a view of it cost, and script ms a frame. */
async function walk(page: Page, devtools: CDPSession): Promise<{ readonly max: Counts; readonly scriptMs: number }> {
  const before = { frames: (await countsOf(page)).frames, script: await scriptMs(devtools) };
  let max = await countsOf(page);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const key of ROUND) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      max = larger(max, await countsOf(page));
    }
  return { max, scriptMs: ((await scriptMs(devtools)) - before.script) / Math.max(1, max.frames - before.frames) };
}

/** Seconds from the page's own script to the first picture of the room, and until all that is seen from the door is there. */
async function opened(page: Page, address: string): Promise<{ readonly first: number; readonly all: number }> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-room][data-frames]")) return;
      observer.disconnect();
      window.firstPicture = performance.now();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-frames"] });
  });
  await page.goto(address, { waitUntil: "commit" });
  await filled(page);
  return page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")!.src;
    const [fetched] = performance.getEntriesByName(script) as PerformanceResourceTiming[];
    const from = fetched!.responseEnd;
    return { first: (window.firstPicture! - from) / 1_000, all: (performance.now() - from) / 1_000 };
  });
}

async function walked(session: BenchSession, { chanelId, name }: MeasuredRoom): Promise<(string | number)[]> {
  return onPage(session, async (page, context) => {
    const { first, all } = await opened(page, `${session.url}/VRChanel?chanelId=${chanelId}`);
    const { programs } = await countsOf(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    await room(page).getByRole("button").focus();
    const coming = await walk(page, devtools);
    await redrawn(page, () => page.keyboard.press("Home"));
    await filled(page);
    const again = await walk(page, devtools);
    const max = larger(coming.max, again.max);
    return [
      name,
      max.drawCalls,
      max.triangles,
      max.materials,
      (max.textureBytes / MEBIBYTE).toFixed(1),
      coming.scriptMs.toFixed(2),
      again.scriptMs.toFixed(2),
      max.programs - programs,
      first.toFixed(1),
      all.toFixed(1),
    ];
  });
}

/** What a view of each room costs at the most while one walks through it, and when its first picture is there. */
export async function benchWalked(session: BenchSession, rooms: readonly MeasuredRoom[]): Promise<BenchTable> {
  const rows: (string | number)[][] = [];
  for (const one of rooms) rows.push(await walked(session, one));
  const { drawCalls, triangles, materials, textureMb, scriptMs: ms, firstPictureS } = BUDGET;
  return {
    title: `Rooms to walk through, drawn in software: the most of ${2 * ROUNDS * ROUND.length} views, and seconds from the page's script`,
    rows: [
      [
        "room",
        "draw calls",
        "triangles",
        "materials",
        "texture MiB",
        "script ms a frame, tiles coming",
        "again",
        "shaders on the way",
        "first picture, s",
        "all in view, s",
      ],
      ...rows,
      ["budget", drawCalls, triangles, materials, textureMb, ms, ms, 0, firstPictureS, "–"],
    ],
  };
}
