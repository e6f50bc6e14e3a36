import type { getProductIdByCode } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { idOfCode } from "./by-code.ts";

export const getProductIdByCodeHandler: Handler<typeof getProductIdByCode> = async ({ body, db }) => {
  const productId = await idOfCode(db, body.productCode);
  const { code } = await db.selectFrom("products").select("code").where("id", "=", productId).executeTakeFirstOrThrow();
  return { productId, productCode: code };
};
