import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type ReactElement, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { openSearch } from "../state/search-dialogs.ts";
import { type SessionCustomer, signOut } from "../state/session.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { userPlaces } from "./tabs.ts";

/** The sign of a customer with special terms. */
export function VipBadge() {
  return (
    <span
      dir="ltr"
      className="rounded-control border border-edge px-1 font-cond text-rule font-medium leading-4 tracking-[0.06em]"
    >
      VIP
    </span>
  );
}

type UserMenuProps = {
  customer: SessionCustomer;
  /** The button of the phone's bottom bar, in place of the name. */
  trigger?: ReactElement;
};

/** The customer's places and the way out; opens on pointing, on click and by keys. */
export function UserMenu({ customer, trigger }: UserMenuProps) {
  const { t } = useTranslation("shell");
  const [asked, setAsked] = useState<ReactElement | null>(null);
  const leave = () => import("./leave-dialog.tsx").then((parts) => parts.leave(customer.userId, setAsked), signOut);
  return (
    <>
      <Menu
        openOnHover={!trigger}
        side={trigger ? "top" : "bottom"}
        trigger={
          trigger ?? (
            <button type="button" className="grip flex min-h-8 max-w-40 items-center gap-1.5 whitespace-nowrap wide:max-w-56">
              <span className="truncate">{customer.name || customer.customerName}</span>
              {customer.vip && <VipBadge />}
              <Icon of={CaretDownIcon} />
            </button>
          )
        }
        head={
          <>
            <p className="flex items-center gap-1.5 text-dense font-medium">
              {customer.name || customer.customerName}
              {trigger && customer.vip && <VipBadge />}
            </p>
            <p className="text-note text-ink-3">{customer.company}</p>
          </>
        }
        entries={[
          { key: "welcome", label: t("Welcome"), to: "/welcome" },
          ...userPlaces().flatMap(({ key, titleKey, to }) => [
            { key, label: t(titleKey), to },
            ...(key === "favorite"
              ? [{ key: "savedSearches", label: t("Saved searches", { ns: "favourites" }), onSelect: () => openSearch("saved") }]
              : []),
          ]),
          { key: "logOut", label: t("Log Out"), onSelect: () => void leave(), apart: true },
        ]}
      />
      {asked}
    </>
  );
}
