import type { TexturedProduct } from "@selvedge/contract";
import { type FabricRef, fabricKey, placement } from "@selvedge/editor-core";
import { useMemo } from "react";
import { GarmentFiles } from "../../garment-file/garment-files.tsx";
import type { DressOrder, GarmentOrder } from "../../garment-file/order.ts";
import { useTranslation } from "../../i18n.ts";
import type { Hung } from "../../worn/use-hung.ts";
import { documentOfStyle } from "../share/shown-design.ts";
import { useCloth } from "../share/use-cloth.ts";
import type { Worn } from "./stage.tsx";

type GarmentSectionProps = {
  readonly worn: Worn;
  /** How it hangs now, which may still be as it hung before. */
  readonly hung: Hung;
  /** The fabrics the style opens with, each with its piece: a second colourway where another one is chosen. */
  readonly own: readonly (TexturedProduct & { pieceKey: string })[];
  /** The fabric all pieces are shown in; null as the style opens. */
  readonly chosen: TexturedProduct | null;
};

/** The garment as it is presented, in files of 3D. */
export function GarmentSection({ worn, hung, own, chosen }: GarmentSectionProps) {
  const { t } = useTranslation(["garment", "around"]);
  const { style } = hung;
  const products = useMemo(() => [...worn.products, ...own], [worn, own]);
  const { placed, pictures, mapsOf } = useCloth({ ...worn, style, products });
  const nameOf = (fabric: FabricRef) =>
    (fabric.kind === "product" && products.find(({ productId }) => productId === fabric.productId)?.productCode) || style.name;
  const order = (): GarmentOrder => {
    const opening = t("As the style opens", { ns: "around" });
    const shown: DressOrder = { name: chosen?.productCode ?? opening, placement: placed };
    const tiles = new Map(
      own.map(({ productId, texture: { mmWidth, mmHeight } }) => [
        fabricKey({ kind: "product", productId }),
        { mmWidth, mmHeight },
      ]),
    );
    const opened: DressOrder[] = chosen
      ? [{ name: opening, placement: placement(documentOfStyle(style, own), style, tiles) }]
      : [];
    return {
      name: style.name,
      drapeUrl: hung.url,
      pieces: style.pieces,
      trims: [],
      dresses: [shown, ...opened],
      pictures,
      mapsOf,
      nameOf,
    };
  };
  return (
    <section aria-labelledby="garment-files" className="mt-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="min-w-0">
        <h2 id="garment-files" className="voice-name text-head">
          {t("The garment in 3D")}
        </h2>
        <p className="mt-1 text-dense text-ink-2">
          {t("Hung as it is sewn, size {{size}}, in its cloth at true scale.", { size: style.size })}
        </p>
      </div>
      <GarmentFiles order={order} />
    </section>
  );
}
