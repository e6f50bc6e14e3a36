import type { GroupKind } from "@selvedge/contract";
import { useListQuery } from "../parts/query.ts";

export type Sort = "own" | "newest" | "code";
export type GroupQuery = ReturnType<typeof useGroupQuery>;

/** The word, code, order and page of a group as they stand in the URL. */
export function useGroupQuery(kind: GroupKind) {
  const { query, change, page } = useListQuery();
  const keyword = query.get("keyword") ?? "";
  const code = kind === "fabric" ? (query.get("code") ?? "") : "";
  const sort: Sort = (["own", "newest", "code"] as const).find((known) => known === query.get("sort")) ?? "own";
  return { keyword, code, sort, page, change };
}
