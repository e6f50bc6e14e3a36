import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { catalogueIndex } from "../../search/index/catalogue.ts";
import { codesIn } from "../../search/words/words.ts";

/** The fabric of a code as a person or a scanner gives it; refuses with `notFound`. */
export async function idOfCode(db: Db, productCode: string): Promise<string> {
  const index = await catalogueIndex(db);
  const docId = codesIn(index, productCode)?.exact ?? null;
  if (docId === null) throw refuse("notFound");
  return index.ids[docId]!;
}
