import type { BodyOf, getListByKeys } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { advancedValues } from "../../search/asked/advanced.ts";
import type { Question } from "../../search/asked/ask.ts";
import { lowestOf, menuAsked } from "./listing.ts";

type Body = Pick<
  BodyOf<typeof getListByKeys>,
  "keys" | "advcid" | "products" | "filters" | "exact" | "primaryId" | "secondaryId" | "tertiaryId"
>;

/** What a search asks the index. Refuses with `nothingToSearch` when nothing at all was asked for, unless `everything` may be. */
export async function questionOf({ db }: { readonly db: Db }, body: Body, everything = false): Promise<Omit<Question, "lang">> {
  await menuAsked(db, body);
  const question = questionIn(body);
  const { keys, products, menuId, advanced } = question;
  if (body.advcid !== undefined && advanced.every((value) => value === "") && !keys && !products) throw refuse("nothingToSearch");
  const asksNothing =
    !keys && body.advcid === undefined && !products && menuId === undefined && Object.keys(question.filters ?? {}).length === 0;
  if (asksNothing && !everything) throw refuse("nothingToSearch");
  return question;
}

/** The same as it stands, whether or not its category is still there; of nothing it is all fabrics. */
export const questionIn = ({ keys, advcid, products, filters, exact, ...menus }: Body) => ({
  keys,
  products,
  filters,
  menuId: lowestOf(menus),
  exact: exact ?? false,
  advanced: advcid === undefined ? [] : advancedValues(advcid),
});
