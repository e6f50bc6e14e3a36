import type { Lang, SavedQuestion } from "@selvedge/contract";
import { questionIn } from "../../fabrics/products/lists/question.ts";
import { ask } from "../../fabrics/search/asked/ask.ts";
import { docIdsIn } from "../../fabrics/search/index/bits.ts";
import type { FabricIndex } from "../../fabrics/search/index/fabric-index.ts";

/**
 * When the newest fabric of the catalogue came. What is remembered as seen is this and no clock: a fabric that was written before a
 * look and came into the catalogue after it has a later time than all that the look could show, and is new.
 */
export function newestOf({ alive, createdMs }: FabricIndex): Date {
  let newest = 0;
  for (const docId of docIdsIn(alive)) newest = Math.max(newest, createdMs.values[docId]!);
  return new Date(newest);
}

/** How many fabrics answer and came after `seenTo`: one pass over the index, and none where nothing came since. */
export function countFresh(
  index: FabricIndex,
  newest: Date,
  { question, seenTo, lang }: { readonly question: SavedQuestion; readonly seenTo: Date; readonly lang: Lang },
): number {
  if (newest <= seenTo) return 0;
  const { docIds } = ask(index, { ...questionIn(question), lang });
  let fresh = 0;
  for (const docId of docIds) if (index.createdMs.values[docId]! > seenTo.getTime()) fresh += 1;
  return fresh;
}
