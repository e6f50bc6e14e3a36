import type { BehaviorRecord } from "@selvedge/contract";
import { createBehavior, insertBrowseLog } from "../api/calls.ts";
import { addressOf, type BrowserCall, type Data, type Input } from "../api/definition.ts";
import { recall, useSession } from "./session.ts";

const TYPE_STORE = "behavorType";
const KEY_STORE = "searchKey";
const TYPE = /[?&]type=(\d{2})(?:&|$)/;
const PRODUCT = /[?&]productId=([0-9a-f]{32})(?:&|$)/i;
const FABRIC_PAGE = /^\/goodsDetails\/?$/i;
const MAX_MS = 86_400_000;
const SECRETS = new Set(["token", "shareToken", "sharePassword", "password"]);

/** The path with its query, without anything that opens a door. */
export function actionOf(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (SECRETS.has(name)) query.delete(name);
  const text = query.toString();
  return (text ? `${path}?${text}` : path).slice(0, 2_000);
}

/** One record as the specification has it: type from `type=`, else the stored one, else 1; the word from `cid=`; the product from `productId=`. */
export function recordOf(
  page: { path: string; search: string; now: Date; remainTime: number },
  known: { type: string | null; customer: { customerId: string; customerName: string; country: string } | null },
): BehaviorRecord {
  const product = PRODUCT.exec(page.search)?.[1];
  return {
    customerId: known.customer?.customerId ?? null,
    customerName: known.customer?.customerName ?? "",
    country: known.customer?.country ?? "",
    remainTime: page.remainTime,
    action: actionOf(page.path, page.search),
    searchKey: (new URLSearchParams(page.search).get("cid") ?? "").slice(0, 200),
    visitedProducts: product ? [product.toLowerCase()] : [],
    time: page.now.toISOString(),
    type: TYPE.exec(page.search)?.[1] ?? known.type ?? "01",
  };
}

/** The fabric whose own page an address is; null for any other page. */
export const fabricShown = (path: string, search: string): string | null =>
  FABRIC_PAGE.test(path) ? (PRODUCT.exec(search)?.[1]?.toLowerCase() ?? null) : null;

/** Sends without waiting; it outlives the page (keepalive). Gives what the server answered, null where it did not take it. */
export function send<C extends BrowserCall>(call: C, body: Input<C>): Promise<Data<C> | null> {
  return (
    fetch(addressOf(call), {
      method: "POST",
      keepalive: true,
      credentials: "same-origin",
      headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8", "X-Requested-With": "XMLHttpRequest" },
      body: JSON.stringify(body),
    })
      // The answer is read to its end, else the connection stays open for it.
      .then(async (response) => ({ isTaken: response.ok, text: await response.text() }))
      .then(({ isTaken, text }) => (isTaken ? (JSON.parse(text) as { data: Data<C> }).data : null))
      .catch(() => null)
  );
}

/** The page in sight, since when, and its fabric where it is a fabric's own. */
let shown: { readonly since: number; readonly productId: string | null } | null = null;

/** Adds the time on a fabric's page to its visit in the browsing history. */
function noteTime(now: number): void {
  if (!shown?.productId || !useSession.getState().customer) return;
  void send(insertBrowseLog, { productId: shown.productId, remainTime: Math.min(now - shown.since, MAX_MS) });
}

globalThis.addEventListener?.("pagehide", () => {
  const now = Date.now();
  noteTime(now);
  if (shown) shown = { ...shown, since: now };
});

/** Records a navigation; `remainTime` is how long the page before was open, in ms. It shows nothing. */
export function recordNavigation(path: string, search: string): void {
  const now = Date.now();
  const stored = recall(TYPE_STORE);
  const record = recordOf(
    { path, search, now: new Date(now), remainTime: shown ? Math.min(now - shown.since, MAX_MS) : 0 },
    { type: stored && /^\d{2}$/.test(stored) ? stored : null, customer: useSession.getState().customer },
  );
  noteTime(now);
  shown = { since: now, productId: fabricShown(path, search) };
  try {
    localStorage.setItem(TYPE_STORE, record.type);
    if (record.searchKey) localStorage.setItem(KEY_STORE, record.searchKey);
  } catch {
    // A browser that stores nothing records the default type.
  }
  void send(createBehavior, record).then((taken) => console.debug(taken ? "Visit recorded" : "Visit not recorded"));
}
