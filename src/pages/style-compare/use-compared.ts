import { useCall } from "../../api/call.ts";
import { getPortraits, getStyleList, getTextures } from "../../api/calls.ts";
import { isId } from "../../is-id.ts";
import { useOffered } from "../parts/use-offered.ts";

/** What stands beside each other: several styles in one fabric, or one style in several fabrics. */
export type Mode = "styles" | "fabrics";
export const MAX_PICTURES = 12;
const ALL = 100;
const AT_FIRST = 6;

/** The mode and the ids of the query, with what stands there at first where it names none. */
export function useCompared(query: URLSearchParams, list: (name: string) => string[], side: "front" | "back") {
  const mode: Mode = query.get("mode") === "styles" ? "styles" : "fabrics";
  const library = useCall(getStyleList, { sort: "newest", pageNum: 1, pageSize: ALL });
  const styles = library.data?.list ?? [];
  const named = list("designIds").filter(isId);
  const known = styles.filter(({ id }) => named.includes(id));
  const first = known.length > 0 ? known : styles.slice(0, mode === "styles" ? AT_FIRST : 1);
  const designs = mode === "styles" ? first.slice(0, MAX_PICTURES) : first.slice(0, 1);
  const wanted = list("productIds").filter(isId);
  const offered = useOffered("");
  const atFirst = offered.data?.list.slice(0, AT_FIRST).map(({ productId }) => productId) ?? [];
  const productIds = (wanted.length > 0 ? wanted : atFirst).slice(0, mode === "styles" ? 1 : MAX_PICTURES);
  const textures = useCall(getTextures, { productIds }, { enabled: productIds.length > 0, keepPrevious: true });
  const fabrics = productIds.flatMap((id) => textures.data?.find(({ productId }) => productId === id) ?? []);
  const asked = { designIds: designs.map(({ id }) => id), productIds: fabrics.map(({ productId }) => productId), side };
  const portraits = useCall(getPortraits, asked, {
    enabled: designs.length > 0 && fabrics.length > 0,
    keepPrevious: true,
  });
  const pictures = designs.flatMap((design) =>
    fabrics.map((fabric) => ({
      key: design.id + fabric.productId,
      design,
      fabric,
      url:
        portraits.data?.find(({ designId, productId }) => designId === design.id && productId === fabric.productId)?.imageUrl ??
        null,
    })),
  );
  return {
    mode,
    styles,
    designs,
    productIds,
    fabrics,
    pictures,
    isPending: library.isPending || (wanted.length === 0 && offered.isPending) || (productIds.length > 0 && textures.isPending),
    error: library.error ?? offered.error ?? textures.error ?? portraits.error,
    retry: () => Promise.all([library.refetch(), offered.refetch(), textures.refetch(), portraits.refetch()]),
  };
}
