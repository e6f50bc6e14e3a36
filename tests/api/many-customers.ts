import { createCompany } from "../../server/customers/account/people/people.ts";
import type { Db } from "../../server/platform/db/open.ts";
import { newId } from "../../server/platform/ids.ts";
import { beginSession } from "../../server/platform/security/sessions.ts";

/** People of companies of their own, each with an address and a session, whose secret is the cookie `sid`. */
export async function manyCustomers(db: Db, count: number, now: Date): Promise<{ secret: string; addressId: string }[]> {
  const customers: { secret: string; addressId: string }[] = [];
  for (let i = 0; i < count; i++) {
    const name = `Customer ${i}`;
    const mail = `customer-${i}@example.com`;
    const userId = newId(now);
    const addressId = newId(now);
    const company_id = await createCompany(db, { name }, now);
    await db
      .insertInto("users")
      .values({ id: userId, company_id, username: mail, mail, name, role: "buyer", password_hash: "none", created_at: now })
      .execute();
    const place = { country: "GB", city: "London", street_name: "Calvert Avenue 12", tel: "+44 20 7946 0000" };
    await db
      .insertInto("addresses")
      .values({ id: addressId, user_id: userId, user_name: name, ...place, is_default: true, created_at: now })
      .execute();
    const { secret } = await beginSession(db, { userId, persistent: false, address: "", userAgent: "" }, now);
    customers.push({ secret, addressId });
  }
  return customers;
}
