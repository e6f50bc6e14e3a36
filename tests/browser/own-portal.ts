import { afterAll, beforeAll } from "vitest";
import type { AppOptions } from "../../server/app.ts";
import { DIST } from "../../server/platform/http/pages/build-pages.ts";
import { builtPages } from "../../server/platform/http/pages/pages.ts";
import type { Fixture } from "../api/fixtures.ts";
import { startApp, type TestApp } from "../api/harness.ts";
import { freePort } from "../run/portal.ts";
import { type BrowserUser, browserUser, openBrowser, type Person, type TestBrowser } from "./house.ts";

const HOST = "127.0.0.1";

/** A portal with the demo people alone, or the light demo mill too, for what would disturb the one all tests share, or needs another setting. Its clock goes. */
export type OwnPortal = TestApp & { readonly url: string };

/** Opens one before all tests of a file, and a browser; both are closed after the last. */
export function ownPortal(options: Parameters<typeof openOwnPortal>[0] = {}) {
  let portal: OwnPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openOwnPortal(options);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });
  return {
    portal: () => portal,
    /** Everybody was asked whether what they do may be noted, so that nobody is asked in the middle of a story. */
    answerTracking: () =>
      portal.db.updateTable("users").set({ tracking_allowed: false, tracking_answered_at: new Date() }).execute(),
    /** Somebody with a clean browser at this portal. */
    browserUser: (how: Person = {}): Promise<BrowserUser> => browserUser(browser, { url: portal.url, ...how }),
  };
}

export async function openOwnPortal({
  fixture,
  ...options
}: Omit<Partial<AppOptions>, "clock"> & { fixture?: Fixture } = {}): Promise<OwnPortal> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const clock = { now: () => new Date(), move: () => {} };
  const app = await startApp({ pages: builtPages(DIST), publicUrl: url, clock, ...options }, fixture);
  await app.app.listen({ host: HOST, port });
  return { ...app, url };
}
