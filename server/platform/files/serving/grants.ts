import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, timingSafeEqual } from "node:crypto";

/** Whom an answer is for: everybody of a company, or whoever holds a link. */
export type Viewer = { readonly companyId: string } | { readonly shareId: string };

type Answering = { readonly key: string; readonly viewer: Viewer | null };
const NOBODY = "nobody";
const answering = new AsyncLocalStorage<Answering | typeof NOBODY>();

const BYTES = 16;

/** What opens one upload to one viewer; the key is the portal's alone. */
function seal(key: string, viewer: Viewer, what: string): Buffer {
  const whom = "shareId" in viewer ? `link ${viewer.shareId}` : `company ${viewer.companyId}`;
  return createHmac("sha256", key).update(`${whom} ${what}`).digest().subarray(0, BYTES);
}

/** Does the work of an answer; addresses of uploads that are made in it are for `viewer`. */
export const answeringTo = <T>(store: Answering, work: () => T): T => answering.run(store, work);

/** The same for work that answers nobody: the addresses of uploads that are made in it open to no one. */
export const answeringToNobody = <T>(work: () => T): T => answering.run(NOBODY, work);

/** The same for a company that is known only while the answer is made: who signs in. */
export function answeringToCompany<T>(companyId: string, work: () => T): T {
  const current = answering.getStore();
  if (!current || current === NOBODY) throw new Error("Nothing is being answered.");
  return answering.run({ ...current, viewer: { companyId } }, work);
}

/**
 * What opens `what` to whom the answer is for: a seal, before it the link's id and a point. It opens to a session of that company, or while
 * that link does; to nobody else.
 */
export function grantFor(what: string): string {
  const current = answering.getStore();
  if (current === NOBODY) return NOBODY;
  const { key, viewer } = current ?? {};
  if (!key || !viewer) throw new Error("An upload is shown to nobody in particular.");
  const link = "shareId" in viewer ? `${viewer.shareId}.` : "";
  return link + seal(key, viewer, what).toString("base64url");
}

/** Where an upload is served to whom the answer is for: `/uploads/<grant>/<hash>`. */
export const uploadUrl = (hash: string): string => `/uploads/${grantFor(hash)}/${hash}`;

const GRANT = /^(?:([0-9a-f]{32})\.)?([A-Za-z0-9_-]{22})$/;

/** The link that an address's grant names; null for one of a company, undefined for what is no grant. */
export const linkIn = (grant: string): string | null | undefined => {
  const found = GRANT.exec(grant);
  return found ? (found[1] ?? null) : undefined;
};

/** Whether the grant opens that to that viewer. */
export function opens(key: string, grant: string, viewer: Viewer, what: string): boolean {
  const given = Buffer.from(GRANT.exec(grant)?.[2] ?? "", "base64url");
  return given.length === BYTES && timingSafeEqual(given, seal(key, viewer, what));
}
