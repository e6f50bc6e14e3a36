import type { AdvancedField, addFabricTagCount } from "@selvedge/contract";
import { sql } from "kysely";
import type { Handler } from "../../platform/http/registry.ts";
import { catalogueIndex } from "../search/index/catalogue.ts";
import { allOptions } from "./options.ts";
import { ownTags } from "./own-tags.ts";

export const addFabricTagCountHandler: Handler<typeof addFabricTagCount> = async ({ body, customer, db }) => {
  const ids = [...new Set([...(body.id ? [body.id] : []), ...(body.ids ?? [])])];
  const options = allOptions(await catalogueIndex(db));
  const own = new Map((await ownTags(db, customer)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => {
    const option = options.get(id) ?? own.get(id);
    if (!option) return [];
    const field = option.field as AdvancedField;
    return [{ company_id: customer.companyId, id, field, name: option.name, mine: own.get(id)?.mine ?? false, used: 1 }];
  });
  if (rows.length === 0) return [];
  return db
    .insertInto("fabric_tags")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["company_id", "id"]).doUpdateSet({ used: sql<number>`fabric_tags.used + 1` }))
    .returning(["id", "used as count"])
    .execute();
};
