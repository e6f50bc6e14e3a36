import type { BodyOf, noteChanelVisit as Note } from "@selvedge/contract";
import { noteChanelVisit } from "../../../api/calls.ts";
import { send } from "../../../state/behaviour.ts";
import { useSession } from "../../../state/session.ts";
import { type Attention, openAttention, type Target } from "./attention.ts";

type Way = BodyOf<typeof Note>["way"];

/** How often it is asked what is looked at, and how often that is sent. */
const LOOK_EVERY_MS = 1_000;
const SEND_EVERY_MS = 20_000;
/** Whoever is back in the room within this time, from the page of a fabric or from another group, did not leave it. */
const SAME_OPENING_MS = 30 * 60_000;
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

/** Ends what goes on for the page of a fabric that was opened from a room. */
let endFollowing: (() => void) | null = null;

const newOpeningId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function openingOf(chanelId: string, way: Way, now: number): Opening {
  const known = openings.get(`${chanelId} ${way}`);
  if (known && now - known.leftAt < SAME_OPENING_MS) return known;
  const opened = { chanelId, way, openingId: newOpeningId(), attention: openAttention(now), leftAt: now };
  openings.set(`${chanelId} ${way}`, opened);
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
  let looksAt = where;
  let isRefused = false;
  let openedLast: string | null = null;
  const dispatch = (now: number) => {
    const batch = attention.takeBatch(now);
    // Whoever signed out meanwhile is nobody any more.
    if (!batch || isRefused || !useSession.getState().customer) return;
    const body = { ...batch, groups: [...batch.groups], fabrics: [...batch.fabrics] };
    void send(noteChanelVisit, { chanelId, openingId, way, ...body }).then((answer) => {
      isRefused ||= answer?.noted === false;
    });
  };
  const turn = () => attention.turnTo(looksAt(), Date.now());
  const touch = () => attention.touch(Date.now());
  const hide = () => {
    attention.show(document.visibilityState === "visible", Date.now());
    if (document.visibilityState !== "visible") dispatch(Date.now());
  };
  const unload = () => dispatch(Date.now());
  const looking = setInterval(() => {
    if (looksAt !== where && !isPageOf(openedLast)) end();
    else turn();
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
