import { median } from "./table.ts";

/** A case runs at least this many rounds, and until they took this long in all. */
const MIN_ROUNDS = 20;
const MAX_ROUNDS = 400;
const FOR_MS = 1_500;
/** Warm-up rounds, until the code is compiled and the caches are filled. */
const WARM_ROUNDS = 5;

/** Wall time of a round in ms, and CPU ms a round. */
export type Timing<Answer> = { readonly p50: number; readonly p99: number; readonly cpu: number; readonly answer: Answer };
/** Milliseconds of processor time that were spent so far. */
type CpuMs = () => number | Promise<number>;

const ownCpuMs: CpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Runs a case over and over; the processor's time is this process's, or that of whoever `cpuMs` asks. */
export async function time<Answer>(run: () => Answer | Promise<Answer>, cpuMs: CpuMs = ownCpuMs): Promise<Timing<Answer>> {
  let answer = await run();
  for (let round = 1; round < WARM_ROUNDS; round += 1) await run();
  const rounds: number[] = [];
  const before = await cpuMs();
  const began = performance.now();
  while (rounds.length < MIN_ROUNDS || (rounds.length < MAX_ROUNDS && performance.now() - began < FOR_MS)) {
    const start = performance.now();
    answer = await run();
    rounds.push(performance.now() - start);
  }
  const cpu = ((await cpuMs()) - before) / rounds.length;
  const sorted = rounds.toSorted((a, b) => a - b);
  return { p50: median(sorted), p99: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))]!, cpu, answer };
}

export const TIMING_HEADS = ["p50 ms", "p99 ms", "CPU ms"] as const;
export const timingCells = ({ p50, p99, cpu }: Timing<unknown>): string[] => [p50, p99, cpu].map((figure) => figure.toFixed(2));
