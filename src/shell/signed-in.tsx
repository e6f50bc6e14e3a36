import type { SessionCustomer } from "../state/session.ts";
import { haveMenuList } from "../ui/menu.tsx";
import MenuList from "../ui/menu-list.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchDialogs } from "./search-dialogs.tsx";
import { UserMenu } from "./user-menu.tsx";

haveMenuList(MenuList);

/** What only a customer sees of the shell; fetched once somebody is signed in. */
export default function SignedIn({ part, customer }: { part: "search" | "user" | "bottom"; customer: SessionCustomer }) {
  if (part === "search") return <SearchBox />;
  if (part === "user") return <UserMenu customer={customer} />;
  return (
    <>
      <BottomBar customer={customer} />
      <SearchDialogs />
    </>
  );
}
