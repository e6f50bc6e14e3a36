import { DressIcon } from "@phosphor-icons/react/dist/csr/Dress";
import { HouseSimpleIcon } from "@phosphor-icons/react/dist/csr/HouseSimple";
import { ScissorsIcon } from "@phosphor-icons/react/dist/csr/Scissors";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import type { SessionCustomer } from "../state/session.ts";
import { cx } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { UserMenu } from "./user-menu.tsx";

const PLACES = [
  { titleKey: "Start", to: "/home", icon: HouseSimpleIcon },
  { titleKey: "Styles", to: "/designlist?parentId=4&id=125", icon: DressIcon },
  { titleKey: "My Design", to: "/myDesign", icon: ScissorsIcon },
] as const;

const CELL = "flex h-full flex-1 flex-col items-center justify-center gap-1 text-rule";

/** A phone's places under the thumb. */
export function BottomBar({ customer }: { customer: SessionCustomer }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t("Places")}
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {PLACES.map(({ titleKey, to, icon }) => {
        const isHere = to.split("?")[0] === pathname;
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? "page" : undefined}
            className={cx(CELL, isHere ? "font-medium text-ink" : "text-ink-2")}
          >
            <span className={cx("flex h-full flex-col items-center justify-center gap-1 px-2", isHere && "thread-over")}>
              <Icon of={icon} size={24} />
              {t(titleKey)}
            </span>
          </Link>
        );
      })}
      <UserMenu
        customer={customer}
        trigger={
          <button type="button" className={cx(CELL, "text-ink-2")}>
            <Icon of={UserIcon} size={24} />
            {t("Account")}
          </button>
        }
      />
    </nav>
  );
}
