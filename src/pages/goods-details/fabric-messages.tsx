import type { ThreadRow } from "@selvedge/contract";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { listThreads } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { useIsStaff } from "../../state/use-is-staff.ts";
import { LastWords } from "../../threads/last-words.tsx";
import { Thread } from "../../threads/thread.tsx";
import { cx } from "../../ui/classes.ts";
import { Pager } from "../../ui/pager.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

const PAGE_SIZE = 12;

/** What a company and the mill write to each other about a fabric; the mill sees what every company wrote. */
export default function FabricMessages({ productId }: { readonly productId: string }) {
  const { t } = useTranslation("messages");
  const isStaff = useIsStaff();
  const { hash } = useLocation();
  // The section comes after the page: by then the address's place in it has been looked for in vain.
  const arrive = useCallback(
    (node: HTMLElement | null) => {
      if (hash === "#messages") node?.scrollIntoView({ block: "start" });
    },
    [hash],
  );
  return (
    <section
      ref={arrive}
      id="messages"
      aria-labelledby="fabric-messages"
      className="mt-12 scroll-mt-24 px-margin max-tablet:px-4"
    >
      <h2 id="fabric-messages" className="voice mb-4 text-head">
        {t("Messages about this fabric")}
      </h2>
      {isStaff ? <OfAllCompanies productId={productId} /> : <Thread subject={{ kind: "fabric", id: productId }} />}
    </section>
  );
}

/** Every company's thread about a fabric, what is unread first; one is opened in its place. */
function OfAllCompanies({ productId }: { readonly productId: string }) {
  const { t } = useTranslation("messages");
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string | null>(null);
  const about = { kind: "fabric", id: productId } as const;
  const { data, error, refetch } = useCall(
    listThreads,
    { about, pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-24 max-w-2xl" />;
  if (data.total === 0) return <p className="text-dense text-ink-2">{t("No customer has written about this fabric yet.")}</p>;
  return (
    <>
      <ul className="max-w-2xl border-t border-line">
        {data.list.map((thread) => (
          <CompanyThread
            key={thread.threadId}
            thread={thread}
            isOpen={thread.threadId === openId}
            onToggle={() => setOpenId(thread.threadId === openId ? null : thread.threadId)}
          />
        ))}
      </ul>
      <Pager page={data.pageNum} pages={data.pages} onPage={setPage} />
    </>
  );
}

type CompanyThreadProps = { readonly thread: ThreadRow; readonly isOpen: boolean; readonly onToggle: () => void };

/** Who wrote, the newest words, how much is unread. Once opened it is kept, with an answer that was begun. */
function CompanyThread({ thread, isOpen, onToggle }: CompanyThreadProps) {
  const { t } = useTranslation("messages");
  const { age } = useFormat();
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        className="block min-h-11 w-full px-3 py-3 text-start text-dense hover:bg-plate"
        onClick={() => {
          setWasOpen(true);
          onToggle();
        }}
      >
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={cx("truncate", thread.unread > 0 && "font-medium")}>{thread.company}</bdi>
          <span className="shrink-0 text-note text-ink-3">
            {thread.unread > 0 && <b className="me-3 font-medium text-ink">{t("{{count}} new", { count: thread.unread })}</b>}
            <time dateTime={thread.postedAt}>{age(thread.postedAt)}</time>
          </span>
        </span>
        <LastWords last={thread.last} />
      </button>
      {wasOpen && (
        <div hidden={!isOpen} className="px-3 pt-2 pb-5">
          <Thread subject={thread.subject} threadId={thread.threadId} isShown={isOpen} />
        </div>
      )}
    </li>
  );
}
