import type { TexturedProduct } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";

/** What every fabric picture of a list shows across, so that a 4 mm and a 40 mm check do not look alike. */
export const SCALE_MM = 60;

function FabricCard({ fabric }: { fabric: TexturedProduct }) {
  const { number } = useFormat();
  const { t } = useTranslation("pages");
  const { weight, width, composition } = fabric.attrs;
  const facts = [weight != null && `${number(weight)} ${t("g/m²")}`, width != null && `${number(width)} ${t("cm")}`].filter(
    Boolean,
  );
  return (
    <li className="min-w-0">
      <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" className="aspect-square" />
      <p className="mt-2.5 text-dense font-medium">
        <Code>{fabric.productCode}</Code>
      </p>
      <p dir="auto" className="voice-name truncate text-read rtl:text-right" title={fabric.productName}>
        {fabric.productName}
      </p>
      <p className="truncate text-dense text-ink-2">{composition}</p>
      <p className="font-cond text-dense text-ink-2">{facts.join(" · ")}</p>
    </li>
  );
}

/** Fabrics at one scale. */
export function FabricGrid({ fabrics }: { fabrics: readonly TexturedProduct[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-x-6 gap-y-7 max-tablet:grid-cols-2 max-tablet:gap-x-3 max-tablet:gap-y-5">
      {fabrics.map((fabric) => (
        <FabricCard key={fabric.productId} fabric={fabric} />
      ))}
    </ul>
  );
}
