import { removeLines } from "./rules.ts";
import { changeCart } from "./store.ts";

/** Takes fabrics out of the cart once they are ordered or asked for. */
export function takeOut(items: readonly { readonly productId: string }[]): void {
  changeCart((cart) =>
    removeLines(
      cart,
      items.map(({ productId }) => productId),
    ),
  );
}
