import type { Customer } from "@selvedge/contract";
import { create } from "zustand";
import { call } from "../api/call.ts";
import { loginOut, showInfo } from "../api/calls.ts";
import { queryClient } from "../api/client.ts";
import { asApiError } from "../api/error.ts";
import { firstWho } from "../api/first-answers.ts";
import { within } from "../within.ts";

/** Local storage keys as the specification spells them; `buyCartSynced` says what of the cart the server has. */
export const STORED = {
  token: "token",
  userId: "userId",
  userInfo: "userInfo",
  customerName: "customerName",
  buyCart: "buyCart",
  buyCartSynced: "buyCartSynced",
  buyCartColours: "buyCartColours",
  commonTools: "commonTools",
} as const;

/** What the help page keeps in this browser, so that it opens without a connection. */
export const HELP_CACHE = "help";
const dropKept = () => void globalThis.caches?.delete(HELP_CACHE).catch(console.debug);

/** Between the windows of this browser: live events, and that they end because somebody signs out. */
export const LIVE_CHANNEL = "live";
export const SIGNED_OUT = "signed out";

export type SessionCustomer = Omit<Customer, "token">;

type Session = {
  /** Null for an anonymous visitor, and before the first answer. */
  customer: SessionCustomer | null;
  /** The server said in the middle of the work that the session is over; what is on screen stays. */
  hasEnded: boolean;
};

/** Who is signed in. The cookie is the credential; what is stored here opens nothing. */
export const useSession = create<Session>(() => ({ customer: null, hasEnded: false }));

/** Keeps a text under a key of this browser, or drops it; where nothing may be stored, nothing is. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Without storage the session lives in memory and in the cookie, and the cart in memory and on the server.
  }
}

/** What is stored under a key, or null where nothing may be stored. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

let lastUserId: string | null = null;

/** Up to which place this page has heard of live events, or had them in its first answers; null before anybody is signed in. */
export const live: { since: string | null } = { since: null };

/** Takes over the customer that a sign-in or the guard's question gave. */
export function remember(customer: SessionCustomer & { token?: string; liveSince?: string }): void {
  const { token, liveSince, ...info } = customer;
  // Another person at the same browser starts with an empty cache.
  if (lastUserId && lastUserId !== info.userId) {
    queryClient.clear();
    live.since = null;
  }
  lastUserId = info.userId;
  live.since ??= liveSince ?? null;
  if (token) store(STORED.token, token);
  store(STORED.userId, info.userId);
  store(STORED.userInfo, JSON.stringify(info));
  store(STORED.customerName, info.customerName);
  useSession.setState({ customer: info, hasEnded: false });
}

/** Takes over the handle of a session that goes on under another one. */
export const keepHandle = (token: string): void => store(STORED.token, token);

/** Clears everything of the customer from this browser. What a page still shows is left to it, so that it asks for nothing it may not see. */
function forget(): void {
  dropKept();
  for (const name of Object.values(STORED)) store(name, null);
  queryClient.removeQueries({ type: "inactive" });
  useSession.setState({ customer: null, hasEnded: false });
}

/** Asks who is signed in, as on each navigation. When nobody answers, the one known before stays. */
export async function askWho(): Promise<SessionCustomer | null> {
  try {
    const token = recall(STORED.token) ?? undefined;
    const came = firstWho();
    // A handle of somebody else than the cookie's is for the server to judge.
    const isKnown = came !== undefined && (!token || came?.userId === recall(STORED.userId));
    const customer = isKnown ? came : await call(showInfo, { token });
    if (customer) remember(customer);
    else if (recall(STORED.userId)) forget();
    return customer;
  } catch (thrown) {
    if (!asApiError(thrown).isPassing) throw thrown;
    return useSession.getState().customer ?? stored();
  }
}

/** The customer of the last visit, to show what is kept while the server is away. */
function stored(): SessionCustomer | null {
  const text = recall(STORED.userInfo);
  if (!text) return null;
  try {
    const customer = JSON.parse(text) as SessionCustomer;
    useSession.setState({ customer });
    return customer;
  } catch {
    return null;
  }
}

const lastWords = new Set<() => Promise<unknown>>();
/** Signing out does not wait longer than this for what is to be said first. */
const LAST_WORDS_MS = 3_000;

/** Has something sent while the session still stands, whenever somebody signs out. */
export const beforeSigningOut = (say: () => Promise<unknown>): void => void lastWords.add(say);

/** Ends the session on the server, clears this browser and goes to /home as a new page, so that nothing stays in memory. A server that is away keeps nobody signed in here. */
export async function signOut(): Promise<void> {
  const token = recall(STORED.token) ?? undefined;
  const windows = new BroadcastChannel(LIVE_CHANNEL);
  windows.postMessage(SIGNED_OUT);
  windows.close();
  await within(LAST_WORDS_MS, Promise.allSettled([...lastWords].map((say) => say())));
  await call(loginOut, { token }).catch(() => null);
  for (const name of Object.values(STORED)) store(name, null);
  dropKept();
  location.assign("/home");
}
