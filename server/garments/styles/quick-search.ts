import type { BodyOf, DataOf, getSuggestList, quickSearch } from "@selvedge/contract";
import { menuItem, readMenus } from "../../fabrics/menus/queries.ts";
import { type Asked, cardsOf } from "../../fabrics/products/lists/listing.ts";
import { ask, idsInOrder } from "../../fabrics/search/asked/ask.ts";
import { catalogueIndex } from "../../fabrics/search/index/catalogue.ts";
import { inEveryLanguage } from "../../fabrics/search/language/translations.ts";
import { codesBeginning, MAX_SUGGESTIONS, suggest } from "../../fabrics/search/suggest.ts";
import { fold } from "../../fabrics/search/words/fold.ts";
import { styleCards } from "./queries.ts";
import { listedFor } from "./seen-by.ts";

const isNamed = (name: string, folded: string) => inEveryLanguage(name).some((text) => fold(text).includes(folded));

/** Styles whose name has the word in any language, the newest first. */
async function stylesNamed(asked: Asked, folded: string, limit: number) {
  const { db, customer } = asked;
  const styles = await db
    .selectFrom("styles")
    .selectAll()
    .where(listedFor(customer.customerId))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const found = styles.filter(({ name }) => isNamed(name, folded)).slice(0, limit);
  return styleCards(asked, found);
}

/** Showrooms the caller's company may enter, by their name. */
async function showroomsNamed({ db, customer, clock }: Asked, folded: string) {
  const rows = await db
    .selectFrom("chanels")
    .select(["id", "name"])
    .where((of) => of.or([of("scope", "!=", "private"), of("company_id", "=", customer.customerId)]))
    .where((of) => of.or([of("expires_at", "is", null), of("expires_at", ">", clock.now())]))
    .orderBy("name")
    .execute();
  return rows
    .filter(({ name }) => fold(name).includes(folded))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, name }) => ({ text: name, type: "showroom", id, count: 1 }));
}

/** The best of each kind for what was typed in the header. */
export async function quickly(asked: Asked & { readonly body: BodyOf<typeof quickSearch> }): Promise<DataOf<typeof quickSearch>> {
  const { db, lang, translate, body } = asked;
  const { key, limit } = body;
  const folded = fold(key.trim());
  if (folded === "") return { products: [], designs: [], categories: [], exact: null };
  const found = ask(await catalogueIndex(db), { keys: key, lang });
  const ids = idsInOrder(found, "relevance", 0, limit);
  const menus = await readMenus(db, "fabric_menus");
  const categories = menus.filter(({ alias }) => isNamed(alias, folded)).slice(0, limit);
  return {
    products: await cardsOf(asked, ids, found.index),
    designs: await stylesNamed(asked, folded, limit),
    categories: categories.map((menu) => menuItem(menu, menus, translate)),
    exact: found.exact,
  };
}

/** Suggestions of one kind. There is none for a kind of which the portal has nothing. */
export async function suggestOfKind(
  asked: Asked & { readonly body: BodyOf<typeof getSuggestList> },
): Promise<DataOf<typeof getSuggestList>> {
  const { db, lang, body } = asked;
  const { key, sType } = body;
  const folded = fold(key);
  if (folded === "") return [];
  switch (sType) {
    case "fabric":
      return suggest(await catalogueIndex(db), key, lang).map(({ text, kind, id, count }) => ({ text, type: kind, id, count }));
    case "code":
      return codesBeginning(await catalogueIndex(db), key).map(({ text, kind, id, count }) => ({ text, type: kind, id, count }));
    case "style":
      return (await stylesNamed(asked, folded, MAX_SUGGESTIONS)).map(({ id, name }) => ({
        text: name,
        type: "style",
        id,
        count: 1,
      }));
    case "showroom":
      return showroomsNamed(asked, folded);
  }
}
