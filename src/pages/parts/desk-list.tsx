import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ListBody, type ListBodyProps, type ListPage } from "./list-body.tsx";
import { ListHead } from "./list-head.tsx";
import type { useList } from "./use-list.ts";

type DeskListProps<Tab extends string, Found> = Pick<ListBodyProps<Found>, "answer" | "loading" | "none" | "children"> & {
  /** Tab, search words and page of the list, as the address has them. */
  list: ReturnType<typeof useList<Tab>>;
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
  list,
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
      <ListHead title={title} note={note} search={{ ...search, text: list.text, setText: list.setText }} verbs={verbs} />
      {list.isNarrowedByLink && body.answer.data !== undefined && body.answer.data.total > 0 && (
        <Button size="small" className="mb-4" onClick={list.showAll}>
          {noMatch.showAll}
        </Button>
      )}
      {above}
      <Tabs
        label={tabs.label}
        value={list.tab}
        onChange={list.setTab}
        tabs={list.tabs.map((value) => ({ value, label: tabs.nameOf(value), count: tabs.countOf?.(value) }))}
      >
        <ListBody
          {...body}
          isNarrowed={list.isNarrowed}
          noMatch={{ ...noMatch, onShowAll: list.showAll }}
          onPage={list.setPage}
        />
      </Tabs>
    </div>
  );
}
