import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../../i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/classes.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** Rows that are shown before all are asked for. */
const FIRST_ROWS = 25;

type Column<Row> = {
  readonly key: string;
  readonly label: string;
  /** What its rows are sorted by: figures from the largest down, words from the first letter on. */
  readonly value: (row: Row) => number | string;
  readonly cell: (row: Row) => ReactNode;
};

type SortedTableProps<Row> = {
  caption: string;
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The column it is sorted by at first; by none the rows keep the order they have. */
  sortedBy?: string;
};

type Sort = { readonly key: string; readonly isUpward: boolean };

/** A table whose heads sort it. Wider than its place it is scrolled within, its names stay. */
export function SortedTable<Row>({ caption, columns, rows, keyOf, sortedBy }: SortedTableProps<Row>) {
  const { t, i18n } = useTranslation("roomdesk");
  const [sort, setSort] = useState<Sort | null>(sortedBy ? { key: sortedBy, isUpward: false } : null);
  const [isWhole, setWhole] = useState(false);
  const column = columns.find(({ key }) => key === sort?.key);
  const order = column && ((one: Row, other: Row) => compare(column.value(one), column.value(other), i18n.language));
  const sorted = order && sort ? rows.toSorted((one, other) => (sort.isUpward ? order(one, other) : order(other, one))) : rows;
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_ROWS);
  const isWord = (one: Column<Row>) => rows.length > 0 && typeof one.value(rows[0]!) === "string";
  const sortBy = (one: Column<Row>) =>
    setSort(sort?.key === one.key ? { key: one.key, isUpward: !sort.isUpward } : { key: one.key, isUpward: isWord(one) });
  const [first, ...others] = columns;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that is scrolled by keys, not a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keys */}
      <div role="group" aria-label={caption} tabIndex={0} className="max-w-full overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-dense">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((one, index) => (
                <Head
                  key={one.key}
                  label={one.label}
                  isFirst={index === 0}
                  sort={sort?.key === one.key ? sort : null}
                  onSort={() => sortBy(one)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={keyOf(row)}>
                <th
                  scope="row"
                  className="sticky inset-s-0 z-1 min-w-36 border-b border-line bg-paper py-2 pe-4 text-start font-normal"
                >
                  {first.cell(row)}
                </th>
                {others.map((one) => (
                  <td key={one.key} className="whitespace-nowrap border-b border-line py-2 ps-4 text-end tabular-nums">
                    {one.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button size="small" className="mt-3" onClick={() => setWhole(true)}>
          {t("Show all")}
        </Button>
      )}
    </>
  );
}

type HeadProps = { label: string; isFirst: boolean; sort: Sort | null; onSort: () => void };

function Head({ label, isFirst, sort, onSort }: HeadProps) {
  return (
    <th
      scope="col"
      aria-sort={sort ? (sort.isUpward ? "ascending" : "descending") : undefined}
      className={cx(
        "border-b border-edge text-note font-normal text-ink-3",
        isFirst ? "sticky inset-s-0 z-1 bg-paper pe-4 text-start" : "ps-4 text-end",
      )}
    >
      <button
        type="button"
        onClick={onSort}
        className={cx(
          "inline-flex min-h-8 items-center gap-1 whitespace-nowrap hover:text-ink pointer-coarse:min-h-11",
          sort && "font-medium text-ink",
        )}
      >
        {label}
        {sort && <Icon of={sort.isUpward ? CaretUpIcon : CaretDownIcon} size={14} />}
      </button>
    </th>
  );
}

/** Words as the language of the reader sorts them. */
function compare(one: number | string, other: number | string, tag: string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), tag);
}
