import type { CartItem } from "@selvedge/contract";
import { call } from "../api/call.ts";
import { addCart, cartList } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { beforeSigningOut, LIVE_CHANNEL, recall, SIGNED_OUT, STORED, store, useSession } from "../state/session.ts";
import { type Cart, mergeCarts, readCart } from "./rules.ts";
import { hearFacts, keepCart, lineOf, onCartChange, useCart } from "./store.ts";

/** Changes that follow each other sooner are sent together. */
const SEND_AFTER_MS = 500;
/** A tab that comes back to the front after this asks what other devices did. */
const OLD_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let broughtFor: string | null = null;
let askedAt = 0;

/** Whose cart this browser and the server last agreed on, and what it was: so an edit made here since can be distinguished from one made elsewhere. */
const agreed = (userId: string, lines: Cart) => `${userId} ${JSON.stringify(lines)}`;
function remember(userId: string, lines: Cart): void {
  // Without storage every start merges, which loses nothing.
  store(STORED.buyCartSynced, agreed(userId, lines));
}

/** Keeps the browser's cart and the server's copy together, from now on and for whoever signs in. */
export function startCartSync(): void {
  onCartChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), SEND_AFTER_MS);
  });
  const follow = () => {
    const userId = useSession.getState().customer?.userId ?? null;
    if (userId && userId !== broughtFor) void bring(userId);
    broughtFor = userId;
  };
  useSession.subscribe(follow);
  follow();
  // What any window changed last is sent by the one that signs out; nobody sends with a session that is over.
  new BroadcastChannel(LIVE_CHANNEL).addEventListener("message", ({ data }) => {
    if (data === SIGNED_OUT) clearTimeout(timer);
  });
  beforeSigningOut(send);
  addEventListener("online", () => void send());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && broughtFor && Date.now() - askedAt > OLD_MS) void bring(broughtFor);
  });
}

/** After signing in: what was put in before is merged with the copy, the larger count wins; a cart nobody has touched since takes the copy as it is. */
async function bring(userId: string): Promise<void> {
  askedAt = Date.now();
  const before = useCart.getState().lines;
  const last = recall(STORED.buyCartSynced);
  const isAnothers = last !== null && !last.startsWith(`${userId} `);
  const isTouched = !isAnothers && last !== agreed(userId, before) && before.length > 0;
  const items = await quietly(() =>
    isTouched ? call(addCart, { items: [...before], mode: "add" }).then((answer) => answer.items) : call(cartList, {}),
  );
  if (!items || useSession.getState().customer?.userId !== userId) return;
  hearFacts(items);
  const lines = items.map(lineOf);
  remember(userId, lines);
  const now = useCart.getState().lines;
  if (now === before) return keepCart(lines);
  // It was changed while the answer was on its way.
  keepCart(mergeCarts(now, lines));
  await send();
}

/** Asks for price, minimum and stock of lines that another tab has put in. */
export async function askFacts(): Promise<void> {
  const items = await quietly(() => call(cartList, {}));
  if (items) hearFacts(items);
}

/** Sends the cart as it is. A server that is away gets it with the next change, or when the connection is back. */
async function send(): Promise<void> {
  clearTimeout(timer);
  const userId = useSession.getState().customer?.userId;
  if (!userId) return;
  const lines = useCart.getState().lines;
  if (recall(STORED.buyCartSynced) === agreed(userId, lines)) return;
  const answer = await quietly(() => call(addCart, { items: [...lines], mode: "replace" }));
  if (!answer) return;
  hearFacts(answer.items);
  // Another tab may have written meanwhile; then it sends for itself.
  if (JSON.stringify(readCart(recall(STORED.buyCart))) === JSON.stringify(lines)) remember(userId, lines);
}

/** The cart works without its copy: what cannot be reached now is tried again later. */
async function quietly<Result extends { items: CartItem[] } | CartItem[]>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (thrown) {
    console.debug("the cart's copy was not reached", asApiError(thrown).code);
    return null;
  }
}
