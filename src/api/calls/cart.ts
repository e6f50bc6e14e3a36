// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Put into the cart, or bring the browser's cart. */
export const addCart: BrowserCall<typeof contract.addCart> = {
  method: "POST",
  path: "/cart/addCart",
  success: 20000,
};
/** The cart. */
export const cartList: BrowserCall<typeof contract.cartList> = {
  method: "POST",
  path: "/cart/cartList",
  success: 20007,
};
