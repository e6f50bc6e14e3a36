import type { DownloadKind } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { downloadSwatch, getDownloads } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

/** Files to read and to print, then files for other programs. */
const GROUPS = [
  { titleKey: "Documents", kinds: ["pdf", "wif"] },
  { titleKey: "For other programs", kinds: ["u3m", "maps", "glb", "png"] },
] as const satisfies readonly { titleKey: string; kinds: readonly DownloadKind[] }[];
const LABELS: Readonly<Record<DownloadKind, string>> = {
  u3m: "U3M",
  maps: "Texture maps",
  glb: "glTF",
  png: "PNG, true scale",
  pdf: "Swatch sheet, PDF",
  wif: "Weaving draft, WIF",
};

/** The fabric on paper and as files; none where it has no measured cloth. */
export function Downloads({ productId, productCode }: { readonly productId: string; readonly productCode: string }) {
  const { t, i18n } = useTranslation(["goods", "fabric"]);
  const { data, error, refetch } = useCall(getDownloads, { productId });
  if (error?.is("notFound") || data?.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="fabric-files">
      <h2 id="fabric-files" className="voice mb-1 text-head">
        {t("Documents and files", { ns: "fabric" })}
      </h2>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data &&
        GROUPS.map(({ titleKey, kinds }) => {
          const offered = kinds.filter((kind) => data.includes(kind));
          return (
            offered.length > 0 && (
              <div key={titleKey} className="flex gap-x-3 border-b border-line py-2 text-dense">
                <h3 className="w-32 shrink-0 pt-1 font-normal text-ink-2 max-tablet:w-24">{t(titleKey, { ns: "fabric" })}</h3>
                <ul className="flex flex-wrap gap-2">
                  {offered.map((kind) => (
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
              </div>
            )
          );
        })}
    </section>
  );
}
