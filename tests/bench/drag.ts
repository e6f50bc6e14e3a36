import type { Design } from "@selvedge/contract";
import type { CDPSession, Page } from "playwright-core";
import { boardOf } from "../browser/board.ts";
import { addressOf } from "../run/designs.ts";
import { type BenchSession, onPage, openEditor, quiet } from "./bench-page.ts";
import { designWith, placeOfFirst, styleOfMostPieces } from "./designs.ts";
import { type BenchTable, beside, median } from "./table.ts";

declare global {
  interface Window {
    /** Milliseconds from the release to the preview's painting, of the gesture under way. */
    painted: Promise<number>;
  }
}

const ARTWORKS = [1, 50, 200] as const;
const MOVES = 120;
const GESTURES = 7;

type Busy = { readonly task: number; readonly script: number };
type Figures = Busy & {
  readonly hover: Busy;
  readonly paintsPerMove: number;
  readonly entries: number;
  readonly previewMs: number;
  readonly pieces: number;
};

/** Milliseconds the main thread was busy so far: all tasks, and script in them. */
async function busy(devtools: CDPSession): Promise<Busy> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const msOf = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return { task: msOf("TaskDuration"), script: msOf("ScriptDuration") };
}

/** Moves the pointer in a circle, one move a frame, and gives the main thread's ms per move. */
async function circling(page: Page, devtools: CDPSession, point: { x: number; y: number }, radius: number): Promise<Busy> {
  const before = await busy(devtools);
  for (let move = 1; move <= MOVES; move++) {
    const angle = (move / MOVES) * 4 * Math.PI;
    await page.mouse.move(point.x + radius * Math.sin(angle), point.y + radius * (1 - Math.cos(angle)));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const after = await busy(devtools);
  return { task: (after.task - before.task) / MOVES, script: (after.script - before.script) / MOVES };
}

/** From the moment the button is let go to the frame in which the preview has painted what was moved, in ms. */
async function untilPainted(page: Page, point: { x: number; y: number }, to: { x: number; y: number }): Promise<number> {
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  for (let move = 1; move <= 6; move++)
    await page.mouse.move(point.x + ((to.x - point.x) * move) / 6, point.y + ((to.y - point.y) * move) / 6);
  // Listens before the button is let go: a question and the mouse reach the page by different ways.
  await page.evaluate(() => {
    const preview = document.querySelector("[data-paints][data-draw-calls]")!;
    window.painted = new Promise<number>((resolve) => {
      let released = 0;
      addEventListener(
        "pointerup",
        () => {
          released = performance.now();
        },
        { capture: true, once: true },
      );
      const observer = new MutationObserver(() => {
        if (released === 0) return;
        observer.disconnect();
        resolve(performance.now() - released);
      });
      observer.observe(preview, { attributeFilter: ["data-paints"] });
    });
  });
  await page.mouse.up();
  return page.evaluate(() => window.painted);
}

async function measure(session: BenchSession, style: Design, artworks: number): Promise<Figures> {
  const card = await designWith(session, style, artworks);
  return onPage(session, async (page, context) => {
    await openEditor(page, session.url, addressOf(card));
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    const board = boardOf(page);
    const point = await board.at(placeOfFirst(style));
    const radius = 20 * (await board.pxPerMm());
    const hover = await circling(page, devtools, point, radius);
    const paints = async () => Number(await page.locator("[data-board]").getAttribute("data-paints"));
    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
    await quiet(page);
    const before = await paints();
    const drag = await circling(page, devtools, point, radius);
    const paintsPerMove = ((await paints()) - before) / MOVES;
    await page.mouse.up();
    await quiet(page);
    const history = await page.getByRole("button", { name: /^\d+ steps?$/ }).textContent();
    const previews: number[] = [];
    for (let gesture = 0; gesture < GESTURES; gesture++) {
      const side = gesture % 2 === 0 ? 1 : -1;
      const from = { x: point.x + (side < 0 ? 24 : 0), y: point.y };
      previews.push(await untilPainted(page, from, { x: from.x + 24 * side, y: from.y }));
      await quiet(page);
    }
    return {
      ...drag,
      hover,
      paintsPerMove,
      entries: Number.parseInt(history ?? "", 10),
      previewMs: median(previews),
      pieces: style.pieces.length,
    };
  });
}

/** Dragging one of many artworks in the real editor: what a move costs, and when the preview shows the result. */
export async function benchDrag(session: BenchSession): Promise<BenchTable> {
  const style = await styleOfMostPieces(session);
  const rows: (string | number)[][] = [];
  let base: Figures | null = null;
  for (const artworks of ARTWORKS) {
    const figures = await measure(session, style, artworks);
    base ??= figures;
    rows.push([
      `1 of ${artworks}`,
      beside(figures.task, base.task),
      beside(figures.script, base.script),
      figures.hover.task.toFixed(2),
      figures.paintsPerMove.toFixed(2),
      figures.entries,
      beside(figures.previewMs, base.previewMs, 0),
    ]);
  }
  return {
    title: `Drag: main-thread ms per pointer move over ${MOVES} moves, ${style.name} with ${style.pieces.length} pieces (× one artwork alone)`,
    rows: [
      ["artwork", "task ms", "script ms", "hover task ms", "pieces painted a move", "entries", "ms from release to preview"],
      ...rows,
    ],
  };
}
