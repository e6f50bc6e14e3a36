import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import type { ThreadRow } from "@selvedge/contract";
import { Link, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { listThreads } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { SUBJECT_NAMES } from "../../notices/places.ts";
import { LastWords } from "../../threads/last-words.tsx";
import { Checkbox, Segmented } from "../../ui/choices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { InChargeOf } from "./in-charge-of.tsx";

/** Which threads are listed; each stands in the address as `show`, the first by nothing. */
const SHOWN = ["waiting", "unread", "all"] as const;

/** What customers wrote, about records of every kind: at first what waits for an answer, the newest message first. */
export default function ThreadList() {
  const { t } = useTranslation(["erp", "messages"]);
  const [query, setQuery] = useSearchParams();
  const show = SHOWN.find((one) => one === query.get("show")) ?? "waiting";
  const mine = query.has("mine");
  const pageNum = Math.max(1, Number(query.get("pageNum")) || 1);
  const asked = {
    pictures: true,
    pageNum,
    ...(show === "waiting" && { waiting: true }),
    ...(show === "unread" && { unread: true }),
    ...(mine && { mine }),
  };
  const { data, error, isPending, refetch } = useCall(listThreads, asked, { keepPrevious: true, staleTimeMs: 0 });
  const put = (next: { show?: typeof show; isMine?: boolean; page?: number }) => {
    const { show: shown = show, isMine = mine, page = 1 } = next;
    const chosen = { ...(shown !== "waiting" && { show: shown }), ...(isMine && { mine: "1" }) };
    setQuery({ kind: "thread", ...chosen, ...(page > 1 && { pageNum: String(page) }) }, { replace: true });
  };
  const labels = { waiting: t("Waiting for us"), unread: t("Unread", { ns: "messages" }), all: t("All") };
  return (
    <>
      <Segmented
        label={t("Messages")}
        value={show}
        choices={SHOWN.map((value) => ({ value, label: labels[value] }))}
        onChange={(next) => put({ show: next })}
        className="w-full"
      />
      <Checkbox label={t("Mine")} checked={mine} onChange={(isMine) => put({ isMine })} className="my-3" />
      {isPending && <Skeleton className="h-64" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && data.list.length === 0 && (
        <Empty title={show === "all" && !mine ? t("No messages yet", { ns: "messages" }) : t("Nothing here")}>
          {(show !== "all" || mine) && t("Remove a filter to see more.")}
        </Empty>
      )}
      {data && data.list.length > 0 && (
        <>
          <ul className="border-t border-line">
            {data.list.map((thread) => (
              <Row key={thread.threadId} thread={thread} />
            ))}
          </ul>
          <Pager page={pageNum} pages={data.pages} onPage={(page) => put({ page })} />
        </>
      )}
    </>
  );
}

/** One thread: what it is about, who wrote last and what. The whole row opens it. */
function Row({ thread }: { thread: ThreadRow }) {
  const { t } = useTranslation(["erp", "messages"]);
  const { age } = useFormat();
  const kind = t(SUBJECT_NAMES[thread.subject.kind], { ns: "messages" });
  return (
    <li className="border-b border-line">
      <Link to={`/wapErp/view?kind=thread&id=${thread.threadId}`} className="flex min-h-20 items-center gap-3 py-2.5">
        <Picture src={thread.picture || undefined} alt="" sizes="56px" className="size-14 shrink-0" />
        <span className="min-w-0 flex-1 text-dense">
          <span className="flex items-baseline justify-between gap-2">
            <bdi className="truncate font-medium">{thread.title || kind}</bdi>
            <time dateTime={thread.postedAt} className="shrink-0 text-note text-ink-3">
              {age(thread.postedAt)}
            </time>
          </span>
          <span className="block truncate text-ink-2">
            {kind} · <bdi>{thread.company}</bdi>
          </span>
          <LastWords last={thread.last} />
          {thread.inCharge && (
            <span className="block text-ink-2">
              <InChargeOf name={thread.inCharge.name} />
            </span>
          )}
          {thread.unread > 0 && (
            <span className="flex items-center gap-1 text-thread">
              <Icon of={ChatTextIcon} size={14} />
              {t("{{count}} new messages", { count: thread.unread })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
