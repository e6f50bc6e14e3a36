import type { Design, TexturedProduct } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { keyOf, useCall } from "../../api/call.ts";
import { getPreloadFabrics, getStyle, getStyleList, getTextures } from "../../api/calls.ts";
import { documentOfStyle } from "../share/shown-design.ts";

const ALL = 100;
const NOTHING: readonly (TexturedProduct & { pieceKey: string })[] = [];

/** The fabrics on the pieces of a style: those it opens with, or one chosen fabric on all of them. */
export function laidOn(
  style: Pick<Design, "pieces">,
  own: readonly (TexturedProduct & { pieceKey: string })[],
  chosen: TexturedProduct | null,
) {
  return chosen ? style.pieces.map(({ key }) => ({ ...chosen, pieceKey: key })) : own;
}

/** A style with what lies on it, and its neighbours in the library, the newest first. The first of the library where none is named. */
export function usePresented(
  wantedId: string | null,
  productId: string | null,
  cut: { readonly size: string | null; readonly options: string },
) {
  const library = useCall(getStyleList, { sort: "newest", pageNum: 1, pageSize: ALL });
  const styles = library.data?.list ?? [];
  const id = wantedId ?? styles[0]?.id ?? null;
  const style = useCall(
    getStyle,
    { id: id ?? "", ...(cut.size && { size: cut.size }), ...(cut.options && { options: cut.options }) },
    { enabled: id !== null, keepPrevious: true, staleTimeMs: Number.POSITIVE_INFINITY },
  );
  const own = useCall(getPreloadFabrics, { designId: id ?? "" }, { enabled: id !== null });
  const chosen = useCall(getTextures, { productIds: productId ? [productId] : [] }, { enabled: productId !== null });
  const client = useQueryClient();
  /** What is known of a fabric already is not asked for again, so that the garment changes at once. */
  const know = (one: TexturedProduct) => client.setQueryData(keyOf(getTextures, { productIds: [one.productId] }), [one]);
  const fabric = productId ? (chosen.data?.find((one) => one.productId === productId) ?? null) : null;
  const isCurrent = style.data?.id === id;
  const worn = useMemo(() => {
    if (!style.data || !isCurrent || !own.data || (productId && !fabric)) return null;
    const fabrics = laidOn(style.data, own.data, fabric);
    return { style: style.data, document: documentOfStyle(style.data, fabrics), products: fabrics, images: [] };
  }, [style.data, isCurrent, own.data, productId, fabric]);
  const current = styles.findIndex((one) => one.id === id);
  const neighbour = (step: number) =>
    styles.length > 1 && current >= 0 ? (styles[(current + step + styles.length) % styles.length] ?? null) : null;
  return {
    worn,
    fabric: fabric ?? own.data?.[0] ?? null,
    /** What the style opens with, each fabric with its piece. */
    opening: own.data ?? NOTHING,
    own: [...new Map(own.data?.map((one) => [one.productId, one])).values()],
    previous: neighbour(-1),
    next: neighbour(1),
    know,
    isEmpty: library.data?.total === 0 && wantedId === null,
    isPending: library.isPending || (id !== null && (style.isPending || own.isPending)),
    /** The style has no such size, or no such options. */
    isMiscut: style.error !== null && (cut.size !== null || cut.options !== ""),
    error: style.error ?? own.error ?? chosen.error ?? (wantedId === null ? library.error : null),
    retry: () => Promise.all([library.refetch(), style.refetch(), own.refetch(), chosen.refetch()]),
  };
}
