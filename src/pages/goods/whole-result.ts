import type { exportExcelWithPic } from "@selvedge/contract";
import type { Input } from "../../api/definition.ts";
import type { ListState } from "./list-state.ts";
import { isSearch, menuInput, searchInput } from "./request.ts";

/** Every page of a list, in its order; a card that stands for the colours of a quality is all of them. */
export function wholeResult(state: ListState): NonNullable<Input<typeof exportExcelWithPic>["query"]> {
  const { pageNum, pageSize, together, ...query } = isSearch(state) ? searchInput(state) : menuInput(state);
  return query;
}
