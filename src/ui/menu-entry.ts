import type { ReactElement, ReactNode } from "react";

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
