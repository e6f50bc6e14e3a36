import { type FabricRef, fabricKey, fabricsOf } from "@selvedge/editor-core";
import { ciede2000, type Hex, labOf } from "@selvedge/textile-core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { compareProducts, getTextures } from "../../api/calls.ts";
import { call } from "../../api/index.ts";
import { Skeleton } from "../../ui/index.ts";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useDocument, useSession } from "../session/context.ts";
import { colourOf } from "./colour-of.ts";
import { FabricTile } from "./fabric-tile.tsx";
import { NearestFabrics } from "./nearest-fabrics.tsx";

const MAX_COLOURS = 60;

type Found = { readonly state: "asking" | "failed" } | { readonly state: "there"; readonly fabrics: readonly TexturedProduct[] };

/** The mill's other colours of a fabric's quality; none for what is not of the catalogue. */
function useOtherColours(fabric: FabricRef | null): Found {
  const { assets } = useSession();
  const productId = fabric?.kind === "product" ? fabric.productId : null;
  const [found, setFound] = useState<Found>({ state: "asking" });
  useEffect(() => {
    if (!productId) {
      setFound({ state: "there", fabrics: [] });
      return;
    }
    const leave = new AbortController();
    const ask = async () => {
      const { products } = await call(compareProducts, { productIds: [productId] }, { signal: leave.signal });
      const productIds = (products[0]?.colourways ?? []).map((card) => card.productId).slice(0, MAX_COLOURS);
      const fabrics = productIds.length > 0 ? await call(getTextures, { productIds }, { signal: leave.signal }) : [];
      assets.addProducts(fabrics);
      setFound({ state: "there", fabrics });
    };
    ask().catch(() => !leave.signal.aborted && setFound({ state: "failed" }));
    return () => leave.abort();
  }, [productId, assets]);
  return found;
}

type Props = { fabric: FabricRef | null; title: string; onLay: (fabric: FabricRef) => void };

/** Other fabrics for a slot: the same quality in the mill's other colours and what the design has already, nearest first, from the slot's own colour or from a kept one. */
export function SlotFabrics({ fabric, title, onLay }: Props) {
  const { t } = useTranslation("tailoring");
  const { assets } = useSession();
  const found = useOtherColours(fabric);
  const wanted = useDocument((document) => document.colours);
  const [target, setTarget] = useState<Hex | null>(null);
  const from = target ?? colourOf(fabric, assets);
  const distanceOf = (hex: string | null) => (hex && from ? ciede2000(labOf(hex as Hex), labOf(from)) : null);
  const own = useDocument(fabricsOf, (a, b) => a.map(fabricKey).join() === b.map(fabricKey).join());
  const listed = found.state === "there" ? found.fabrics : [];
  const known = new Set([...listed.map(({ productId }) => productId), fabric?.kind === "product" && fabric.productId]);
  const others = own.flatMap((one) =>
    one.kind === "product" && !known.has(one.productId) ? (assets.product(one.productId) ?? []) : [],
  );
  const sorted =
    found.state === "there"
      ? [...listed, ...others]
          .map((product) => ({ product, difference: distanceOf(product.meanColour) }))
          .sort((a, b) => (a.difference ?? 1e3) - (b.difference ?? 1e3))
      : [];
  return (
    <section aria-label={title} className="mt-3 border-t border-line pt-3">
      <h3 className="voice-name mb-1.5 truncate text-read">{title}</h3>
      {wanted.length > 0 && (
        <div className="mb-2 flex flex-wrap items-center gap-1.5 text-note text-ink-3">
          {t("Nearest to")}
          {wanted.slice(0, 12).map(({ hex, name, code }) => (
            <button
              key={`${hex} ${code}`}
              type="button"
              aria-pressed={target === hex}
              aria-label={name || code || hex}
              title={name || code || hex}
              onClick={() => setTarget(target === hex ? null : (hex as Hex))}
              className="grip size-6 border border-edge aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-thread"
              style={{ backgroundColor: hex }}
            />
          ))}
        </div>
      )}
      {found.state === "asking" && <Skeleton className="h-24" />}
      {found.state === "failed" && (
        <p className="text-note text-fault">{t("The other colours could not be loaded. Choose the slot again.")}</p>
      )}
      {found.state === "there" && sorted.length === 0 && (
        <p className="text-note text-ink-3">
          {t("The mill has no other colour of this fabric. Lay another fabric and save that as a colourway.")}
        </p>
      )}
      <ul className="grid grid-cols-3 gap-2">
        {sorted.map(({ product, difference }) => (
          <li key={product.productId}>
            <FabricTile product={product} difference={difference} onLay={onLay} />
          </li>
        ))}
      </ul>
      {from && <NearestFabrics fabric={fabric} colour={from} onLay={onLay} />}
    </section>
  );
}
