import type { getDecoratePage } from "@selvedge/contract";
import type { Selectable } from "kysely";
import { inEveryLanguage } from "../../fabrics/search/language/translations.ts";
import { fold } from "../../fabrics/search/words/fold.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import type { Handler } from "../../platform/http/registry.ts";
import type { DecorateTable } from "./tables.ts";
import { decorate, readDecorates } from "./trims.ts";

const isNamed = ({ name, tags, trim }: Selectable<DecorateTable>, word: string) =>
  [...inEveryLanguage(name), ...tags, ...(trim ? [trim.code, ...inEveryLanguage(trim.material)] : [])].some((text) =>
    fold(text).includes(word),
  );

export const getDecoratePageHandler: Handler<typeof getDecoratePage> = async ({ body, db, translate, share }) => {
  const word = fold(body.keyword ?? "");
  const found = (await readDecorates(db)).filter(
    (row) => (!body.type || row.type === body.type) && (word === "" || isNamed(row, word)),
  );
  const shown = found.slice(offsetOf(body), offsetOf(body) + body.pageSize);
  return pageOf(
    found.length,
    shown.map((row) => decorate(row, translate, share === null)),
    body,
  );
};
