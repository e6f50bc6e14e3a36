import { addCart, cartList } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addCartHandler } from "./add-cart.ts";
import { cartListHandler } from "./cart-list.ts";

export const cart = domain((on) => {
  on(cartList, cartListHandler);
  on(addCart, addCartHandler);
});
