import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startPortal } from "../run/portal.ts";
import { onPage, openBenchSession } from "./bench-page.ts";
import type { BenchTable } from "./table.ts";

/** What a customer opens first, and how many pictures of it must be there: those in the window, of a list all of its first page. */
const PAGES = [
  { path: "/goods", pictures: "all 24", isAll: true },
  { path: "/home", pictures: "in the window", isAll: false },
  { path: "/welcome", pictures: "in the window", isAll: false },
] as const;
const LIMIT_MS = 300_000;

/** Pages opened the moment a first start answers, while all other cloths are still being prepared: seconds until their pictures are there. */
export async function benchFirstStart(browser: Browser): Promise<BenchTable> {
  const rows: (string | number)[][] = [];
  for (const { path, pictures, isAll } of PAGES) {
    const dataFolder = mkdtempSync(join(tmpdir(), "selvedge-first-start-"));
    const portal = await startPortal({ dataFolder });
    try {
      const session = await openBenchSession(browser, portal.url);
      const { seconds, count } = await onPage(session, (page) => opened(page, portal.url + path, isAll));
      rows.push([path, portal.startSeconds.toFixed(1), `${count}, ${pictures}`, seconds.toFixed(1)]);
    } finally {
      await portal.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }
  return {
    title: "First start: seconds to the first answer, and from then until the pictures of a page are there",
    rows: [["page", "start, s", "pictures", "until they are there, s"], ...rows],
  };
}

async function opened(page: Page, address: string, isAll: boolean): Promise<{ seconds: number; count: number }> {
  const from = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("main img").first().waitFor({ timeout: LIMIT_MS });
  const shown = await page.waitForFunction(
    (isAll) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].filter((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return isAll || (bottom > 0 && top < innerHeight);
      });
      for (const picture of pictures) picture.loading = "eager";
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      return !isBusy && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) ? pictures.length : 0;
    },
    isAll,
    { timeout: LIMIT_MS },
  );
  return { seconds: (performance.now() - from) / 1_000, count: await shown.jsonValue() };
}
