import type { Subject, ThreadRow } from "@selvedge/contract";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getThread, listThreads } from "../../api/calls.ts";
import { ConsultButton } from "../../consult/consult-button.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { isId } from "../../is-id.ts";
import { placeOfMessages, SUBJECT_NAMES } from "../../notices/places.ts";
import { FABRICS } from "../../places.ts";
import { useIsStaff } from "../../state/use-is-staff.ts";
import { LastWords } from "../../threads/last-words.tsx";
import { Thread } from "../../threads/thread.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { cx } from "../../ui/classes.ts";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";

const ThreadView = lazy(() => import("../../threads/thread-view.tsx"));
const PAGE_SIZE = 24;

/** What a thread is about, its newest words, and how many of them are unread. */
function Row({ thread, isHere, to }: { thread: ThreadRow; isHere: boolean; to: string }) {
  const { t } = useTranslation("messages");
  const { age } = useFormat();
  const isStaff = useIsStaff();
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? "true" : undefined}
        className={cx(
          "block min-h-11 border-b border-line px-3 py-3 text-dense hover:bg-plate",
          isHere && "thread-edge bg-plate",
        )}
      >
        <span className="flex items-baseline justify-between gap-3 text-note text-ink-3">
          <span>
            {t(SUBJECT_NAMES[thread.subject.kind])}
            {isStaff && (
              <span className="ms-2">
                <bdi>{thread.company}</bdi>
              </span>
            )}
          </span>
          <time dateTime={thread.postedAt}>{age(thread.postedAt)}</time>
        </span>
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={cx("truncate", thread.unread > 0 ? "font-medium" : undefined)}>
            {thread.title || t(SUBJECT_NAMES[thread.subject.kind])}
          </bdi>
          {thread.unread > 0 && (
            <span className="shrink-0 text-note font-medium">{t("{{count}} new", { count: thread.unread })}</span>
          )}
        </span>
        <LastWords last={thread.last} />
      </Link>
    </li>
  );
}

/** Where else the messages of a record are shown; null where this page is the only one. */
function placeBeyond(subject: Subject, isStaff: boolean): string | null {
  const place = placeOfMessages(subject, isStaff);
  return place?.startsWith("/history") ? null : place;
}

const KINDS = Object.keys(SUBJECT_NAMES) as Subject["kind"][];

/** The record whose messages alone are asked for; null for all. */
function recordOf(query: URLSearchParams): Subject | null {
  const [kind, id] = [KINDS.find((one) => one === query.get("kind")), query.get("id") ?? ""];
  return kind && isId(id) ? { kind, id } : null;
}

/** The chosen thread with the way to what it is about. */
function Chosen({ threadId, back }: { threadId: string; back: string }) {
  const { t } = useTranslation("messages");
  const isStaff = useIsStaff();
  const { data, error, refetch } = useCall(getThread, { threadId }, { staleTimeMs: 0 });
  const place = data ? placeBeyond(data.subject, isStaff) : null;
  return (
    <section aria-label={t("Messages")} className="min-w-0 flex-1">
      <Link to={back} className="quiet-link mb-3 inline-flex min-h-8 items-center text-dense pointer-coarse:min-h-11 desk:hidden">
        {t("All messages")}
      </Link>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
            <h2 className="voice-name text-head">
              <bdi>{data.title || t(SUBJECT_NAMES[data.subject.kind])}</bdi>
            </h2>
            {place && (
              <Link to={place} className="quiet-link text-dense">
                {t("Open the related item")}
              </Link>
            )}
          </div>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ThreadView key={threadId} subject={data.subject} threadId={threadId} isAskedFor />
          </Suspense>
        </>
      )}
    </section>
  );
}

/** Commented: every thread of the company, the newest first, and the chosen one beside the list. */
export default function HistoryPage() {
  const { t } = useTranslation("messages");
  const { query, change, page } = useListQuery();
  const isUnread = query.get("unread") === "1";
  const about = recordOf(query);
  const isStaff = useIsStaff();
  const { data, error, isPending, refetch } = useCall(
    listThreads,
    { ...(isUnread && { unread: true }), ...(about && { about }), pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  // The only thread of a record is the chosen one.
  const [only, ...others] = data?.list ?? [];
  const isOnly = only !== undefined && others.length === 0 && only.subject.id === about?.id;
  const threadId = query.get("threadId") ?? (isOnly ? only.threadId : null);
  const isFirst = about !== null && data?.total === 0 && !isUnread && !isStaff;
  const withThread = (id: string | null) => {
    const next = new URLSearchParams(query);
    if (id) next.set("threadId", id);
    else for (const name of ["threadId", "kind", "id"]) next.delete(name);
    return `/history?${next}`;
  };
  return (
    <div className="px-margin pt-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageTitle
          name={t("Commented", { ns: "shell" })}
          note={data && data.unread > 0 ? t("{{count}} unread", { count: data.unread }) : undefined}
        >
          {t("Commented", { ns: "shell" })}
        </PageTitle>
        <div className="flex flex-wrap items-center gap-4">
          <Checkbox
            label={t("Unread only")}
            checked={isUnread}
            onChange={(on) => change({ unread: on ? "1" : null, threadId: null })}
          />
          <ConsultButton size="small" />
        </div>
      </div>
      {isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="mb-2 h-16 max-w-md" />)}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {isFirst && <Thread subject={about} />}
      {data?.total === 0 && !isFirst && (
        <Empty
          title={isUnread ? t("No unread messages") : t("No messages yet")}
          action={
            isUnread ? undefined : (
              <ButtonLink size="small" to={FABRICS}>
                {t("Browse fabrics")}
              </ButtonLink>
            )
          }
        >
          {!isUnread && t("Ask the mill about a fabric, an order or a sample: question and answer stay here.")}
        </Empty>
      )}
      {data && (data.total > 0 || threadId) && (
        <div className="flex gap-8">
          <div className={cx("w-full desk:w-96 desk:shrink-0", threadId && "max-desk:hidden")}>
            <ul className="border-t border-line">
              {data.list.map((thread) => (
                <Row
                  key={thread.threadId}
                  thread={thread}
                  isHere={thread.threadId === threadId}
                  to={withThread(thread.threadId)}
                />
              ))}
            </ul>
            <div className="mt-6">
              <Pager page={data.pageNum} pages={data.pages} onPage={(next) => change({ page: next })} />
            </div>
          </div>
          {threadId && <Chosen threadId={threadId} back={withThread(null)} />}
        </div>
      )}
    </div>
  );
}
