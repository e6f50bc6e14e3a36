import { MAX_LOOKED_AT, MAX_LOOKS } from "@selvedge/contract/visit-limits";

/** Whoever touches nothing for so long is not looking any more. */
export const IDLE_MS = 60_000;

/** What somebody looks at: a section of the page (part 0) or a stand of a group (from 1), and a fabric that is in hand or open. */
export type Target = {
  readonly group: { readonly groupId: string; readonly part: number } | null;
  readonly productId: string | null;
};

const NOTHING: Target = { group: null, productId: null };

/** What was looked at since the batch before. */
type Batch = {
  readonly number: number;
  readonly seconds: number;
  readonly groups: readonly { readonly groupId: string; readonly part: number; readonly seconds: number }[];
  readonly fabrics: readonly { readonly productId: string; readonly seconds: number; readonly looks: number }[];
};

const secondsOf = (ms: number) => Math.round(ms / 100) / 10;

/** Counts the attention given to a room: only while its page is in sight, and until a minute after somebody last touched something. Times are ms. */
export function openAttention(openedAt: number) {
  let target = NOTHING;
  let since = openedAt;
  let touchedAt = openedAt;
  let isInSight = true;
  let number = 0;
  let total = 0;
  const groups = new Map<string, { groupId: string; part: number; ms: number }>();
  const fabrics = new Map<string, { ms: number; looks: number }>();

  const fabricOf = (productId: string) => {
    const known = fabrics.get(productId) ?? { ms: 0, looks: 0 };
    fabrics.set(productId, known);
    return known;
  };
  /** Gives what looked on until now to what was looked at. */
  const credit = (now: number) => {
    const ms = isInSight ? Math.min(now, touchedAt + IDLE_MS) - since : 0;
    since = now;
    if (ms <= 0) return;
    total += ms;
    const { group, productId } = target;
    if (group) {
      const key = `${group.groupId}/${group.part}`;
      const known = groups.get(key) ?? { ...group, ms: 0 };
      known.ms += ms;
      groups.set(key, known);
    }
    if (productId) fabricOf(productId).ms += ms;
  };
  return {
    /** Somebody looks at this from now on. */
    turnTo(next: Target, now: number) {
      credit(now);
      target = next;
    },
    /** A fabric is taken in hand or opened. */
    look(productId: string) {
      fabricOf(productId).looks += 1;
    },
    /** Somebody touched something. */
    touch(now: number) {
      credit(now);
      touchedAt = now;
    },
    /** The page comes into sight, or goes out of it. */
    show(isShown: boolean, now: number) {
      credit(now);
      isInSight = isShown;
      if (isShown) touchedAt = now;
    },
    /** What was looked at since the last batch, each thing in one batch alone; null where that is nothing, but for the first, which says that the room was opened. */
    takeBatch(now: number): Batch | null {
      credit(now);
      if (number > 0 && total < 100 && fabrics.size === 0) return null;
      const batch: Batch = {
        number,
        seconds: secondsOf(total),
        groups: [...groups.values()]
          .slice(0, MAX_LOOKED_AT)
          .map(({ groupId, part, ms }) => ({ groupId, part, seconds: secondsOf(ms) })),
        fabrics: [...fabrics]
          .slice(0, MAX_LOOKED_AT)
          .map(([productId, { ms, looks }]) => ({ productId, seconds: secondsOf(ms), looks: Math.min(looks, MAX_LOOKS) })),
      };
      number += 1;
      total = 0;
      groups.clear();
      fabrics.clear();
      return batch;
    },
  };
}
export type Attention = ReturnType<typeof openAttention>;
