import { mkdirSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { copyOfMill } from "../run/mill.ts";
import { startPortal } from "../run/portal.ts";

declare module "vitest" {
  export interface ProvidedContext {
    portalUrl: string;
    pictures: string;
  }
}

/** One real server with a small demo mill, all of whose pictures are drawn, for all browser tests. */
export default async function setup(project: TestProject) {
  const pictures = new URL("../pictures/", import.meta.url).pathname;
  mkdirSync(pictures, { recursive: true });
  if (process.env.PORTAL_URL) {
    project.provide("portalUrl", process.env.PORTAL_URL);
    project.provide("pictures", pictures);
    return;
  }
  const mill = await copyOfMill();
  const portal = await startPortal({ dataFolder: mill.folder, env: { SELVEDGE_SEED: "small" } });
  console.log(`portal ready after ${portal.startSeconds.toFixed(1)} s on a prepared mill`);
  project.provide("portalUrl", portal.url);
  project.provide("pictures", pictures);
  return async () => {
    await portal.stop();
    mill.remove();
  };
}
