import type { ReactNode } from "react";
import { useTranslation } from "../i18n.ts";

const FIGURE = "border-t px-2 py-1.5 text-end tabular-nums";
const CELL = `${FIGURE} border-line`;
const SUM = `${FIGURE} border-edge`;
const FIRST = "sticky inset-s-0 z-1 bg-sheet pe-3 text-start font-normal";

type MatrixProps = {
  /** What its figures are; heard, not seen. */
  caption: string;
  sizes: readonly string[];
  rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
    readonly sum: ReactNode;
    readonly after?: ReactNode;
  }[];
  /** Of every size, and of all. */
  sums: { readonly cells: readonly ReactNode[]; readonly sum: ReactNode };
};

/** Colours down, sizes across, their sums at both ends. Wider than its place it is scrolled, the colours stay. */
export function Matrix({ caption, sizes, rows, sums }: MatrixProps) {
  const { t } = useTranslation("orders");
  const hasAfter = rows.some(({ after }) => after !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that is scrolled by keys, not a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keys
    <div role="group" aria-label={caption} tabIndex={0} className="max-w-full -m-1 overflow-x-auto p-1">
      <table className="border-separate border-spacing-0 text-dense">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-note text-ink-3">
            <th scope="col" className={`${FIRST} py-1`}>
              {t("Colour")}
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col" className="min-w-12 px-2 py-1 text-end font-normal">
                <bdi>{size}</bdi>
              </th>
            ))}
            <th scope="col" className="px-2 py-1 text-end font-normal">
              {t("Total")}
            </th>
            {hasAfter && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, sum, after }) => (
            <tr key={key}>
              <th scope="row" className={`${FIRST} border-t border-line py-1.5`}>
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={sizes[i]} className={CELL}>
                  {cell}
                </td>
              ))}
              <td className={`${CELL} font-medium`}>{sum}</td>
              {hasAfter && <td className="border-t border-line ps-1">{after}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th scope="row" className={`${FIRST} border-t border-edge py-1.5 font-medium`}>
              {t("Total")}
            </th>
            {sums.cells.map((cell, i) => (
              <td key={sizes[i]} className={SUM}>
                {cell}
              </td>
            ))}
            <td className={SUM}>{sums.sum}</td>
            {hasAfter && <td className="border-t border-edge" />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
