import { isId } from "../../is-id.ts";

/** What a code of the portal names, by the field of its address; what is more particular comes first. */
const FIELDS = [
  ["sampleId", "sample"],
  ["orderId", "order"],
  ["lapDipId", "lapDip"],
  ["rfqId", "rfq"],
] as const;

/** Where the mill sees what a scanned code names: the view of a record, else the fabric; null for a text that is no address with a record in it. */
export function placeOfCode(code: string): string | null {
  const query = queryOf(code.trim());
  if (!query) return null;
  for (const [field, kind] of FIELDS) {
    const id = query.get(field);
    if (isId(id)) return `/wapErp/view?kind=${kind}&id=${id}`;
  }
  const productId = query.get("productId");
  return isId(productId) ? `/goodsDetails?productId=${productId}` : null;
}

const queryOf = (code: string): URLSearchParams | null =>
  URL.canParse(code) && /^https?:/i.test(code) ? new URL(code).searchParams : null;
