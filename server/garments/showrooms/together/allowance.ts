import { MAX_MOVES_A_SECOND } from "@selvedge/contract";

const WINDOW_MS = 1_000;

export type Allowance = {
  /** Counts one more of somebody; whether it may pass. */
  takes(walkerId: string, now: number): boolean;
  /** Forgets whoever has not come within the running window. */
  sweep(now: number): void;
};

/** How often each may pass within a second. In the process: it spares other people's pages, and counts nothing that must agree with another process. */
export function openAllowance(): Allowance {
  const counted = new Map<string, { readonly since: number; count: number }>();
  return {
    takes(walkerId, now) {
      const running = counted.get(walkerId);
      const window = running && now - running.since < WINDOW_MS ? running : { since: now, count: 0 };
      counted.set(walkerId, window);
      window.count += 1;
      return window.count <= MAX_MOVES_A_SECOND;
    },
    sweep(now) {
      for (const [walkerId, { since }] of counted) if (now - since >= WINDOW_MS) counted.delete(walkerId);
    },
  };
}
