import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Who holds a folder, as its lock says. */
export type Owner = {
  /** Never the same twice, so that a lock's text is nobody else's. */
  readonly id: string;
  readonly pid: number;
  /** When the process began, in clock ticks since the machine's start: a pid is given again, this is not. */
  readonly began: string;
  /** The machine's start. Another one is another machine, or this one before a restart. */
  readonly boot: string;
  /** The pids' namespace: a container's pid 1 is not ours. */
  readonly space: string;
  /** The machine's name, for people. */
  readonly host: string;
  readonly since: string;
};

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
};

/** The fields of a process or thread behind its name, which may hold anything. Source: proc(5). */
const fieldsOf = (stat: string) => textOf(stat).split(") ").pop()?.split(" ") ?? [];
const hasEnded = (fields: readonly string[]) => fields[0] === "Z" || fields[0] === "X";

/**
 * When a process began: field 22 of /proc/<pid>/stat. Empty without /proc and for one that is no more: a zombie (Z) has ended and only
 * waits for its parent to look, unless one of its threads is still about to end, within a write that takes long.
 */
export function beginOf(pid: number, proc = "/proc"): string {
  const fields = fieldsOf(`${proc}/${pid}/stat`);
  return hasEnded(fields) && threadsOf(`${proc}/${pid}/task`).every(hasEnded) ? "" : (fields[19] ?? "");
}

function threadsOf(path: string): string[][] {
  try {
    return readdirSync(path)
      .map((thread) => fieldsOf(`${path}/${thread}/stat`))
      .filter(([state]) => state);
  } catch {
    return [];
  }
}

function pidSpace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

export const myself = (now: Date): Owner => ({
  id: randomUUID(),
  pid: process.pid,
  began: beginOf(process.pid),
  boot: textOf("/proc/sys/kernel/random/boot_id") || hostname(),
  space: pidSpace(),
  host: hostname(),
  since: now.toISOString(),
});

/** The owner a lock's text names, or null where it names none. */
export function ownerIn(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return null;
  }
}

/** Names an owner to people. */
export const nameOf = ({ pid, host, since }: Owner): string =>
  `process ${pid}${host && host !== hostname() ? ` on ${host}` : ""}, since ${since}`;

/**
 * What can be known of an owner by looking at its process. One of another machine or another container cannot be looked at,
 * nor be distinguished from one of this machine before its restart: whether it lives is unknown ("out of sight").
 */
export function stateOf(owner: Owner, me: Owner): "alive" | "dead" | "out of sight" {
  if (owner.boot !== me.boot || owner.space !== me.space) return "out of sight";
  if (owner.began) return beginOf(owner.pid) === owner.began ? "alive" : "dead";
  try {
    process.kill(owner.pid, 0);
    return "alive";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "alive" : "dead";
  }
}
