import type { TexturedProduct } from "../session/asset-cache.ts";

/** What a fabric is besides its colour, as the search narrows by it: its cloth and what is on it; null where neither is known. */
export function kindOf(product: Pick<TexturedProduct, "attrs"> | null): { style?: string[]; pattern?: string[] } | null {
  const { style, pattern } = product?.attrs ?? {};
  if (!style && !pattern) return null;
  return { ...(style && { style: [style] }), ...(pattern && { pattern: [pattern] }) };
}
