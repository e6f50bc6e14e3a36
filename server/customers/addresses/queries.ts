import type { Address } from "@selvedge/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { refuse } from "../../platform/refuse.ts";
import type { AddressTable } from "./tables.ts";

/** A person's addresses, the default first, then the oldest. */
export async function readAddresses(db: Db, userId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(address);
}

/** One of a person's own addresses; another's is not found. */
export async function ownAddress(db: Db, userId: string, addressId: string): Promise<Address> {
  const row = await db
    .selectFrom("addresses")
    .selectAll()
    .where("id", "=", addressId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw refuse("notFound");
  return address(row);
}

export const address = (row: Selectable<AddressTable>): Address => ({
  addressId: row.id,
  userId: row.user_id,
  userName: row.user_name,
  tel: row.tel,
  company: row.company,
  country: row.country,
  province: row.province,
  city: row.city,
  streetName: row.street_name,
  zip: row.zip,
  isDefault: row.is_default,
});
