import type { downloadPattern } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readStyle } from "../read-style.ts";
import { chosenIn } from "./pattern.ts";
import { patternFile } from "./pattern-file.ts";

export const downloadPatternHandler: Handler<typeof downloadPattern> = async ({
  body,
  customer,
  db,
  workers,
  lang,
  translate,
}) => {
  const style = await readStyle(db, customer, body.id);
  const size = body.size ?? style.default_size;
  if (!style.sizes.includes(size)) throw refuse("notFound");
  const chosen = chosenIn(style.recipe, body.options, translate);
  return patternFile(style, { ...body, size, chosen }, { lang, translate, workers });
};
