import type { cartList } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { readCart } from "./lines.ts";

export const cartListHandler: Handler<typeof cartList> = async ({ customer, db, translate }) =>
  readCart(db, customer.userId, translate);
