import type { BodyOf, getListByKeys } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { advancedValues } from "../../search/asked/advanced.ts";
import type { Question } from "../../search/asked/ask.ts";
import { menuAsked } from "./listing.ts";

type Body = Pick<
  BodyOf<typeof getListByKeys>,
  "keys" | "advcid" | "products" | "filters" | "exact" | "primaryId" | "secondaryId" | "tertiaryId"
>;

/** What a search asks the index. Refuses with `nothingToSearch` when nothing at all was asked for, unless `everything` may be. */
export async function questionOf({ db }: { readonly db: Db }, body: Body, everything = false): Promise<Omit<Question, "lang">> {
  const { keys, products, filters, exact } = body;
  const menuId = await menuAsked(db, body);
  const advanced = body.advcid === undefined ? null : advancedValues(body.advcid);
  if (advanced?.every((value) => value === "") && !keys && !products) throw refuse("nothingToSearch");
  const asksNothing = !keys && !advanced && !products && menuId === undefined && Object.keys(filters ?? {}).length === 0;
  if (asksNothing && !everything) throw refuse("nothingToSearch");
  return { keys, products, filters, menuId, exact: exact ?? false, advanced: advanced ?? [] };
}
