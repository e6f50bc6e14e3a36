import { mkdirSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startPortal } from "../run/portal.ts";

declare module "vitest" {
  export interface ProvidedContext {
    portalUrl: string;
    pictures: string;
  }
}

/** One real server with the full demo data for all browser tests. */
export default async function setup(project: TestProject) {
  const pictures = new URL("../pictures/", import.meta.url).pathname;
  mkdirSync(pictures, { recursive: true });
  if (process.env.PORTAL_URL) {
    project.provide("portalUrl", process.env.PORTAL_URL);
    project.provide("pictures", pictures);
    return;
  }
  const portal = await startPortal();
  console.log(`portal ready after ${portal.startSeconds.toFixed(1)} s with full demo data`);
  project.provide("portalUrl", portal.url);
  project.provide("pictures", pictures);
  return () => portal.stop();
}
