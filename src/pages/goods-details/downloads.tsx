import type { DownloadKind } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { downloadSwatch, getDownloads } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { buttonClass } from "../../ui/button.tsx";

const LABELS: Readonly<Record<DownloadKind, string>> = {
  u3m: "U3M",
  maps: "Texture maps",
  glb: "glTF",
  png: "PNG, true scale",
  pdf: "Swatch sheet, PDF",
  wif: "Weaving draft, WIF",
};

/** The fabric as files for other programs and for printing. */
export function Downloads({ productId, productCode }: { readonly productId: string; readonly productCode: string }) {
  const { t, i18n } = useTranslation("goods");
  const { data: kinds = [] } = useCall(getDownloads, { productId });
  if (kinds.length === 0) return null;
  return (
    <section className="mt-6" aria-label={t("Downloads")}>
      <h2 className="voice mb-2 text-head">{t("Downloads")}</h2>
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              className={buttonClass({ size: "small" })}
              href={`${addressOf(downloadSwatch)}?${new URLSearchParams({ productId, kind, lang: i18n.language })}`}
              download={`${productCode}.${kind}`}
            >
              {t(LABELS[kind])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
