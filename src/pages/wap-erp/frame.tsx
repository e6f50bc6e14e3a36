import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { ClipboardTextIcon } from "@phosphor-icons/react/dist/csr/ClipboardText";
import { HouseSimpleIcon } from "@phosphor-icons/react/dist/csr/HouseSimple";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { type ReactNode, Suspense, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { listenLive } from "../../live/connection.ts";
import { refreshTalk } from "../../live/refresh.ts";
import { UserMenu } from "../../shell/user-menu.tsx";
import { useConnection } from "../../state/connection.ts";
import { useSession } from "../../state/session.ts";
import { useIsStaff } from "../../state/use-is-staff.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Empty } from "../../ui/states.tsx";
import { watchOutbox } from "./outbox.ts";
import { OutboxBar } from "./outbox-bar.tsx";

const Bell = lazy(async () => (await Promise.all([import("../../notices/bell.tsx"), loadAreas(["messages"])]))[0]);
const PLACES = [
  { titleKey: "Today", to: "/wapErp/nav", icon: HouseSimpleIcon },
  { titleKey: "Work", to: "/wapErp/manage", icon: ClipboardTextIcon },
  { titleKey: "Warnings", to: "/wapErp/warning", icon: WarningOctagonIcon },
] as const;
const CELL = "flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-note";

/** The mill's pages for one thumb: a title, what waits to be sent, the page, and the places at the foot. A customer sees why it is closed to them. */
export function ErpFrame({ title, hasBack = false, children }: { title: string; hasBack?: boolean; children: ReactNode }) {
  const { t } = useTranslation("erp");
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const customer = useSession((state) => state.customer);
  const isStaff = useIsStaff();
  const isAway = useConnection((state) => state.isAway);
  const staffId = customer && isStaff ? customer.userId : null;
  useEffect(() => {
    if (staffId) watchOutbox(staffId);
  }, [staffId]);
  useEffect(() => (staffId ? listenLive(refreshTalk) : undefined), [staffId]);
  if (!customer) return null;
  return (
    <div className="mx-auto flex min-h-dvh max-w-[720px] flex-col pb-20">
      <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-line bg-paper px-4">
        {hasBack && (
          <IconButton
            label={t("Back")}
            icon={<Icon of={ArrowLeftIcon} size={20} className="rtl:-scale-x-100" />}
            className="-ms-2 size-11"
            onClick={() => (key === "default" ? navigate("/wapErp/nav") : navigate(-1))}
          />
        )}
        <h1 className="voice-name min-w-0 flex-1 truncate text-head">{title}</h1>
        {staffId && (
          <Suspense fallback={<span className="size-11" />}>
            <Bell isToldByPage className="min-h-11 min-w-11 justify-center" />
          </Suspense>
        )}
        <UserMenu
          customer={customer}
          trigger={<IconButton label={t("Account")} icon={<Icon of={UserIcon} size={20} />} className="-me-2 size-11" />}
        />
      </header>
      <div role="status">
        {isAway && (
          <p className="flex items-center gap-2 bg-warn-wash px-4 py-2 text-dense text-warn">
            <Icon of={WarningOctagonIcon} />
            {t("No connection. What you do is kept here and sent later.")}
          </p>
        )}
      </div>
      {staffId && <OutboxBar userId={staffId} />}
      <main id="content" className="flex-1 px-4 py-5">
        {staffId ? (
          children
        ) : (
          <Empty title={t("This area is for mill staff")} action={<ButtonLink to="/home">{t("Go to the portal")}</ButtonLink>}>
            {t("You are signed in as a customer. Your orders, samples and lap-dips are in the portal.")}
          </Empty>
        )}
      </main>
      <nav
        aria-label={t("Navigation")}
        className="fixed inset-x-0 bottom-0 z-30 mx-auto flex max-w-[720px] border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
      >
        {PLACES.map(({ titleKey, to, icon }) => {
          const isHere = to === pathname;
          return (
            <Link
              key={to}
              to={to}
              aria-current={isHere ? "page" : undefined}
              className={cx(CELL, isHere ? "font-medium text-ink" : "text-ink-2")}
            >
              <span className={cx("flex flex-1 flex-col items-center justify-center gap-1 px-4", isHere && "thread-over")}>
                <Icon of={icon} size={24} />
                {t(titleKey)}
              </span>
            </Link>
          );
        })}
      </nav>
    </div>
  );
}
