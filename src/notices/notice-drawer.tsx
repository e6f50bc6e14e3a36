import type { Notice } from "@selvedge/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useCall, useSend } from "../api/call.ts";
import { listNotices, readNotices } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { leadsSomewhere } from "../routes.tsx";
import { useIsStaff } from "../state/use-is-staff.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { cx } from "../ui/classes.ts";
import { Drawer } from "../ui/dialog.tsx";
import { Empty, ErrorState, Skeleton } from "../ui/states.tsx";
import { placeOf, placeOfMessages, SUBJECT_NAMES } from "./places.ts";

const AT_FIRST = 20;
const MAX_SHOWN = 100;

const placeOfNotice = ({ kind, subject }: Notice, isStaff: boolean) =>
  kind === "thread.posted" ? placeOfMessages(subject, isStaff) : placeOf(subject, isStaff);

type RowProps = { notice: Notice; isStaff: boolean; onOpen: () => void };

/** One notice: what it is about, what happened, when. An unread one lies on the thread. */
function Row({ notice, isStaff, onOpen }: RowProps) {
  const { t } = useTranslation("messages");
  const { age } = useFormat();
  const place = placeOfNotice(notice, isStaff);
  const body = (
    <>
      <span className="flex items-baseline justify-between gap-3 text-note text-ink-3">
        <span>{t(SUBJECT_NAMES[notice.subject.kind])}</span>
        <time dateTime={notice.createdAt}>{age(notice.createdAt)}</time>
      </span>
      <span dir="auto" className={cx("block break-words text-start", notice.isRead ? "text-ink-2" : "font-medium text-ink")}>
        {!notice.isRead && <span className="sr-only">{t("Unread")}: </span>}
        {notice.text}
      </span>
    </>
  );
  const classes = cx(
    "block min-h-11 w-full border-b border-line px-3 py-2.5 text-start text-dense hover:bg-plate",
    !notice.isRead && "thread-edge",
  );
  return (
    <li>
      {place ? (
        <Link to={place} onClick={onOpen} className={classes}>
          {body}
        </Link>
      ) : (
        <button type="button" onClick={onOpen} className={classes}>
          {body}
        </button>
      )}
    </li>
  );
}

/** The user's notices, newest first; opening one marks it as read. */
export default function NoticeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("messages");
  const [size, setSize] = useState(AT_FIRST);
  const isStaff = useIsStaff();
  const { data, error, isPending, refetch } = useCall(listNotices, { pageSize: size }, { keepPrevious: true, staleTimeMs: 0 });
  const read = useSend(readNotices, [listNotices]);
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Notices")}
      actions={
        <>
          {leadsSomewhere("/setting") && (
            <ButtonLink tone="quiet" to="/setting#notices" onClick={onClose}>
              {t("Notice settings")}
            </ButtonLink>
          )}
          <Button disabled={!data?.unread} busy={read.isPending} onClick={() => read.mutate({ all: true })}>
            {t("Mark all as read")}
          </Button>
        </>
      }
    >
      {isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="mb-2 h-14" />)}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data?.total === 0 && (
        <Empty title={t("No notices yet")}>{t("Notices appear here when the mill answers or something of yours changes.")}</Empty>
      )}
      {data && data.list.length > 0 && (
        <ul className="border-t border-line">
          {data.list.map((notice) => (
            <Row
              key={notice.noticeId}
              notice={notice}
              isStaff={isStaff}
              onOpen={() => {
                if (!notice.isRead) read.mutate({ noticeIds: [notice.noticeId] });
                if (placeOfNotice(notice, isStaff)) onClose();
              }}
            />
          ))}
        </ul>
      )}
      {data && data.total > data.list.length && size < MAX_SHOWN && (
        <Button size="small" className="my-3" onClick={() => setSize(MAX_SHOWN)}>
          {t("Show earlier ones")}
        </Button>
      )}
    </Drawer>
  );
}
