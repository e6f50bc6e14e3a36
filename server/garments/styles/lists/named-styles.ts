import { readMenus } from "../../../fabrics/menus/queries.ts";
import type { Asked } from "../../../fabrics/products/lists/listing.ts";
import { inEveryLanguage } from "../../../fabrics/search/language/translations.ts";
import { fold } from "../../../fabrics/search/words/fold.ts";
import { designCard } from "../queries.ts";
import { listedFor } from "../seen-by.ts";

/** Whether a name has the word in any language. */
export const isNamed = (name: string, folded: string) => inEveryLanguage(name).some((text) => fold(text).includes(folded));

/** Styles whose name has the word in any language, the newest first. */
export async function stylesNamed({ db, customer, translate }: Asked, folded: string, limit: number) {
  const menus = await readMenus(db, "style_menus");
  const styles = await db
    .selectFrom("styles")
    .selectAll()
    .where(listedFor(customer.companyId))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return styles
    .filter(({ name }) => isNamed(name, folded))
    .slice(0, limit)
    .map((style) => designCard(style, menus, translate));
}
