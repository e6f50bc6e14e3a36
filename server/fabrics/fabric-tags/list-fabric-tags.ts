import { ADVANCED_FIELDS, type listFabricTags } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { catalogueIndex } from "../search/index/catalogue.ts";
import { fold } from "../search/words/fold.ts";
import { asTag, catalogueOptions, type Option } from "./options.ts";
import { ownTags } from "./own-tags.ts";

export const listFabricTagsHandler: Handler<typeof listFabricTags> = async ({ body, customer, db, translate }) => {
  const index = await catalogueIndex(db);
  const own = new Map((await ownTags(db, customer)).map((row) => [row.id, row]));
  const word = fold(body.keyword ?? "");
  return (body.field ? [body.field] : ADVANCED_FIELDS).flatMap((field) => {
    const options = catalogueOptions(index, field);
    const known = new Set(options.map(({ id }) => id));
    const added: Option[] = [...own.values()]
      .filter((row) => row.field === field && row.mine && !known.has(row.id))
      .map((row) => ({ id: row.id, field, name: row.name, count: 0 }));
    return [...added, ...options]
      .map((option) => asTag(option, own.get(option.id), translate))
      .filter(({ name, label }) => fold(name).includes(word) || fold(label).includes(word))
      .sort((a, b) => Number(b.mine) - Number(a.mine))
      .slice(0, body.limit);
  });
};
