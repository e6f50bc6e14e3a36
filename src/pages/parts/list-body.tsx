import type { ReactNode } from "react";
import type { ApiError } from "../../api/error.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";

/** One page of a list, as the contract answers it. */
export type ListPage<Row> = { list: readonly Row[]; total: number; pageNum: number; pages: number };

export type ListBodyProps<Found> = {
  /** The call's state; `data` is undefined until its first answer. */
  answer: { data: Found | undefined; error: ApiError | null; refetch: () => unknown; isPlaceholderData?: boolean };
  /** What stands there before the first answer. */
  loading?: ReactNode;
  /** Whether a word, a tab or a filter leaves something out: then an empty list is no empty house. */
  isNarrowed: boolean;
  noMatch: { title: string; showAll: string; onShowAll: () => void };
  /** Nothing is there at all: one sentence and one way on. */
  none: { title: string; text?: string; action?: ReactNode };
  onPage: (page: number) => void;
  children: (found: Found) => ReactNode;
};

/** A list in each of its states: on its way, failed, empty, nothing matching, or its rows with the way to the next page. */
export function ListBody<Found extends ListPage<unknown>>({
  answer: { data, error, refetch, isPlaceholderData = false },
  loading = <Skeleton className="h-80" />,
  isNarrowed,
  noMatch,
  none,
  onPage,
  children,
}: ListBodyProps<Found>) {
  if (!data) return <div className="mt-5">{error ? <ErrorState error={error} onRetry={refetch} /> : loading}</div>;
  if (data.total === 0)
    return isNarrowed ? (
      <Empty
        title={noMatch.title}
        className="mt-6"
        action={
          <Button size="small" onClick={noMatch.onShowAll}>
            {noMatch.showAll}
          </Button>
        }
      />
    ) : (
      <Empty title={none.title} className="mt-6" action={none.action}>
        {none.text}
      </Empty>
    );
  return (
    <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && "opacity-60")}>
      {children(data)}
      <div className="mt-8">
        <Pager page={data.pageNum} pages={data.pages} onPage={onPage} />
      </div>
    </div>
  );
}
