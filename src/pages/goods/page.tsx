import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "../../i18n.ts";
import { focusOn, useKeptFocus } from "../../ui/kept-focus.ts";
import { SkipButton } from "../../ui/skip-button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { CardPlates, FabricGrid } from "./fabric-grid.tsx";
import { ColumnPlates, FilterColumn } from "./filters/column.tsx";
import { Heading } from "./heading.tsx";
import { Hints } from "./hints.tsx";
import { ListFoot } from "./list-foot.tsx";
import { isPictureList } from "./list-state.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useList, useListState } from "./use-list.ts";

const FabricTable = lazy(async () => ({ default: (await import("./fabric-table.tsx")).FabricTable }));
const NoResults = lazy(async () => ({ default: (await import("./no-results.tsx")).NoResults }));
const PictureHead = lazy(async () => ({ default: (await import("./by-picture/picture-head.tsx")).PictureHead }));
const BeingPrepared = lazy(async () => ({ default: (await import("../parts/being-prepared.tsx")).BeingPrepared }));
const EndlessGrid = lazy(async () => ({ default: (await import("./endless.tsx")).EndlessGrid }));

/** The fabrics of a category or of a search: filters, order, view and page all live in the address. */
export default function GoodsPage() {
  const { t } = useTranslation("finding");
  const { state, change } = useListState();
  const { data, found, alike, notCloseFrom, pending, progress, error, isPending, isOld, refetch } = useList(state);
  const isWaiting = progress !== null && !data;
  const page = useRef<HTMLDivElement>(null);
  const title = () => page.current?.querySelector("h1");
  const kept = useKeptFocus(title);
  return (
    <div {...kept} ref={page} className="grid gap-x-10 px-margin pt-6 tablet:grid-cols-[224px_minmax(0,1fr)]">
      <aside aria-label={t("Filters")} className="max-tablet:hidden">
        <SkipButton onClick={() => focusOn(title())} className="focus:absolute focus:z-10">
          {t("Skip the filters")}
        </SkipButton>
        {data ? <FilterColumn listing={data} state={state} change={change} /> : <ColumnPlates />}
      </aside>
      <div className="min-w-0">
        <Heading listing={data} isOld={isOld} state={state} pending={pending} />
        {isPictureList(state) && (
          <Suspense fallback={<div className="min-h-40" />}>
            <PictureHead asked={state.picture} found={found} change={change} />
          </Suspense>
        )}
        <Toolbar listing={data} state={state} change={change} />
        {/* Not fetched late: it would push the list down under the next press. */}
        <SelectionBar />
        {data && <Hints listing={data} change={change} />}
        {isWaiting && (
          <Suspense>
            <BeingPrepared progress={progress} askAgain={error ? refetch : null} />
          </Suspense>
        )}
        {isPending && !isWaiting && <CardPlates count={8} />}
        {error && !data && !isWaiting && (
          <ErrorState
            title={
              isPictureList(state) && error.is("notFound")
                ? t("This picture is no longer available, or it belongs to another company.")
                : undefined
            }
            error={error}
            onRetry={refetch}
            kept={t("Your search and your filters are kept.")}
          />
        )}
        {data?.total === 0 && (
          <Suspense>
            <NoResults listing={data} state={state} change={change} />
          </Suspense>
        )}
        {data && data.total > 0 && (
          <div aria-busy={isOld} className={isOld ? "opacity-60" : undefined}>
            {state.view === "endless" ? (
              <Suspense fallback={<CardPlates count={8} />}>
                <EndlessGrid state={state} total={data.total} />
              </Suspense>
            ) : (
              <>
                {state.view === "table" ? (
                  <Suspense fallback={<CardPlates count={8} />}>
                    <FabricTable fabrics={data.list} alike={alike} notCloseFrom={notCloseFrom} />
                  </Suspense>
                ) : (
                  <FabricGrid fabrics={data.list} colours={data.colours} alike={alike} notCloseFrom={notCloseFrom} />
                )}
                <ListFoot
                  listing={data}
                  state={state}
                  change={change}
                  // The new page begins at its top, for the keyboard too.
                  onPage={() => focusOn(title())}
                />
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
