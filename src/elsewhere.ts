import { UNKNOWN_GOES_TO } from "./routes.tsx";

const PHONE_LIST = "/wap/show";

/** A fabric that the address names has a page of its own, through a link one that asks for no session. */
function fabrics(query: URLSearchParams): string {
  if (!query.has("productId")) return "/goods";
  return query.has("shareToken") ? "/shareGoodsDetails" : "/goodsDetails";
}

/** Who signs in on the phone and named no place goes to the list of the phone. */
function login(query: URLSearchParams): string {
  if (!query.has("redirect")) query.set("redirect", PHONE_LIST);
  return "/login";
}

/** Paths of the specification without a page of their own, and the page nearest to each. */
const NEAREST: Readonly<Record<string, (query: URLSearchParams) => string>> = {
  "/fabricshow": fabrics,
  [PHONE_LIST]: fabrics,
  "/wap": fabrics,
  "/wap/login": login,
  "/wap/modelshow": (query) => (query.has("shareToken") ? "/shareShapeDetails" : "/styleShow"),
  "/wap/designshow": () => "/shareShapeDetails",
};

/** Where a path leads that is no page: to the nearest one with its query, an unknown one to the front. */
export function elsewhere({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const nearest = NEAREST[pathname.toLowerCase().replace(/\/+$/, "")];
  if (!nearest) return UNKNOWN_GOES_TO;
  const query = new URLSearchParams(searchParams);
  const path = nearest(query);
  return query.size > 0 ? `${path}?${query}` : path;
}
