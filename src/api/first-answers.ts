import type { DataOf, Lang, showInfo } from "@selvedge/contract";
import { hashKey } from "@tanstack/react-query";
import { queryClient } from "./client.ts";

type First = {
  lang: Lang;
  /** Who is signed in, null for nobody; left out when the server did not say in time. */
  who?: DataOf<typeof showInfo>;
  answers: readonly { path: string; input: unknown; data: unknown }[];
};

/** What came with the document as data. One that the browser had kept for going back is old: it is not read. */
function read(): First | null {
  const block = globalThis.document?.getElementById("first");
  const [entry] = globalThis.performance?.getEntriesByType?.("navigation") ?? [];
  block?.remove();
  if (!block || (entry as PerformanceNavigationTiming | undefined)?.type === "back_forward") return null;
  return JSON.parse(block.textContent ?? "null") as First | null;
}

let first = read();
const laid = new Set<string>();
const FRESH_MS = 30_000;

/** How long a first answer counts as fresh: the page that it came with does not ask again. 0 for any other, and for one that was renewed. */
export const freshAsFirst = ({ queryHash, state }: { queryHash: string; state: { dataUpdateCount: number } }): number =>
  laid.has(queryHash) && state.dataUpdateCount === 1 ? FRESH_MS : 0;

/** Who is signed in, as the document said; once, since the next to ask may find somebody else. Undefined when it did not say. */
export function firstWho(): First["who"] {
  const who = first?.who;
  if (first) delete first.who;
  return who;
}

/** Lays the first answers where the page will look for them, so that it asks for none of them; once, and only in the language they are in. */
export function layFirstAnswers(lang: Lang): void {
  for (const { path, input, data } of first?.lang === lang ? first.answers : []) {
    laid.add(hashKey([path, input]));
    queryClient.setQueryData([path, input], data);
  }
  if (first) first = { ...first, answers: [] };
}
