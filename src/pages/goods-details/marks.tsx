import type { Product } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Tag } from "../../ui/tag.tsx";

/** Certificates, collections and whether samples lie ready. */
export function Marks({ product: { certificates, collections, sampleQuantity } }: { readonly product: Product }) {
  const { t } = useTranslation("goods");
  const marks = [...certificates, ...collections];
  if (marks.length === 0 && !sampleQuantity?.value) return null;
  return (
    <ul aria-label={t("Certificates and collections")} className="mt-4 flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark}>
          <Tag tone="line">{mark}</Tag>
        </li>
      ))}
      {!!sampleQuantity?.value && (
        <li>
          <Tag tone="ok">{t("Samples in stock")}</Tag>
        </li>
      )}
    </ul>
  );
}
