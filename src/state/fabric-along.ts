import { useSearchParams } from "react-router-dom";
import { isId } from "../is-id.ts";

/** The fabric that an address takes along from its own page through the style library to the editor. */
export function fabricAlong(query: URLSearchParams): string | null {
  const productId = query.get("productId");
  return isId(productId) ? productId : null;
}

/** The fabric along on this page, and addresses that take it further. */
export function useFabricAlong() {
  const [query] = useSearchParams();
  const productId = fabricAlong(query);
  const along = (address: string): string =>
    productId ? `${address}${address.includes("?") ? "&" : "?"}productId=${productId}` : address;
  return { productId, along };
}
