import { useCall } from "../../api/call.ts";
import { searchTexturedProducts } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { FabricGrid } from "../parts/fabric.tsx";
import { SCALE_MM } from "../parts/scale.ts";

const SHOWN = 6;

/** The fabrics of a searched word, above the styles one can lay them on. */
export function FoundFabrics({ searchKey, onClear }: { searchKey: string; onClear: () => void }) {
  const { t } = useTranslation("pages");
  const { data, error, isPending, refetch } = useCall(
    searchTexturedProducts,
    { searchKey, pageNum: 1, pageSize: SHOWN },
    { keepPrevious: true },
  );
  return (
    <section aria-labelledby="found-fabrics" className="mb-8 border-b border-line pb-8">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="found-fabrics" className="voice-name text-head">
          {t("Fabrics for “{{word}}”", { word: searchKey })}
        </h2>
        {data && <p className="text-ink-2">{t("{{count}} fabrics", { count: data.total })}</p>}
        <p className="text-note text-ink-3">{t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM })}</p>
        <Button tone="quiet" size="small" className="ms-auto" onClick={onClear}>
          {t("Clear")}
        </Button>
      </header>
      {isPending && <Skeleton className="h-64" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data?.total === 0 && (
        <Empty
          title={t("No fabric matches “{{word}}”", { word: searchKey })}
          action={
            <Button size="small" onClick={onClear}>
              {t("Clear the search")}
            </Button>
          }
        >
          {t("Try a code, a weave or a colour.")}
        </Empty>
      )}
      {data && data.total > 0 && (
        <>
          <FabricGrid fabrics={data.list} />
          <p className="mt-6 text-ink-2">{t("Choose a style below; it opens with these fabrics ready to use.")}</p>
        </>
      )}
    </section>
  );
}
