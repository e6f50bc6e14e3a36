import type { ChanelGroup, ChanelItem } from "@selvedge/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { anchorOf } from "./addresses.ts";

type GroupNavProps = {
  groups: readonly ChanelGroup[];
  /** Above what they lead to, not beside it. */
  isAbove?: boolean;
};

/** The groups by name, each a way to its place on the page; on a phone always above it, in one row. */
export function GroupNav({ groups, isAbove = false }: GroupNavProps) {
  const { t } = useTranslation("showrooms");
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t("Groups")} className="max-tablet:overflow-x-auto">
      <ul
        className={`${isAbove ? "flex flex-wrap gap-x-5 max-tablet:flex-nowrap" : "grid gap-1 max-tablet:flex"} max-tablet:gap-4`}
      >
        {groups.map((group) => (
          <li key={group.groupId} className="whitespace-nowrap">
            <a href={`#${anchorOf(group)}`} className="quiet-link flex min-h-7 items-center text-dense pointer-coarse:min-h-11">
              {group.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupHeadProps = {
  group: ChanelGroup;
  /** How many of its fabrics are shown. */
  count: number;
  /** What can be done with them. */
  children?: ReactNode;
};

/** What a group is called, and its story line. */
export function GroupHead({ group, count, children }: GroupHeadProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 max-w-[68ch]">
        <h2 className="voice-name text-head">
          {group.name} <span className="font-cond text-note text-ink-3">{count > 0 && count}</span>
        </h2>
        {group.story && <p className="mt-1 text-ink-2">{group.story}</p>}
      </div>
      {children}
    </header>
  );
}

/** The names of what was deleted since it was hung. */
export function NoLongerOffered({ items }: { items: readonly ChanelItem[] }) {
  const { t } = useTranslation("showrooms");
  const gone = items.filter(({ missing }) => missing);
  if (gone.length === 0) return null;
  return (
    <p className="mt-5 text-dense text-ink-3">
      {t("No longer offered: {{names}}", { names: gone.map(({ label }) => label).join(", ") })}
    </p>
  );
}
