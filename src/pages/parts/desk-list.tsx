import type { ReactNode } from "react";
import { Tabs } from "../../ui/tabs.tsx";
import { ListBody, type ListBodyProps, type ListPage } from "./list-body.tsx";
import { ListHead } from "./list-head.tsx";
import type { useList } from "./use-list.ts";

type DeskListProps<Tab extends string, Found> = Pick<ListBodyProps<Found>, "answer" | "loading" | "none" | "children"> & {
  /** Where the list stands. */
  at: ReturnType<typeof useList<Tab>>;
  title: string;
  note?: ReactNode;
  search: { label: string; placeholder: string };
  verbs?: ReactNode;
  tabs: { label: string; nameOf: (tab: Tab) => string; countOf?: (tab: Tab) => number | undefined };
  noMatch: { title: string; showAll: string };
  /** Between the head and the tabs. */
  above?: ReactNode;
};

/** A list of the customer's desk: what it is, its search, its states as tabs, its rows. */
export function DeskList<Tab extends string, Found extends ListPage<unknown>>({
  at,
  title,
  note,
  search,
  verbs,
  tabs,
  noMatch,
  above,
  ...body
}: DeskListProps<Tab, Found>) {
  return (
    <div className="px-margin pt-6 pb-12">
      <ListHead title={title} note={note} search={{ ...search, text: at.text, setText: at.setText }} verbs={verbs} />
      {above}
      <Tabs
        label={tabs.label}
        value={at.tab}
        onChange={at.setTab}
        tabs={at.tabs.map((value) => ({ value, label: tabs.nameOf(value), count: tabs.countOf?.(value) }))}
      >
        <ListBody {...body} isNarrowed={at.isNarrowed} noMatch={{ ...noMatch, onShowAll: at.showAll }} onPage={at.setPage} />
      </Tabs>
    </div>
  );
}
