import type { saveSearch } from "@selvedge/contract";
import type { Input } from "../../api/definition.ts";
import { COUNTS, FACETS, RANGES } from "./fields.ts";
import { isByLook, type ListState } from "./list-state.ts";
import { wholeResult } from "./whole-result.ts";

/** What of an address says which fabrics are listed and in which order. The page, its size and its view do not. */
const ASKING: ReadonlySet<string> = new Set([
  "primaryId",
  "secondaryId",
  "tertiaryId",
  "cid",
  "advcid",
  "exact",
  "products",
  "picture",
  "region",
  "weights",
  "colour",
  "colourCode",
  "sort",
  ...FACETS,
  ...COUNTS,
  ...RANGES,
]);

/** The query by which a search is saved: one text for one question, in whatever order it was put together. */
export function savedAddress(query: URLSearchParams): string {
  const asking = [...query].flatMap(([name, value]) => (ASKING.has(name) && value.trim() ? [[name, value.trim()]] : []));
  const inOrder = asking.sort(([a, x], [b, y]) => (`${a}=${x}` < `${b}=${y}` ? -1 : 1));
  return String(new URLSearchParams(inOrder));
}

/** What the index is asked to count what is new; null for a picture or a colour, which all fabrics are more or less near. */
export function savedQuestion(state: ListState): Input<typeof saveSearch>["question"] {
  if (isByLook(state)) return null;
  const { sort, ...question } = wholeResult(state);
  return question;
}
