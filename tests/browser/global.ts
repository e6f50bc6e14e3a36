import { mkdirSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { IS_LONG } from "../run/circle.ts";
import { copyOfMill } from "../run/mill.ts";
import { startPortal } from "../run/portal.ts";

declare module "vitest" {
  export interface ProvidedContext {
    portalUrls: readonly string[];
    /** Where pictures of the screens go; null where nobody asked for them. */
    pictures: string | null;
  }
}

/** For each worker a real server with a prepared small demo mill of its own. */
export default async function setup(project: TestProject) {
  const isAsked = process.env.PICTURES === "on" || IS_LONG;
  const pictures = isAsked ? new URL("../pictures/", import.meta.url).pathname : null;
  if (pictures) mkdirSync(pictures, { recursive: true });
  project.provide("pictures", pictures);
  if (process.env.PORTAL_URL) {
    project.provide("portalUrls", [process.env.PORTAL_URL]);
    return;
  }
  // The first builds the pages that the others serve too.
  const opened = [await openOne()];
  while (opened.length < Number(project.config.maxWorkers)) opened.push(await openOne());
  project.provide(
    "portalUrls",
    opened.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(opened.map(({ close }) => close()));
  };
}

async function openOne() {
  const mill = await copyOfMill();
  const portal = await startPortal({ dataFolder: mill.folder, env: { SELVEDGE_SEED: "small", SELVEDGE_AHEAD: "off" } });
  console.log(`portal ready after ${portal.startSeconds.toFixed(1)} s on a prepared mill`);
  return {
    url: portal.url,
    async close() {
      await portal.stop();
      mill.remove();
    },
  };
}
