import { ADVANCED_FIELDS, type AdvancedField, addFabricTag, addFabricTagCount, listFabricTags } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { domain } from "../../platform/http/registry.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { catalogueIndex } from "../search/index/catalogue.ts";
import { fold } from "../search/words/fold.ts";
import { allOptions, asTag, catalogueOptions, type Option, tagId } from "./options.ts";

const ownTags = (db: Db, { customerId }: SignedIn) =>
  db.selectFrom("fabric_tags").selectAll().where("company_id", "=", customerId).execute();

export const fabricTags = domain((on) => {
  on(listFabricTags, async ({ body, customer, db, translate }) => {
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
  });

  on(addFabricTag, async ({ body, customer, db, translate }) => {
    const { field, name } = body;
    const id = tagId(field, name);
    const known = allOptions(await catalogueIndex(db)).get(id);
    const row = await db
      .insertInto("fabric_tags")
      .values({ company_id: customer.customerId, id, field, name: known?.name ?? name, mine: true, used: 0 })
      .onConflict((of) => of.columns(["company_id", "id"]).doUpdateSet({ mine: true }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return asTag(known ?? { id, field, name: row.name, count: 0 }, row, translate);
  });

  on(addFabricTagCount, async ({ body, customer, db }) => {
    const ids = [...new Set([...(body.id ? [body.id] : []), ...(body.ids ?? [])])];
    const options = allOptions(await catalogueIndex(db));
    const own = new Map((await ownTags(db, customer)).map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => {
      const option = options.get(id) ?? own.get(id);
      if (!option) return [];
      const field = option.field as AdvancedField;
      return [{ company_id: customer.customerId, id, field, name: option.name, mine: own.get(id)?.mine ?? false, used: 1 }];
    });
    if (rows.length === 0) return [];
    return db
      .insertInto("fabric_tags")
      .values(rows)
      .onConflict((of) => of.columns(["company_id", "id"]).doUpdateSet({ used: sql<number>`fabric_tags.used + 1` }))
      .returning(["id", "used as count"])
      .execute();
  });
});
