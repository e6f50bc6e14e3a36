import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** A trim's picture as PNG, with its pixels. */
export type DrawnTrim = { readonly code: string; readonly width: number; readonly height: number; readonly png: string };

const MAX_BYTES = 64 * 1024 * 1024;

/** Has every trim of the demo mill drawn; about two seconds, in a process of its own. */
export async function drawnTrims(): Promise<ReadonlyMap<string, DrawnTrim>> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "draw.ts")], {
    maxBuffer: MAX_BYTES,
  });
  const drawn = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as DrawnTrim);
  return new Map(drawn.map((one) => [one.code, one]));
}
