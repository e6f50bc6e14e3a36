import type { deleteColourBook } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { ownerOf } from "../books.ts";

export const deleteColourBookHandler: Handler<typeof deleteColourBook> = async ({ body, customer, db }) => {
  const owner = ownerOf(customer);
  const { numDeletedRows } = await db
    .deleteFrom("colour_books")
    .where("id", "=", body.bookId)
    .where("company_id", owner === null ? "is" : "=", owner)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse("notFound");
  return { deleted: 1 as const };
};
