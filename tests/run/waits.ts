import type { Locator, Page } from "playwright-core";

/** So many frames drawn without a change are rest: half a second on an idle machine, longer on a busy one. */
const REST_FRAMES = 30;

/** Until the page has drawn so many frames. */
export const frames = (page: Page, count = 1): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        const next = (left: number) => (left > 0 ? void requestAnimationFrame(() => next(left - 1)) : done());
        next(count);
      }),
    count,
  );

/** Reads something until it stays the same while frames are drawn, and answers it. Throws nothing: a test's own end is its limit. */
export async function atRest<Read extends string | number>(page: Page, read: () => Promise<Read>): Promise<Read> {
  for (let before = await read(); ; ) {
    await frames(page, REST_FRAMES);
    const now = await read();
    if (now === before) return now;
    before = now;
  }
}

/** Until what is drawn there, or in that part of the window, no longer changes. */
export async function pictureAtRest(
  page: Page,
  target: Locator | { x: number; y: number; width: number; height: number },
): Promise<void> {
  const shot = () => ("screenshot" in target ? target.screenshot() : page.screenshot({ clip: target }));
  await atRest(page, async () => (await shot()).toString("base64"));
}

/** Does something that moves the eye in a room to walk through, until it is drawn so: what the room says of itself before is of the frame before. */
export async function redrawn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.locator("[data-room]").getAttribute("data-frames");
  await act();
  await page.locator(`[data-room]:not([data-frames="${before}"])`).waitFor();
}

/** Until every picture in view is there, nothing says that it is busy, and the page has stopped changing. */
export async function complete(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInView = (node: Element) => {
      const { top, left, bottom, right } = node.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    return (
      document.readyState === "complete" &&
      document.querySelector('[aria-busy="true"]') === null &&
      [...document.images].every((picture) => picture.complete || !isInView(picture))
    );
  });
  await page.evaluate(async () => void (await document.fonts.ready));
  await atRest(page, () => page.evaluate(() => document.body.innerHTML.length + performance.getEntriesByType("resource").length));
}
