import type { listImages } from "@selvedge/contract";
import { sql } from "kysely";
import { offsetOf, pageOf } from "../../http/answer/page.ts";
import type { Handler } from "../../http/registry.ts";
import { img } from "../queries.ts";

export const listImagesHandler: Handler<typeof listImages> = async ({ body, customer, db }) => {
  const own = db
    .selectFrom("images as i")
    .innerJoin("image_purposes as p", "p.image_id", "i.id")
    .where("p.user_id", "=", customer.userId)
    .where("p.purpose", "=", body.purpose);
  const { total } = await own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await own
    .select(["i.id", "i.file_hash", "i.width", "i.height", "p.name"])
    .orderBy("p.uploaded_at", "desc")
    .orderBy("i.id", "desc")
    .limit(body.pageSize)
    .offset(offsetOf(body))
    .execute();
  return pageOf(
    total,
    rows.map((row) => ({ ...img(row), name: row.name })),
    body,
  );
};
