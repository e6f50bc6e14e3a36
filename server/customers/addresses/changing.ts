import type { Address } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";

/** Changes of one person's addresses stand in line, so that two of them never leave two defaults. */
export const changing = <T>(db: Db, userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`addresses ${userId}`}))`.execute(tx);
    return work(tx);
  });

export const clearDefault = (tx: Db, userId: string) =>
  tx.updateTable("addresses").set({ is_default: false }).where("user_id", "=", userId).where("is_default", "=", true).execute();

export const columnsOf = (address: Omit<Address, "addressId" | "userId">) => ({
  user_name: address.userName,
  tel: address.tel,
  company: address.company,
  country: address.country,
  province: address.province,
  city: address.city,
  street_name: address.streetName,
  zip: address.zip,
  is_default: address.isDefault,
});
