import type { Stage } from "konva/lib/Stage.js";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Konva gives every page its stages: each node of the board is found there under its id. */
    Konva: { readonly stages: readonly Stage[] };
  }
}

type Point = { readonly x: number; readonly y: number };
/** A place in mm of a piece. */
export type OnPiece = Point & { readonly pieceKey: string };

/** The pattern board under a mouse: places in mm of a piece, which its nodes give in pixels. */
export type Board = {
  /** CSS pixels per mm. */
  pxPerMm(): Promise<number>;
  /** Where a place of a piece lies in the window, in CSS pixels. */
  at(place: OnPiece): Promise<Point>;
  /** Until everything in view is painted. */
  painted(): Promise<void>;
  /** Presses and lets go. */
  press(place: OnPiece): Promise<void>;
  /** Drags in small steps, as a person does; `letGo: false` keeps the button down. */
  drag(from: Point, to: Point, how?: { keys?: readonly string[]; letGo?: boolean; moves?: number }): Promise<void>;
  /** The cursor the board shows under a point of the window. */
  cursorAt(point: Point): Promise<string>;
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
    async at({ pieceKey, ...mm }) {
      // What was just opened or closed beside the board has given it another size by the next frame.
      await frame(page);
      return page.evaluate(
        ({ id, mm }) => {
          for (const stage of window.Konva.stages) {
            const point = stage.findOne(`#${id}`)?.getAbsoluteTransform().point(mm);
            const { left, top } = stage.container().getBoundingClientRect();
            if (point) return { x: left + point.x, y: top + point.y };
          }
          throw new Error(`The board has no ${id}`);
        },
        { id: `piece:${pieceKey}`, mm },
      );
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
    async cursorAt(point) {
      await page.mouse.move(point.x, point.y);
      await frame(page);
      return area.evaluate((node) => node.style.cursor);
    },
    async seek(from, step, cursor) {
      const found: Point[] = [];
      for (let count = 0; count < SEEK_STEPS; count++) {
        const point = { x: from.x + step.x * count, y: from.y + step.y * count };
        if ((await board.cursorAt(point)) === cursor) found.push(point);
        else if (found.length > 0) break;
      }
      const [first, last] = [found[0], found.at(-1)];
      if (!first || !last) throw new Error(`Nowhere does the board show the cursor ${cursor}`);
      return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
    },
  };
  return board;
}
