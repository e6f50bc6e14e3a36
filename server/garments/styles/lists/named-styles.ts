import type { Asked } from "../../../fabrics/products/lists/listing.ts";
import { inEveryLanguage } from "../../../fabrics/search/language/translations.ts";
import { fold } from "../../../fabrics/search/words/fold.ts";
import { styleCards } from "../queries.ts";
import { listedFor } from "../seen-by.ts";

/** Whether a name has the word in any language. */
export const isNamed = (name: string, folded: string) => inEveryLanguage(name).some((text) => fold(text).includes(folded));

/** Styles whose name has the word in any language, the newest first. */
export async function stylesNamed(asked: Asked, folded: string, limit: number) {
  const { db, customer } = asked;
  const styles = await db
    .selectFrom("styles")
    .selectAll()
    .where(listedFor(customer.companyId))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const found = styles.filter(({ name }) => isNamed(name, folded)).slice(0, limit);
  return styleCards(asked, found);
}
