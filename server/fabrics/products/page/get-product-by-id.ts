import type { getProductById } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readProducts } from "../product.ts";

export const getProductByIdHandler: Handler<typeof getProductById> = async (asked) => {
  const [product] = await readProducts(asked, [asked.body.productId]);
  if (!product) throw refuse("notFound");
  return product;
};
