import { lazy, Suspense } from "react";
import { CartButton } from "../cart/cart-button.tsx";
import { CompareTray } from "../compare/compare-tray.tsx";
import { FavouritesLink } from "../favourites/favourites-link.tsx";
import { loadAreas } from "../i18n.ts";
import { leadsSomewhere } from "../routes.tsx";
import type { SessionCustomer } from "../state/session.ts";
import { IconCount } from "../ui/icon-count.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchDialogs } from "./search-dialogs.tsx";
import { UserMenu } from "./user-menu.tsx";

const Bell = lazy(async () => {
  const [bell] = await Promise.all([import("../notices/bell.tsx"), loadAreas(["messages"])]);
  return bell;
});

type SignedInProps = { part: "search" | "tools" | "user" | "bottom"; customer: SessionCustomer };

/** What only a customer sees of the shell; fetched once somebody is signed in. */
export default function SignedIn({ part, customer }: SignedInProps) {
  if (part === "search") return <SearchBox />;
  if (part === "user") return <UserMenu customer={customer} />;
  if (part === "tools")
    return (
      <>
        {leadsSomewhere("/favorite") && (
          <span className="max-tablet:hidden">
            <FavouritesLink />
          </span>
        )}
        <Suspense
          fallback={
            <span className="flex gap-1.5">
              <span className="size-5" />
              <IconCount />
            </span>
          }
        >
          <Bell />
        </Suspense>
        <CartButton />
      </>
    );
  return (
    <>
      <CompareTray />
      <BottomBar customer={customer} />
      <SearchDialogs />
    </>
  );
}
