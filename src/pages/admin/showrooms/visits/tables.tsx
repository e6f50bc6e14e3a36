import type { ChanelVisits } from "@selvedge/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n.ts";
import { useFormat } from "../../../../i18n-format.ts";
import { Code } from "../../../../ui/words.tsx";
import { SortedTable } from "./sorted-table.tsx";
import { useDuration } from "./use-duration.ts";

/** A part of the page under its heading. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="voice-name text-head">{title}</h2>
      {note && <p className="mt-1 max-w-[68ch] text-dense text-ink-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** Who opened the room. */
export function PeopleTable({ people }: Pick<ChanelVisits, "people">) {
  const { t } = useTranslation("roomdesk");
  const { date, number } = useFormat();
  const duration = useDuration();
  return (
    <Part title={t("Who was here")}>
      <SortedTable
        caption={t("Who was here")}
        rows={people}
        keyOf={({ userId }) => userId}
        sortedBy="last"
        columns={[
          {
            key: "person",
            label: t("Person"),
            value: ({ name }) => name,
            cell: ({ name, company }) => (
              <>
                <bdi className="block">{name}</bdi>
                <bdi className="block text-note text-ink-3">{company}</bdi>
              </>
            ),
          },
          {
            key: "last",
            label: t("Last opened"),
            value: ({ lastAt }) => Date.parse(lastAt),
            cell: ({ lastAt }) => date(lastAt, true),
          },
          { key: "openings", label: t("Times opened"), value: (one) => one.openings, cell: (one) => number(one.openings, 0) },
          { key: "time", label: t("Time"), value: (one) => one.seconds, cell: (one) => duration(one.seconds) },
        ]}
      />
    </Part>
  );
}

/** What was looked at of each group. */
export function GroupTable({ groups }: Pick<ChanelVisits, "groups">) {
  const { t } = useTranslation("roomdesk");
  const { number } = useFormat();
  const duration = useDuration();
  return (
    <Part title={t("Groups")}>
      <SortedTable
        caption={t("Groups")}
        rows={groups}
        keyOf={({ groupId }) => groupId}
        columns={[
          { key: "group", label: t("Group"), value: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
          { key: "people", label: t("People"), value: (one) => one.people, cell: (one) => number(one.people, 0) },
          { key: "time", label: t("Time"), value: (one) => one.seconds, cell: (one) => duration(one.seconds) },
        ]}
      />
    </Part>
  );
}

/** What was looked at of each fabric, kept and asked for. */
export function FabricTable({ fabrics }: Pick<ChanelVisits, "fabrics">) {
  const { t } = useTranslation("roomdesk");
  const { number } = useFormat();
  const duration = useDuration();
  return (
    <Part
      title={t("Fabrics")}
      note={t(
        "A heart is a person of the visiting companies who has the fabric among their favourites now. Samples are those that visitors asked for in the period, since they first opened the room.",
      )}
    >
      <SortedTable
        caption={t("Fabrics")}
        rows={fabrics}
        keyOf={({ productId }) => productId}
        sortedBy="time"
        columns={[
          {
            key: "fabric",
            label: t("Fabric"),
            value: ({ productCode }) => productCode,
            cell: ({ productCode, productName }) => (
              <>
                <Code className="block whitespace-nowrap font-cond font-medium">{productCode}</Code>
                <bdi className="block text-note text-ink-3">{productName}</bdi>
              </>
            ),
          },
          { key: "time", label: t("Time"), value: (one) => one.seconds, cell: (one) => duration(one.seconds) },
          { key: "looks", label: t("Taken or opened"), value: (one) => one.looks, cell: (one) => number(one.looks, 0) },
          { key: "people", label: t("People"), value: (one) => one.people, cell: (one) => number(one.people, 0) },
          { key: "hearts", label: t("Hearts"), value: (one) => one.hearts, cell: (one) => number(one.hearts, 0) },
          { key: "samples", label: t("Samples"), value: (one) => one.samples, cell: (one) => number(one.samples, 0) },
        ]}
      />
    </Part>
  );
}
