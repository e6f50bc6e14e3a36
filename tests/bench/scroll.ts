import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ERRORS, getMenuFabrics, PREFIX } from "@selvedge/contract";
import type { Browser, Page } from "playwright-core";
import { startPortal } from "../run/portal.ts";
import { type BenchSession, onPage, openBenchSession } from "./bench-page.ts";
import { fillFolder } from "./scale/fill.ts";
import type { BenchTable } from "./table.ts";

const FABRICS = 100_000;
const TURNS = 300;
/** A turn of the wheel, and a pull at the scroll bar. */
const TURN_PX = 400;
const PULLS = 20;

type Way = readonly [name: string, steps: number, step: (page: Page, index: number) => Promise<unknown>];
const WAYS: readonly Way[] = [
  ["wheel, 400 px a turn", TURNS, (page) => page.mouse.wheel(0, TURN_PX)],
  ["wheel, 4,000 px a turn", TURNS, (page) => page.mouse.wheel(0, 10 * TURN_PX)],
  [
    "scroll bar, 5 % of the list a pull",
    PULLS,
    (page, index) => page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), (index + 1) / PULLS),
  ],
];

/** The endless list of 100,000 fabrics in the real page and server: what scrolling costs the page, and the tasks above 50 ms. */
export async function benchScroll(browser: Browser): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-scroll-"));
  await fillFolder(folder, FABRICS);
  const portal = await startPortal({ dataFolder: folder, env: { SELVEDGE_SEED: "none" }, timeoutMs: 600_000 });
  try {
    const session = await openBenchSession(browser, portal.url);
    await onceSearchIsReady(session);
    const rows: (string | number)[][] = [];
    for (const way of WAYS) rows.push(await onPage(session, (page) => scrolled(browser, page, portal.url, way)));
    return {
      title: `Endless list of ${FABRICS.toLocaleString("en")} fabrics on /goods, drawn in software`,
      rows: [
        [
          "scrolled by",
          "fabrics passed",
          "pages asked",
          "most cards",
          "script ms a step",
          "tasks above 50 ms of their own",
          "longest, ms",
          "above 50 ms by the clock",
        ],
        ...rows,
      ],
    };
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The index of so many fabrics is built after the start. */
async function onceSearchIsReady({ designer }: BenchSession): Promise<void> {
  const isReady = () =>
    designer.call(getMenuFabrics, {}).then(
      () => true,
      (refusal: Error) => {
        if (refusal.message.includes(String(ERRORS.indexBuilding.code))) return false;
        throw refusal;
      },
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 1_000));
}

async function scrolled(browser: Browser, page: Page, url: string, [name, steps, step]: Way): Promise<(string | number)[]> {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(PREFIX + getMenuFabrics.path)) asked += 1;
  });
  await page.goto(`${url}/goods?view=endless`);
  await page.locator("[data-card]").first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const scriptMs = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find((metric) => metric.name === "ScriptDuration")?.value ?? 0) * 1_000;
  };
  const [askedBefore, before] = [asked, await scriptMs()];
  await browser.startTracing(page, { categories: ["toplevel"] });
  let mostCards = 0;
  for (let index = 0; index < steps; index += 1) {
    await step(page, index);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    mostCards = Math.max(mostCards, await page.locator("[data-card]").count());
  }
  const script = (await scriptMs()) - before;
  const tasks = mainTasks(await browser.stopTracing());
  await page.waitForLoadState("networkidle");
  const passed = await page.evaluate(() => scrollY / document.documentElement.scrollHeight);
  return [
    name,
    Math.round(passed * FABRICS),
    asked - askedBefore,
    mostCards,
    (script / steps).toFixed(2),
    tasks.filter(({ ownMs }) => ownMs > LONG_MS).length,
    Math.max(...tasks.map(({ ownMs }) => ownMs)).toFixed(0),
    tasks.filter(({ wallMs }) => wallMs > LONG_MS).length,
  ];
}

/** Above this a task is long, in ms, as browsers report them. */
const LONG_MS = 50;

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args: { name?: string } };

/** The tasks of the page's main thread: their own time, and their time by the clock, which on a busy machine includes waiting for a core. */
function mainTasks(trace: Buffer): { ownMs: number; wallMs: number }[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  return traceEvents
    .filter((event) => event.ph === "X" && event.name === "ThreadControllerImpl::RunTask" && mains.has(thread(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ ownMs: tdur / 1_000, wallMs: dur / 1_000 }));
}
