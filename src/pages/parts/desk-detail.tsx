import type { ReactNode } from "react";
import type { ApiError } from "../../api/error.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { PageTitle } from "./title.tsx";

type DeskDetailProps = {
  answer: { error: ApiError | null; refetch: () => unknown };
  /** The list it belongs to. */
  list: { label: string; to: string };
  /** Its own address. */
  to: string;
  /** What it is called before its number is known, and when it is not there. */
  words: { unnamed: string; notThere: string };
  /** Its number and its state, once they are there. */
  shown?: { number: string; state: string };
  children: ReactNode;
};

/** One matter of the customer's desk below the way back to its list: on its way, failed, not there, or with its number and state. */
export function DeskDetail({ answer: { error, refetch }, list, to, words, shown, children }: DeskDetailProps) {
  const isGone = error?.is("notFound") || error?.is("validation");
  return (
    <div className="px-margin pt-6 pb-12">
      <Breadcrumb steps={[list, { label: shown?.number ?? words.unnamed, to }]} />
      {isGone && <Empty title={words.notThere} className="mt-6" />}
      {!isGone && error && !shown && <ErrorState error={error} onRetry={refetch} className="mt-6" />}
      {!error && !shown && <Skeleton className="mt-6 h-96" />}
      {!isGone && shown && (
        <>
          <div className="mt-3 flex flex-wrap items-baseline gap-x-4">
            <PageTitle name={shown.number}>
              <Code>{shown.number}</Code>
            </PageTitle>
            <p className="text-ink-2">{shown.state}</p>
          </div>
          {children}
        </>
      )}
    </div>
  );
}

/** A fact of such a matter: its name beside its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] gap-3 max-tablet:grid-cols-[6.5rem_1fr]">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
