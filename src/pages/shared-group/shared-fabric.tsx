import type { ProductCard } from "@selvedge/contract";
import { SIZES } from "@selvedge/contract/picture-sizes";
import type { z } from "zod";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";

/** A fabric as a guest sees it: its picture, code, name, composition, weight and width. */
export function SharedFabric({ fabric }: { fabric: z.infer<typeof ProductCard> }) {
  const { t } = useTranslation("favourites");
  const { number } = useFormat();
  const { productCode, productName, productImg, meanColour, attrs } = fabric;
  return (
    <li className="min-w-0">
      <Picture src={productImg} ground={meanColour} alt="" sizes={SIZES.card} className="aspect-square" />
      <p className="mt-2.5 text-dense font-medium">
        <Code>{productCode}</Code>
      </p>
      <p dir="auto" className="voice-name truncate text-read rtl:text-right" title={productName}>
        {productName}
      </p>
      <p className="truncate text-dense text-ink-2">{attrs.composition}</p>
      <p className="font-cond text-dense text-ink-2">
        {attrs.weight != null && <Quantity value={number(attrs.weight)} unit={t("g/m²")} />}
        {attrs.weight != null && attrs.width != null && " · "}
        {attrs.width != null && <Quantity value={number(attrs.width)} unit={t("cm")} />}
      </p>
    </li>
  );
}
