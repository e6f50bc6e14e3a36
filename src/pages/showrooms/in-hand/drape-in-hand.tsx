import type { Product } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { Sheet } from "../../goods-details/figures.tsx";

const FullView = lazy(() => import("../../goods-details/full-view.tsx"));

/** How a fabric falls: over its stand, as on its page; a press shows it over the whole window, to be turned. */
export function DrapeInHand({ product }: { readonly product: Product }) {
  const { t } = useTranslation(["showrooms", "goods", "fabric"]);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { texture, drapeImg } = product;
  if (!texture || !drapeImg) return null;
  const name = t("Drape", { ns: "goods" });
  return (
    <figure className="mt-6">
      <div className="relative aspect-8/5 overflow-hidden bg-plate">
        <Picture src={drapeImg} alt="" className="size-full" />
        <button
          type="button"
          aria-label={t("{{name}}, full window", { name, ns: "fabric" })}
          onClick={() => setSheet("drape")}
          className="absolute inset-0 -outline-offset-4"
        />
      </div>
      <figcaption className="mt-1.5 text-dense text-ink-2">
        <span className="me-1 font-medium text-ink">{name}</span>
        {t("a disc of 48 cm, from its bending and weight", { ns: "goods" })}
      </figcaption>
      {sheet && (
        <Suspense>
          <FullView product={product} sheet={sheet} onSheet={setSheet} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </figure>
  );
}
