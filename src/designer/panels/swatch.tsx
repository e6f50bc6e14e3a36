import type { FabricRef } from "@selvedge/editor-core";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Code, cx } from "../../ui/index.ts";
import { useAssetCount, useSession } from "../session/context.ts";

/** All swatches of the editor are at this scale. */
export const SWATCH_PX_PER_MM = 1.2;
/** What a fabric's own picture shows of the cloth. */
const PICTURE_MM = 60;
const PICTURE_PX = PICTURE_MM * SWATCH_PX_PER_MM;

/** A piece of cloth at the scale of all swatches, cut to its box. Decorative; its neighbour names it. */
export function Swatch({ fabric, className }: { fabric: FabricRef | null; className?: string }) {
  return (
    <span aria-hidden className={cx("block shrink-0 overflow-hidden bg-plate bg-center", className)}>
      {fabric && <Cloth fabric={fabric} />}
    </span>
  );
}

function Cloth({ fabric }: { fabric: FabricRef }): ReactNode {
  const { assets } = useSession();
  useAssetCount();
  if (fabric.kind === "colour") return <span className="block size-full" style={{ backgroundColor: fabric.hex }} />;
  if (fabric.kind === "photo") {
    const url = assets.picture(fabric.imageId)?.thumbUrl;
    const size = `${fabric.mmWidth * SWATCH_PX_PER_MM}px ${fabric.mmHeight * SWATCH_PX_PER_MM}px`;
    const style: CSSProperties = url ? { backgroundImage: `url(${JSON.stringify(url)})`, backgroundSize: size } : {};
    return <span className="block size-full bg-center" style={style} />;
  }
  const product = assets.product(fabric.productId);
  if (!product) return null;
  // An image is drawn from its smaller halvings, a tiled background is not: fine stripes would shimmer.
  return (
    <img
      src={product.productImg}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      className="size-full object-cover"
      style={{ minWidth: PICTURE_PX, minHeight: PICTURE_PX, backgroundColor: product.meanColour ?? undefined }}
    />
  );
}

/** The code of a fabric, "My photograph, 300 mm wide", or a colour's value. */
export function FabricName({ fabric }: { fabric: FabricRef | null }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  useAssetCount();
  if (!fabric) return t("No fabric");
  if (fabric.kind === "colour") return <Code>{fabric.hex}</Code>;
  if (fabric.kind === "photo") return t("My photograph, {{width}} mm wide", { width: session.format.mm(fabric.mmWidth) });
  const product = session.assets.product(fabric.productId);
  return product ? <Code>{product.productCode}</Code> : t("Fabric");
}
