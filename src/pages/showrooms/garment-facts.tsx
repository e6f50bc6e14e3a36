import type { ChanelItem, ChanelProduct } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Code } from "../../ui/words.tsx";

type GarmentFactsProps = {
  item: ChanelItem;
  /** The fabrics of its group. */
  fabrics: readonly ChanelProduct[];
  /** What opens it. */
  note?: string;
};

/** What a garment is called, which fabrics it is made of, and in which size. */
export function GarmentFacts({ item, fabrics, note }: GarmentFactsProps) {
  const { t } = useTranslation("showrooms");
  const { design, label, size } = item;
  const name = item.kind === "design" ? label : (design?.name ?? label);
  const worn = [...new Set(item.fabrics.map(({ productId }) => productId))].flatMap(
    (id) => fabrics.find(({ productId }) => productId === id)?.productCode ?? [],
  );
  const isShort = item.fabrics.some(({ productId }) => productId === null);
  const last = [size && t("Size {{size}}", { size }), note].filter(Boolean).join(" · ");
  return (
    <>
      <span
        dir="auto"
        title={name}
        className="voice-name mt-2.5 block truncate text-read/[22px] decoration-edge decoration-1 underline-offset-4 group-hover:underline rtl:text-right"
      >
        {name}
      </span>
      {worn.length > 0 && (
        <span className="block truncate text-dense text-ink-2">
          {worn.map((code, index) => (
            <span key={code}>
              {index > 0 && ", "}
              <Code>{code}</Code>
            </span>
          ))}
        </span>
      )}
      {isShort && <span className="block text-dense text-ink-3">{t("One of its fabrics is no longer offered")}</span>}
      {last && <span className="block text-dense text-ink-3">{last}</span>}
    </>
  );
}
