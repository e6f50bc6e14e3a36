import { z } from "zod";
import { post } from "./call.ts";
import { CART_LIST_SUCCESS } from "./errors.ts";
import { Id, Money, ProductCard, Qty } from "./types.ts";

export const MAX_PRODUCT_NUM = 1_000_000;
export const MAX_CART_LINES = 500;

/** The first seven fields are the specification's; a browser that stored less sends less. */
export const CartItem = z.object({
  productId: Id,
  productCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  groupName: z.string(),
  productNum: z.int().min(1).max(MAX_PRODUCT_NUM),
  checked: z.enum(["1", "0"]),
  unit: Qty.shape.unit,
  price: Money.nullable(),
  moq: Qty.nullable(),
  stock: ProductCard.shape.stock,
});
export type CartItem = z.infer<typeof CartItem>;

const groupName = z.string().trim().max(80);
const productNum = z.int().min(1).max(MAX_PRODUCT_NUM);
const SentItem = z.object({
  productId: Id,
  productNum: productNum.default(1),
  groupName: groupName.default(""),
  checked: z.enum(["1", "0"]).default("1"),
});

/** The copy of the browser's cart for other devices, with the price, minimum and stock of now. Answers 20007. */
export const cartList = post("/cart/cartList", {
  summary: "The cart",
  access: "customer",
  body: z.object({}),
  data: z.array(CartItem),
  success: CART_LIST_SUCCESS,
});

/** One product: its count grows. `items` with `add` merges the browser's cart, the larger count wins; with `replace` they become the cart. Fabrics that are gone fall out of `items`. */
export const addCart = post("/cart/addCart", {
  summary: "Put into the cart, or bring the browser's cart",
  access: "customer",
  body: z
    .object({
      productId: Id.optional(),
      productNum: productNum.default(1),
      groupName: groupName.default(""),
      checked: z.enum(["1", "0"]).default("1"),
      items: z.array(SentItem).max(MAX_CART_LINES).optional(),
      mode: z.enum(["add", "replace"]).default("add"),
    })
    .refine((body) => body.productId || body.items, { message: "required", path: ["productId"] }),
  data: z.object({ items: z.array(CartItem), sum: z.object({ kinds: z.int(), quantity: z.int() }) }),
  errors: ["notOrderable"],
});
