import type { BehaviorRecord } from "@selvedge/contract";
import { createBehavior } from "../api/calls.ts";
import { addressOf } from "../api/definition.ts";
import { recall, useSession } from "./session.ts";

const TYPE_STORE = "behavorType";
const KEY_STORE = "searchKey";
const TYPE = /[?&]type=(\d{2})(?:&|$)/;
const PRODUCT = /[?&]productId=([0-9a-f]{32})(?:&|$)/i;
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

let shownSince: number | null = null;

/** Records a navigation; `remainTime` is how long the page before was open, in ms. It outlives the page (keepalive) and shows nothing. */
export function recordNavigation(path: string, search: string): void {
  const now = Date.now();
  const stored = recall(TYPE_STORE);
  const record = recordOf(
    { path, search, now: new Date(now), remainTime: shownSince === null ? 0 : Math.min(now - shownSince, 86_400_000) },
    { type: stored && /^\d{2}$/.test(stored) ? stored : null, customer: useSession.getState().customer },
  );
  shownSince = now;
  try {
    localStorage.setItem(TYPE_STORE, record.type);
    if (record.searchKey) localStorage.setItem(KEY_STORE, record.searchKey);
  } catch {
    // A browser that stores nothing records the default type.
  }
  void fetch(addressOf(createBehavior), {
    method: "POST",
    keepalive: true,
    credentials: "same-origin",
    headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8", "X-Requested-With": "XMLHttpRequest" },
    body: JSON.stringify(record),
  })
    // The answer is read to its end, else the connection stays open for it.
    .then(async (response) => ({ isStored: response.ok, text: await response.text() }))
    .then(
      ({ isStored }) => console.debug(isStored ? "Visit recorded" : "Visit not recorded"),
      () => console.debug("Visit not recorded"),
    );
}
