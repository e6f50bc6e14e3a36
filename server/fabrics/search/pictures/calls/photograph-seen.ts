import type { WorkerPool } from "../../../../platform/jobs/pool/worker-pool.ts";
import type { PhotographInput, Seen } from "../seen/views.ts";

/** How the cloth in a photograph looks; null for one that cannot be read. Two threads describe half of its views each, for somebody waits. */
export async function photographSeen(workers: WorkerPool, input: PhotographInput): Promise<Seen | null> {
  const photograph = await workers.do("photograph", input);
  if (!photograph) return null;
  const { views, ...colours } = photograph;
  const half = Math.ceil(views.length / 2);
  const parts = await Promise.all([views.slice(0, half), views.slice(half)].map((part) => workers.do("photographViews", part)));
  return { ...colours, descriptors: Int8Array.from(parts.flatMap((part) => [...part])) };
}
