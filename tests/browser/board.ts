import type { Page } from "playwright-core";

type Point = { readonly x: number; readonly y: number };
/** A place in mm of a piece. */
export type OnPiece = Point & { readonly pieceKey: string };

/** The pattern board as a hand finds it: places in mm of a piece, and the mouse. */
export type Board = {
  /** CSS pixels per mm. */
  pxPerMm(): Promise<number>;
  /** Where a place of a piece lies in the window, in CSS pixels. */
  at(place: OnPiece): Promise<Point>;
  /** Until everything in view is painted. */
  painted(): Promise<void>;
  /** Presses and lets go. */
  press(place: OnPiece): Promise<void>;
  /** Drags in steps a hand would make; `letGo: false` keeps the button down. */
  drag(from: Point, to: Point, how?: { keys?: readonly string[]; letGo?: boolean; moves?: number }): Promise<void>;
  /** The cursor the board shows under a point of the window. */
  cursorAt(at: Point): Promise<string>;
  /** Going out from a point, the middle of the stretch on which the board shows a cursor. */
  seek(from: Point, step: Point, cursor: string): Promise<Point>;
};

const frame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const SEEK_STEPS = 120;

export function boardOf(page: Page): Board {
  const area = page.getByRole("application");
  const numberOf = async (name: string) => Number(await area.getAttribute(`data-${name}`));
  const board: Board = {
    pxPerMm: () => numberOf("px-per-mm"),
    async at({ pieceKey, x, y }) {
      const box = await area.boundingBox();
      if (!box) throw new Error("The board is not on screen");
      const layout = await area.locator(`[data-piece="${pieceKey}"]`).evaluate((node) => {
        const { x, y, angle } = (node as HTMLElement).dataset;
        return { x: Number(x), y: Number(y), angle: (Number(angle) * Math.PI) / 180 };
      });
      const [cos, sin] = [Math.cos(layout.angle), Math.sin(layout.angle)];
      const mm = { x: x * cos - y * sin + layout.x, y: x * sin + y * cos + layout.y };
      const [scale, viewX, viewY] = [await board.pxPerMm(), await numberOf("view-x"), await numberOf("view-y")];
      return { x: box.x + mm.x * scale + viewX, y: box.y + mm.y * scale + viewY };
    },
    async painted() {
      await frame(page);
      await page.locator('[data-board][data-state="ready"]').waitFor();
    },
    async press(place) {
      const { x, y } = await board.at(place);
      await page.mouse.click(x, y);
    },
    async drag(from, to, { keys = [], letGo = true, moves = 8 } = {}) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const key of keys) await page.keyboard.down(key);
      for (let move = 1; move <= moves; move++) {
        await page.mouse.move(from.x + ((to.x - from.x) * move) / moves, from.y + ((to.y - from.y) * move) / moves);
        await frame(page);
      }
      if (letGo) await page.mouse.up();
      for (const key of keys) await page.keyboard.up(key);
    },
    async cursorAt(at) {
      await page.mouse.move(at.x, at.y);
      await frame(page);
      return area.evaluate((node) => node.style.cursor);
    },
    async seek(from, step, cursor) {
      const found: Point[] = [];
      for (let count = 0; count < SEEK_STEPS; count++) {
        const at = { x: from.x + step.x * count, y: from.y + step.y * count };
        if ((await board.cursorAt(at)) === cursor) found.push(at);
        else if (found.length > 0) break;
      }
      const [first, last] = [found[0], found.at(-1)];
      if (!first || !last) throw new Error(`Nowhere does the board show the cursor ${cursor}`);
      return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
    },
  };
  return board;
}
