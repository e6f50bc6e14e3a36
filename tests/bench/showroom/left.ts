import type { CDPSession, Page } from "playwright-core";
import { type BenchSession, onPage } from "../bench-page.ts";
import type { BenchTable } from "../table.ts";
import type { MeasuredRoom } from "./rooms.ts";
import { filled } from "./walked.ts";

const VISITS = 20;
/** The first visits fill what is kept for the next ones: code, texts, the answers of calls. */
const WARM_VISITS = 4;
/** What a room is drawn with is freed a moment after it was left. */
const FREED_MS = 1_500;
const MEGABYTE = 1_000_000;

/** What the page holds of the graphics card, as objects that nothing has let go of. */
const HELD = ["WebGL2RenderingContext", "WebGLTexture", "WebGLBuffer", "WebGLProgram"] as const;

type Left = { readonly heapMb: number; readonly held: readonly number[] };
type Within = { readonly geometries: number; readonly textures: number; readonly programs: number };

/** How many objects of a kind are alive; asking collects what is garbage. */
async function aliveOf(devtools: CDPSession, kind: string): Promise<number> {
  const objectGroup = "alive";
  const { result: prototype } = await devtools.send("Runtime.evaluate", { expression: `${kind}.prototype`, objectGroup });
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId!, objectGroup });
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await devtools.send("Runtime.releaseObjectGroup", { objectGroup });
  return result.value as number;
}

async function leftBehind(devtools: CDPSession): Promise<Left> {
  const held: number[] = [];
  for (const kind of HELD) held.push(await aliveOf(devtools, kind));
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return { heapMb: usedSize / MEGABYTE, held };
}

/** Enters a room from the list of rooms, and leaves it for the list, without loading the page anew. */
async function visit(page: Page, { name }: MeasuredRoom): Promise<Within> {
  await page.getByRole("link", { name }).first().click();
  await filled(page);
  const { geometries, textures, programs } = await page
    .locator("[data-room]")
    .evaluate((node) => ({ ...(node as HTMLElement).dataset }));
  await page.getByRole("link", { name: "All rooms to walk through" }).click();
  await page.locator("[data-room]").waitFor({ state: "detached" });
  await page.waitForTimeout(FREED_MS);
  return { geometries: Number(geometries), textures: Number(textures), programs: Number(programs) };
}

/** By how much a figure grows from one visit to the next: the slope of a straight line through all. */
function slopeOf(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  let [above, below] = [0, 0];
  figures.forEach((figure, nth) => {
    above += (nth - middle) * (figure - mean);
    below += (nth - middle) ** 2;
  });
  return above / below;
}

/** Enters and leaves rooms in one page: what is left of them each time. */
export async function benchLeft(session: BenchSession, rooms: readonly MeasuredRoom[]): Promise<BenchTable> {
  return onPage(session, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("HeapProfiler.enable");
    await page.goto(`${session.url}/vrShowroom`);
    const visits: { readonly name: string; readonly within: Within; readonly left: Left }[] = [];
    for (let nth = 0; nth < VISITS; nth += 1) {
      const room = rooms[nth % rooms.length]!;
      const within = await visit(page, room);
      visits.push({ name: room.name, within, left: await leftBehind(devtools) });
    }
    // Each turn through all of the rooms is one figure: a large one after a small one is no growth.
    const turns = Array.from({ length: Math.floor((VISITS - WARM_VISITS) / rooms.length) }, (_, turn) =>
      visits.slice(WARM_VISITS + turn * rooms.length, WARM_VISITS + (turn + 1) * rooms.length),
    );
    const slope = (read: (one: (typeof visits)[number]) => number) => {
      const means = turns.map((turn) => turn.reduce((sum, one) => sum + read(one), 0) / turn.length);
      return (slopeOf(means) / rooms.length).toFixed(2);
    };
    return {
      title: `${VISITS} rooms entered and left in one page: what the renderer holds within, and what is left outside`,
      rows: [
        ["visit", "geometries", "textures", "programs", "heap MB", ...HELD.map((kind) => `${kind} alive`)],
        ...visits.map(({ name, within, left }, nth) => [
          `${nth + 1}, ${name}`,
          within.geometries,
          within.textures,
          within.programs,
          left.heapMb.toFixed(1),
          ...left.held,
        ]),
        [
          `slope after visit ${WARM_VISITS}`,
          ...(["geometries", "textures", "programs"] as const).map((kind) => slope(({ within }) => within[kind])),
          slope(({ left }) => left.heapMb),
          ...HELD.map((_, kind) => slope(({ left }) => left.held[kind]!)),
        ],
      ],
    };
  });
}
