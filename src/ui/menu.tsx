import { cloneElement } from "react";
import { createLate, useLate } from "./late.ts";
import type { MenuProps } from "./menu-entry.ts";

const LIST = createLate<MenuProps>(async () => (await import("./menu-list.tsx")).default);

/** A list of verbs or places under a button; opened by click, keys and, where it says so, by pointing at it. Its code (48 kB) is fetched when somebody reaches for the first one. */
export function Menu(props: MenuProps) {
  const { Control, arrival, heard, open } = useLate(LIST);
  if (Control) return <Control {...props} {...arrival} />;
  return cloneElement(props.trigger, { "aria-haspopup": "menu", "aria-expanded": false, ...heard, onClick: open });
}
