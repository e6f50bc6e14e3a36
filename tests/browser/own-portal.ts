import type { AppOptions } from "../../server/app.ts";
import { DIST } from "../../server/build-pages.ts";
import { builtPages } from "../../server/http/pages.ts";
import { type House, startApp } from "../api/harness.ts";
import { freePort } from "../run/portal.ts";

const HOST = "127.0.0.1";

/** A portal with the demo people alone, for what would disturb the one all tests share, or needs another setting. Its clock goes. */
export type OwnPortal = House & { readonly url: string };

export async function openOwnPortal(options: Omit<Partial<AppOptions>, "clock"> = {}): Promise<OwnPortal> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const clock = { now: () => new Date(), move: () => {} };
  const house = await startApp({ pages: builtPages(DIST), publicUrl: url, clock, ...options });
  await house.app.listen({ host: HOST, port });
  return { ...house, url };
}
