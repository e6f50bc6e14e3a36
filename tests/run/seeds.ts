import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Seeds that a long circle found something with; each goes once what it found is mended and has a test of its own. */
export const KEPT_SEEDS = new URL("../seeds.txt", import.meta.url).pathname;

/** Keeps what failed under a seed, a line each, as the command that draws the same again and the test's name. */
export function keepSeed(seed: string, project: string, failed: readonly string[], file = KEPT_SEEDS): void {
  const kept = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
  const lines = failed.map((name) => `SEED=${seed} npm run test:long -- ${project}  # ${name}`);
  for (const line of lines.filter((line) => !kept.has(line))) appendFileSync(file, `${line}\n`);
}
