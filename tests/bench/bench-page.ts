import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Caller, DESIGNER, signInByCall } from "../run/caller.ts";

/** A browser at a portal, and a designer's session for it. */
export type BenchSession = { readonly browser: Browser; readonly url: string; readonly designer: Caller };

export const openBenchSession = async (browser: Browser, url: string): Promise<BenchSession> => ({
  browser,
  url,
  designer: await signInByCall(url, DESIGNER),
});

/** A page of a clean browser, signed in; closed afterwards. */
export async function onPage<Result>(
  { browser, url, designer }: BenchSession,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  try {
    await context.addCookies([{ ...designer.cookie, url, httpOnly: true, sameSite: "Lax" }]);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** Opens a design in the editor and waits until board and preview have drawn it. */
export async function openEditor(page: Page, url: string, address: string): Promise<void> {
  await page.goto(url + address);
  await page.locator('[data-board][data-state="ready"]').waitFor({ timeout: 120_000 });
  await page.locator('[data-draw-calls][data-state="ready"]').waitFor({ timeout: 120_000 });
  await quiet(page);
}

/** Until nothing is fetched and the preview has drawn no frame for half a second. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const frames = () => page.locator("[data-frames]").getAttribute("data-frames");
  for (let before = await frames(); ; ) {
    await page.waitForTimeout(500);
    const now = await frames();
    if (now === before) return;
    before = now;
  }
}
