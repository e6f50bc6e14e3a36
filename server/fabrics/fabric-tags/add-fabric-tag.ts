import type { addFabricTag } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { catalogueIndex } from "../search/index/catalogue.ts";
import { allOptions, asTag, tagId } from "./options.ts";

export const addFabricTagHandler: Handler<typeof addFabricTag> = async ({ body, customer, db, translate }) => {
  const { field, name } = body;
  const id = tagId(field, name);
  const known = allOptions(await catalogueIndex(db)).get(id);
  const row = await db
    .insertInto("fabric_tags")
    .values({ company_id: customer.companyId, id, field, name: known?.name ?? name, mine: true, used: 0 })
    .onConflict((conflict) => conflict.columns(["company_id", "id"]).doUpdateSet({ mine: true }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return asTag(known ?? { id, field, name: row.name, count: 0 }, row, translate);
};
