import { type DesignDocument, differences } from "@selvedge/editor-core";
import { useMemo } from "react";
import { useCall } from "../../api/call.ts";
import { getStyle, getTextures } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { linesOf, productsIn } from "./difference-words.ts";

/** Most lines that are listed; what is more is counted. */
const MAX_LINES = 60;

/** What is otherwise in a design, line by line: from `before` to `after`. */
export function Differences({ before, after }: { before: DesignDocument; after: DesignDocument }) {
  const { t } = useTranslation("recover");
  const { number, list } = useFormat();
  const found = useMemo(() => differences(before, after), [before, after]);
  const products = productsIn(found);
  const style = useCall(getStyle, { id: after.styleId, size: after.size });
  const textures = useCall(getTextures, { productIds: [...products] }, { enabled: products.length > 0 });
  const names = new Map(style.data?.pieces.map(({ key, name }) => [key, name]));
  const codes = new Map(textures.data?.map(({ productId, productCode }) => [productId, productCode]));
  const lines = linesOf(found, before, after, {
    t: (key, values) => t(key, values ?? {}),
    number: (value) => number(Math.round(value * 100) / 100),
    list,
    pieceName: (key) => names.get(key) ?? key,
    fabricCode: (fabric) =>
      fabric.kind === "product" ? (codes.get(fabric.productId) ?? null) : fabric.kind === "photo" ? t("own photograph") : null,
  });
  if (lines.length === 0) return <p className="text-dense text-ink-2">{t("Both versions are identical.")}</p>;
  return (
    <>
      <h3 className="mb-1 text-dense font-medium">{t("{{count}} differences", { count: lines.length })}</h3>
      <ul className="text-dense">
        {lines.slice(0, MAX_LINES).map((line, index) => (
          // The lines of two documents that do not change keep their places.
          <li key={index} className="grid gap-x-4 border-t border-line py-1.5 tablet:grid-cols-[minmax(8rem,2fr)_3fr]">
            <span className="min-w-0 font-medium">{line.about}</span>
            <div className="min-w-0 text-ink-2">
              {line.how}
              {line.figures.map(({ label, before: was, after: is }) => (
                <p key={label} className="flex flex-wrap gap-x-1.5">
                  {label !== line.about && <span>{label}</span>}
                  {was === null && is === null ? (
                    <span>{t("was replaced")}</span>
                  ) : (
                    <span className="text-ink">
                      <bdi className="text-ink-3 line-through">{was ?? t("nothing")}</bdi> <bdi>{is ?? t("nothing")}</bdi>
                    </span>
                  )}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {lines.length > MAX_LINES && (
        <p className="border-t border-line pt-1.5 text-note text-ink-3">
          {t("and {{count}} more", { count: lines.length - MAX_LINES })}
        </p>
      )}
    </>
  );
}
