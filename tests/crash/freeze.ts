import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Portal } from "../run/portal.ts";
import { pause } from "./reached.ts";

/** The letter after the name, which may hold anything but ends with the last bracket: "T" of a thread that stands still. Source: proc(5). */
const stateOf = (stat: string): string => stat.slice(stat.lastIndexOf(")") + 2)[0]!;

/** Whether a thread stands still, or has ended since it was listed. */
function isStill(thread: string): boolean {
  try {
    return stateOf(readFileSync(`${thread}/stat`, "utf8")) === "T";
  } catch {
    return !existsSync(thread);
  }
}

const LOOK_EVERY_MS = 1;

/**
 * Stops a portal as a machine that sleeps does, until SIGCONT, and waits until each of its threads stands still: a thread within a call of the
 * kernel ends that call first, and a portal asked a moment earlier for its lock would see what is done to it next. Linux only; throws when the
 * portal has ended.
 */
export async function freeze({ process: { pid }, process }: Portal): Promise<void> {
  process.kill("SIGSTOP");
  const threads = `/proc/${pid}/task`;
  while (!readdirSync(threads).every((thread) => isStill(`${threads}/${thread}`))) await pause(LOOK_EVERY_MS);
}
