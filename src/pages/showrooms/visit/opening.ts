import type { BodyOf, noteChanelVisit as Note } from "@selvedge/contract";
import { SAME_VISIT_MS } from "@selvedge/contract/visit-limits";
import { noteChanelVisit } from "../../../api/calls.ts";
import { newKey } from "../../../api/keys.ts";
import { send } from "../../../state/behaviour.ts";
import { useSession } from "../../../state/session.ts";
import { type Attention, openAttention, type Target } from "./attention.ts";

type Way = BodyOf<typeof Note>["way"];

/** How often it is asked what is looked at, and how often that is sent. */
const LOOK_EVERY_MS = 1_000;
const SEND_EVERY_MS = 20_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"] as const;

/** A room that somebody has open, or had a moment ago. */
type Opening = {
  readonly chanelId: string;
  readonly way: Way;
  readonly openingId: string;
  readonly attention: Attention;
  leftAt: number;
};

const openings = new Map<string, Opening>();

/** The last batch that was sent; the next follows its answer, for none counts that comes after a later one. */
let lastSent: Promise<void> = Promise.resolve();

/** Ends what goes on for the page of a fabric that was opened from a room. */
let endFollowing: (() => void) | null = null;

const userNow = (): string | undefined => useSession.getState().customer?.userId;

/** What somebody has open: whoever is back in the room within the time of one visit goes on with it, and whoever signs in after them in the same window with nothing of theirs. */
function openingOf(chanelId: string, way: Way, now: number): Opening {
  for (const [key, { leftAt }] of openings) if (now - leftAt >= SAME_VISIT_MS) openings.delete(key);
  const key = `${userNow()} ${chanelId} ${way}`;
  const known = openings.get(key);
  if (known) return known;
  const opened = { chanelId, way, openingId: newKey(), attention: openAttention(now), leftAt: now };
  openings.set(key, opened);
  return opened;
}

/** What a page tells of what is looked at there. */
export type Watched = {
  /** What is looked at changed just now. */
  turn(): void;
  /** A fabric was taken in hand, or is about to be opened. */
  look(productId: string): void;
  /** The page is left. Time goes on for a fabric that was opened from it, until its own page is left too. */
  leave(): void;
};

/**
 * Watches what is looked at in a room as long as its page is open, and sends it a little at a time. The server keeps it only of people who
 * allow it, and says so: of all others nothing more is sent. What is lost on its way stays lost, and shows nothing.
 */
export function watchRoom(chanelId: string, way: Way, where: () => Target): Watched {
  // Whoever comes back from a fabric's page is looking at the room again.
  endFollowing?.();
  const opening = openingOf(chanelId, way, Date.now());
  const { attention, openingId } = opening;
  const userId = userNow();
  let looksAt = where;
  let isRefused = false;
  let openedLast: string | null = null;
  const dispatch = (now: number, isLast = false) => {
    const batch = attention.takeBatch(now);
    if (!batch) return;
    const body = { ...batch, groups: [...batch.groups], fabrics: [...batch.fabrics] };
    const sent = async () => {
      // Whoever signed out meanwhile is nobody any more.
      if (isRefused || userNow() !== userId) return;
      const answer = await send(noteChanelVisit, { chanelId, openingId, way, ...body });
      isRefused ||= answer?.noted === false;
    };
    // A page that goes away waits for nothing.
    lastSent = isLast ? sent() : lastSent.then(sent);
  };
  const turn = () => attention.turnTo(looksAt(), Date.now());
  const touch = () => attention.touch(Date.now());
  const hide = () => {
    attention.show(document.visibilityState === "visible", Date.now());
    if (document.visibilityState !== "visible") dispatch(Date.now(), true);
  };
  const unload = () => dispatch(Date.now(), true);
  const looking = setInterval(() => {
    if (looksAt !== where && !isPageOf(openedLast)) end();
    // Out of sight nothing is looked at, so nothing is measured either.
    else if (document.visibilityState === "visible") turn();
  }, LOOK_EVERY_MS);
  const sending = setInterval(() => dispatch(Date.now()), SEND_EVERY_MS);
  for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true, capture: true });
  document.addEventListener("visibilitychange", hide);
  addEventListener("pagehide", unload);
  function end() {
    endFollowing = null;
    clearInterval(looking);
    clearInterval(sending);
    for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true });
    document.removeEventListener("visibilitychange", hide);
    removeEventListener("pagehide", unload);
    attention.turnTo({ group: null, productId: null }, Date.now());
    dispatch(Date.now());
    attention.show(false, Date.now());
    opening.leftAt = Date.now();
  }
  attention.show(document.visibilityState === "visible", Date.now());
  turn();
  dispatch(Date.now());
  return {
    turn,
    look(productId) {
      attention.look(productId);
      openedLast = productId;
    },
    leave() {
      const productId = openedLast;
      if (!isPageOf(productId)) return end();
      endFollowing = end;
      looksAt = () => ({ group: null, productId });
      turn();
      dispatch(Date.now());
    },
  };
}

/** Whether the page in sight is a fabric's own. */
const isPageOf = (productId: string | null): boolean =>
  productId !== null &&
  location.pathname === "/goodsDetails" &&
  new URLSearchParams(location.search).get("productId") === productId;
