import { DressIcon } from "@phosphor-icons/react/dist/csr/Dress";
import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { HouseSimpleIcon } from "@phosphor-icons/react/dist/csr/HouseSimple";
import { NeedleIcon } from "@phosphor-icons/react/dist/csr/Needle";
import { SwatchesIcon } from "@phosphor-icons/react/dist/csr/Swatches";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { FABRICS } from "../places.ts";
import { leadsSomewhere } from "../routes.tsx";
import type { SessionCustomer } from "../state/session.ts";
import { cx } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { UserMenu } from "./user-menu.tsx";

const PLACES = [
  { titleKey: "Start", to: "/home", icon: HouseSimpleIcon },
  { titleKey: "Fabric", to: FABRICS, icon: SwatchesIcon },
  { titleKey: "Styles", to: "/designlist?parentId=4&id=125", icon: DressIcon },
  { titleKey: "My Design", to: "/myDesign", icon: NeedleIcon },
  { titleKey: "Favorites", to: "/favorite?menuType=fabric", icon: HeartIcon },
] as const;
/** Four places and the account are as many as a thumb can hit reliably on 360 px. */
const MAX_PLACES = 4;

const CELL = "flex h-full flex-1 flex-col items-center justify-center gap-1 text-rule";

/** A phone's places under the thumb. */
export function BottomBar({ customer }: { customer: SessionCustomer }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const places = PLACES.filter(({ to }) => leadsSomewhere(to)).slice(-MAX_PLACES);
  return (
    <nav
      aria-label={t("Navigation")}
      className="stays-over fixed inset-x-0 bottom-0 z-30 flex h-16 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {places.map(({ titleKey, to, icon }) => {
        const isHere = to.split("?")[0] === pathname;
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? "page" : undefined}
            className={cx(CELL, isHere ? "font-medium text-ink" : "text-ink-2")}
          >
            <span
              className={cx(
                "flex h-full flex-col items-center justify-center gap-1 px-1 whitespace-nowrap",
                isHere && "thread-over",
              )}
            >
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
