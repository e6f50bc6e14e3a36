import { BellIcon } from "@phosphor-icons/react/dist/csr/Bell";
import { Suspense, useEffect, useState } from "react";
import { useCall } from "../api/call.ts";
import { listNotices } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { lazy } from "../lazy-part.ts";
import { listenLive } from "../live/connection.ts";
import { refreshFor } from "../live/refresh.ts";
import { cx } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { IconCount } from "../ui/icon-count.tsx";

const NoticeDrawer = lazy(() => import("./notice-drawer.tsx"));
/** More than this is "99+": the figure keeps its place in the header. */
const MAX_SHOWN = 99;

type BellProps = {
  /** Whether the page hears live events by itself. */
  isToldByPage?: boolean;
  className?: string;
};

/** The notices in the header with the number of unread ones; keeps the live connection of a page that has none. */
export default function Bell({ isToldByPage = false, className }: BellProps) {
  const { t } = useTranslation("messages");
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(listNotices, { unread: true, pageSize: 1 });
  const unread = data?.unread ?? 0;
  useEffect(() => (isToldByPage ? undefined : listenLive(refreshFor)), [isToldByPage]);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? t("Notices, {{count}} unread", { count: unread }) : t("Notices")}
        className={cx("grip flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11", className)}
      >
        <Icon of={BellIcon} size={20} />
        <IconCount>{unread > 0 && (unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread)}</IconCount>
      </button>
      {isOpen && (
        <Suspense>
          <NoticeDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
