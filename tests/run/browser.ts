import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium.ts";

/** Headless Chromium with WebGL in software, and pages put together without it, which takes a third of the time. */
export function openBrowser(): Promise<Browser> {
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
