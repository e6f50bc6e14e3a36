import axe from "axe-core";
import type { BrowserContext, ConsoleMessage, Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { TestBrowser } from "../run/browser.ts";
import { type Caller, DESIGNER, type Login, signInByCall } from "../run/caller.ts";

export { openBrowser } from "../run/browser.ts";
export { ATELIER, BUYER, DESIGNER } from "../run/caller.ts";
export type { TestBrowser };

import { complete, frames } from "../run/waits.ts";
import { withoutWebGl } from "../run/without-web-gl.ts";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export type BrowserUser = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything that must not happen, on every page of this person: foreign requests, console errors, uncaught errors. */
  readonly troubles: string[];
  /** The test makes this call fail on purpose: the browser's console line about it is no trouble from here on. */
  expectsFailure(status: number, path: string): void;
  go(path: string): Promise<void>;
  picture(name: string, page?: Page): Promise<void>;
  /** Fails on every axe violation of impact serious or critical. */
  accessible(name: string, page?: Page): Promise<void>;
};

/** The portal of this worker: each has its own, so that no two files write into one. */
export function portalUrl(): string {
  const urls = inject("portalUrls");
  return urls[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % urls.length]!;
}

/** A busy machine that draws 3D in software may need this long for what is done at once elsewhere. */
const SOON_MS = 90_000;

const INSIDE: ReadonlySet<string> = new Set(["blob:", "data:"]);

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const REFUSED = /the server responded with a status of (\d{3})/;

/** Most of what is done on a page does not depend on how finely it is drawn. */
const COARSE = 0.5;
/** For what is measured in pixels. */
export const EXACT = 1;

/** Who sits where. Without WebGL the garment is a picture: for what is done on the board, since drawing it in software takes longer than all else. */
export type Person = {
  readonly viewport?: { width: number; height: number };
  readonly language?: string;
  readonly touch?: boolean;
  readonly url?: string;
  readonly webGl?: boolean;
  /** At how many device pixels a pixel of the page is measured; half a one draws in half the time, for what is not looked at. Pictures are whole. */
  readonly scale?: number;
  /** Another origin that this person is led to, and may fetch from. */
  readonly abroad?: string;
};

/** A person with a clean browser: nothing foreign is fetched, everything that goes wrong is noted. */
export async function browserUser(
  browser: TestBrowser,
  { viewport = DESK, language = "en", touch = false, url = portalUrl(), webGl = true, scale = COARSE, abroad }: Person = {},
): Promise<BrowserUser> {
  const origin = new URL(url).origin;
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
    acceptDownloads: true,
    locale: "en-US",
    timezoneId: "UTC",
    deviceScaleFactor: inject("pictures") ? Math.max(scale, 1) : scale,
  });
  await context.addInitScript((key) => {
    // A page that is still blank has no storage.
    if (location.origin !== "null" && !localStorage.getItem("language")) localStorage.setItem("language", key);
  }, language);
  if (!webGl) await context.addInitScript(withoutWebGl);
  const troubles: string[] = [];
  // Without WebGL a garment's kept film is asked for, and few have one.
  const expectedFailures: { status: number; path: string }[] = webGl ? [] : [{ status: 404, path: "/getStyle3dVideoUrl" }];
  const isExpected = (message: ConsoleMessage) => {
    const status = Number(REFUSED.exec(message.text())?.[1]);
    const address = message.location().url;
    return expectedFailures.some(
      (one) => one.status === status && address.startsWith(origin) && new URL(address).pathname.endsWith(one.path),
    );
  };
  // Requests are listened to and not intercepted: interception turns the browser's cache off, and every page would fetch every file again.
  context.on("request", (request) => {
    const target = new URL(request.url());
    if (target.origin !== origin && target.origin !== abroad && !INSIDE.has(target.protocol))
      troubles.push(`foreign request ${target.href}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message))
      troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => troubles.push(`uncaught: ${error.error().message}`));
  context.setDefaultTimeout(SOON_MS);
  const page = await context.newPage();
  return {
    context,
    page,
    troubles,
    expectsFailure: (status, path) => void expectedFailures.push({ status, path }),
    go: async (path) => {
      await arrive(page, url + path);
    },
    picture: async (name, target = page) => {
      const folder = inject("pictures");
      if (folder) await shot(target, `${folder}${name}.png`);
    },
    accessible: async (name, target = page) => {
      let serious = await seriousFindings(name, target);
      for (let look = 1; serious.length > 0 && look < LOOKS; look += 1) {
        await complete(target);
        serious = await seriousFindings(name, target);
      }
      expect(serious).toEqual([]);
    },
  };
}

/** A browser that just let go of another page's WebGL has no surface to take a picture of until it has drawn again. */
async function shot(page: Page, path: string): Promise<void> {
  for (let left = LOOKS; ; left -= 1)
    try {
      await page.screenshot({ path });
      return;
    } catch (thrown) {
      if (left === 1 || !String(thrown).includes("Unable to capture screenshot")) throw thrown;
      await frames(page, 10);
    }
}

/** Goes to an address and returns as soon as the page has begun to load: tests wait for what they look at, not for the last picture. */
export const arrive = (page: Page, address: string) => page.goto(address, { waitUntil: "commit" });

/** Reloads the page; like `arrive`. */
export const arriveAgain = (page: Page) => page.reload({ waitUntil: "commit" });

/** Violations are looked for again up to this many times: what is only seen while a sheet slides in or a list is replaced does not count. */
const LOOKS = 4;

/** axe runs in the page itself: its half megabyte is loaded once a page, and only the violations come back, not everything that passed. */
async function seriousFindings(name: string, page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (tags) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run({ resultTypes: ["violations"], runOnly: { type: "tag", values: tags } });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, WCAG);
  return findings.map((finding) => `${name}: ${finding}`);
}

/** Signs in through the page, as a person does. */
export async function signIn({ page }: BrowserUser, { username, password }: Login = DESIGNER): Promise<void> {
  await page.getByLabel("Name or e-mail").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await Promise.all([
    page.waitForURL((address) => !address.pathname.startsWith("/login")),
    page.getByRole("button", { name: "Sign in" }).click(),
  ]);
}

/** Signs a user in by the cookie of a session that was opened by a call, where signing in is not what is tested. */
export async function letIn({ context }: BrowserUser, { cookie }: Pick<Caller, "cookie">): Promise<void> {
  await context.addCookies([{ ...cookie, url: portalUrl(), httpOnly: true, sameSite: "Lax" }]);
}

/** A session of a demo person, opened by a call. */
export const session = (login: Login = DESIGNER): Promise<Caller> => signInByCall(portalUrl(), login);

/** Asks again until the answer is as expected. */
export const soon = <Answer>(ask: () => Answer | Promise<Answer>) => expect.poll(ask, { timeout: SOON_MS, interval: 40 });
