import { HELP_CACHE } from "../../state/session.ts";

const WORKER = "/help-worker.js";
const SCOPE = "/help";
const CONTACT = "/help/contact";
/** Answers of the server change; parts of the pages do not. */
const isPart = (name: string) => name.startsWith(`${location.origin}/assets/`);

/** Keeps this page and the parts of the portal that it is made of, so that it opens without a connection. Where a browser keeps nothing it stays as it is. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const cache = await caches.open(HELP_CACHE);
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter(isPart);
  const page = await fetch(SCOPE, { headers: { accept: "text/html" } });
  if (page.ok) await cache.put(SCOPE, page);
  await cache.addAll([...new Set(parts)]);
}

/** Keeps what the page shows of the contact, for when nobody answers. */
export async function keepContact(contact: unknown): Promise<void> {
  if (!("caches" in window)) return;
  await (await caches.open(HELP_CACHE)).put(CONTACT, Response.json(contact));
}

/** The contact that was kept, or undefined. */
export async function keptContact<Contact>(): Promise<Contact | undefined> {
  if (!("caches" in window)) return undefined;
  const kept = await caches.match(CONTACT, { cacheName: HELP_CACHE });
  return kept ? ((await kept.json()) as Contact) : undefined;
}
