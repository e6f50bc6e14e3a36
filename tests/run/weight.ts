import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { atRest, complete } from "./waits.ts";

export type Weight = {
  /** gzip kB of every script the page fetched, workers included. */
  totalKb: number;
  /** gzip kB of the scripts that carry the 3D library. */
  threeKb: number;
  files: { name: string; kb: number; three: boolean }[];
};

const KB = 1_000;

/** Loads a page and weighs the scripts it fetched until it was complete and fetched no more. One that several workers begin with is fetched once: what follows comes from the cache, for it never changes. */
export async function weigh(page: Page, open: () => Promise<unknown>): Promise<Weight> {
  const bodies = new Map<string, Promise<{ name: string; kb: number; three: boolean } | null>>();
  const collect = (response: import("playwright-core").Response) => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith(".js") || bodies.has(path)) return;
    bodies.set(
      path,
      response.body().then(
        (body) => ({
          name: path.split("/").pop() ?? path,
          kb: gzipSync(body).length / KB,
          three: body.includes("WebGLRenderer"),
        }),
        () => null,
      ),
    );
  };
  page.on("response", collect);
  await open();
  await complete(page);
  await atRest(page, async () => bodies.size);
  page.off("response", collect);
  const files = (await Promise.all(bodies.values())).filter((file) => file !== null);
  const sum = (list: typeof files) => list.reduce((total, file) => total + file.kb, 0);
  return { totalKb: sum(files), threeKb: sum(files.filter((file) => file.three)), files: files.sort((a, b) => b.kb - a.kb) };
}

/** The most gzip kB of script a route may fetch; the editor is counted without the 3D library, the room above its list, and a headset above the room. */
export const BUDGET_KB = { "/nav": 180, "/login": 180, "/goods": 230, editor: 440, room: 330, headset: 60 } as const;
