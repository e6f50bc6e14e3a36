import { BellIcon } from "@phosphor-icons/react/dist/csr/Bell";
import { lazy, Suspense, useEffect, useState } from "react";
import { useCall } from "../api/call.ts";
import { listNotices } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { listenLive } from "../live/connection.ts";
import { refreshFor } from "../live/refresh.ts";
import { Icon } from "../ui/icon.tsx";
import { IconCount } from "../ui/icon-count.tsx";

const NoticeDrawer = lazy(() => import("./notice-drawer.tsx"));
/** More than this is "99+": the figure keeps its place in the header. */
const MAX_SHOWN = 99;

/** The notices in the header with the number of unread ones; keeps the live connection of the page. */
export default function Bell() {
  const { t } = useTranslation("messages");
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(listNotices, { unread: true, pageSize: 1 });
  const unread = data?.unread ?? 0;
  useEffect(() => listenLive(refreshFor), []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? t("Notices, {{count}} unread", { count: unread }) : t("Notices")}
        className="grip flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11"
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
