import type { delAddress } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { changing } from "./changing.ts";

export const delAddressHandler: Handler<typeof delAddress> = ({ body, customer: { userId }, db }) =>
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
          .where("id", "=", (eb) =>
            eb.selectFrom("addresses").select("id").where("user_id", "=", userId).orderBy("created_at").orderBy("id").limit(1),
          )
          .returning("id")
          .executeTakeFirst()
      : undefined;
    return { deleted: 1 as const, newDefaultId: heir?.id ?? null };
  });
