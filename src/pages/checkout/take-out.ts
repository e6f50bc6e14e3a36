import type { OfferLine } from "@selvedge/contract";
import { removeLine } from "../../cart/rules.ts";
import { changeCart } from "../../cart/store.ts";

/** Takes lines out of the cart once they are ordered or asked for. */
export const takeOut = (lines: readonly OfferLine[]): void =>
  changeCart((cart) => lines.reduce((rest, { product }) => removeLine(rest, product.productId), cart));
