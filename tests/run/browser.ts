import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { findChromium } from "./chromium.ts";

/** What a test file needs of a browser. */
export type TestBrowser = Pick<Browser, "newContext" | "close">;

let shared: Promise<Browser> | undefined;

/** The one Chromium of this worker, for all of its files; another when that one has ended. `close` closes what was opened by this. */
export async function openBrowser(): Promise<TestBrowser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser();
  const browser = await shared!;
  const opened: BrowserContext[] = [];
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      opened.push(context);
      return context;
    },
    async close() {
      await Promise.all(opened.map((context) => context.close()));
    },
  };
}

/** Headless Chromium with WebGL in software, and pages put together without it, which takes a third of the time. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-gpu-compositing",
    ],
  });
}
