import { cloneElement, type ReactElement, type ReactNode } from "react";
import { createLate, useLate } from "./late.ts";

export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A path of the portal, or what choosing it does. */
  to?: string;
  onSelect?: () => void;
  /** At the end: a shortcut or a count. */
  note?: string;
  /** One of several: the chosen one has a tick and 500. */
  chosen?: boolean;
  disabled?: boolean;
  /** A hairline above: the next group. */
  apart?: boolean;
  /** Language of the label where it differs from the page's. */
  lang?: string;
};

type TriggerProps = Record<string, unknown>;

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  entries: readonly MenuEntry[];
  /** Above the entries: who this menu belongs to. */
  head?: ReactNode;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
  openOnHover?: boolean;
};

const LIST = createLate<MenuProps>(async () => (await import("./menu-list.tsx")).default);

/** A list of verbs or places under a button; opened by click, keys and, where it says so, by pointing at it. Its code (48 kB) is fetched when somebody reaches for the first one. */
export function Menu(props: MenuProps) {
  const { Control, arrival, heard, open } = useLate(LIST);
  if (Control) return <Control {...props} {...arrival} />;
  return cloneElement(props.trigger, { "aria-haspopup": "menu", "aria-expanded": false, ...heard, onClick: open });
}
