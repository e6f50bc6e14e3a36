import { type Address, addAddress, addressList, delAddress, MAX_ADDRESSES, updateAddress } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { domain } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refuse.ts";
import type { AddressTable } from "./tables.ts";

export const addresses = domain((on) => {
  on(addressList, async ({ customer, db }) => readAddresses(db, customer.userId));

  on(addAddress, ({ body, customer: { userId }, db, clock }) =>
    changing(db, userId, async (tx) => {
      const own = await readAddresses(tx, userId);
      if (own.length >= MAX_ADDRESSES) throw refuse("tooMany", { max: MAX_ADDRESSES });
      const isDefault = body.isDefault || own.length === 0;
      if (isDefault) await clearDefault(tx, userId);
      const row = await tx
        .insertInto("addresses")
        .values({ id: newId(clock.now()), user_id: userId, ...columnsOf({ ...body, isDefault }), created_at: clock.now() })
        .returningAll()
        .executeTakeFirstOrThrow();
      return address(row);
    }),
  );

  on(updateAddress, ({ body, customer: { userId }, db }) =>
    changing(db, userId, async (tx) => {
      if (body.isDefault) await clearDefault(tx, userId);
      const { is_default, ...columns } = columnsOf(body);
      const row = await tx
        .updateTable("addresses")
        .set({ ...columns, ...(is_default && { is_default }) })
        .where("id", "=", body.addressId)
        .where("user_id", "=", userId)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw refuse("notFound");
      return address(row);
    }),
  );

  on(delAddress, ({ body, customer: { userId }, db }) =>
    changing(db, userId, async (tx) => {
      const gone = await tx
        .deleteFrom("addresses")
        .where("id", "=", body.addressId)
        .where("user_id", "=", userId)
        .returning("is_default")
        .executeTakeFirst();
      if (!gone) throw refuse("notFound");
      const heir = gone.is_default
        ? await tx
            .updateTable("addresses")
            .set({ is_default: true })
            .where("id", "=", (of) =>
              of.selectFrom("addresses").select("id").where("user_id", "=", userId).orderBy("created_at").orderBy("id").limit(1),
            )
            .returning("id")
            .executeTakeFirst()
        : undefined;
      return { deleted: 1 as const, newDefaultId: heir?.id ?? null };
    }),
  );
});

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

/** Changes of one person's addresses stand in line, so that two of them never leave two defaults. */
const changing = <T>(db: Db, userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`addresses ${userId}`}))`.execute(tx);
    return work(tx);
  });

const clearDefault = (tx: Db, userId: string) =>
  tx.updateTable("addresses").set({ is_default: false }).where("user_id", "=", userId).where("is_default", "=", true).execute();

const columnsOf = (of: Omit<Address, "addressId" | "userId">) => ({
  user_name: of.userName,
  tel: of.tel,
  company: of.company,
  country: of.country,
  province: of.province,
  city: of.city,
  street_name: of.streetName,
  zip: of.zip,
  is_default: of.isDefault,
});

const address = (row: Selectable<AddressTable>): Address => ({
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
