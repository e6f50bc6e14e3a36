import type { DownloadKind } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { downloadSwatch, getDownloads } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

/** In the order in which they are offered. */
const FILES: Readonly<Record<DownloadKind, { readonly labelKey: string; readonly isDocument: boolean }>> = {
  pdf: { labelKey: "Swatch sheet, PDF", isDocument: true },
  wif: { labelKey: "Weaving draft, WIF", isDocument: true },
  u3m: { labelKey: "U3M", isDocument: false },
  maps: { labelKey: "Texture maps", isDocument: false },
  glb: { labelKey: "glTF", isDocument: false },
  png: { labelKey: "PNG, true scale", isDocument: false },
};
const KINDS = Object.keys(FILES) as DownloadKind[];
/** Files to read and to print, then files for other programs. */
const GROUPS = [
  { titleKey: "Documents", kinds: KINDS.filter((kind) => FILES[kind].isDocument) },
  { titleKey: "For other programs", kinds: KINDS.filter((kind) => !FILES[kind].isDocument) },
];

/** The fabric on paper and as files; none where it has no measured cloth. */
export function Downloads({ productId }: { readonly productId: string }) {
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
                        download
                      >
                        {t(FILES[kind].labelKey)}
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
