import type { OrderedGarment, Shipment } from "@selvedge/contract";
import { cartonsOf } from "@selvedge/contract/cartons";
import { Link } from "react-router-dom";
import { Matrix } from "../../garment-orders/matrix.tsx";
import { ASSORTMENT_NAMES, LABEL_NAMES } from "../../garment-orders/words.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Code, Quantity } from "../../ui/words.tsx";
import { useMeasures } from "../style-show/pattern/measures.ts";

export const HEAD = "mb-1.5 text-note font-medium text-ink-2";

type Cell = OrderedGarment["cells"][number];
type Count = { readonly ordered: number; readonly delivered: number };
const sumOf = (cells: readonly Cell[]): Count => ({
  ordered: cells.reduce((sum, { ordered }) => sum + ordered, 0),
  delivered: cells.reduce((sum, { delivered }) => sum + delivered, 0),
});

/** What a garment's order says besides: sizes by colours with what is delivered, the finished measures, and how it is packed. */
export function GarmentDetail({ garment }: { garment: OrderedGarment }) {
  return (
    <div className="grid gap-x-10 gap-y-5 border-t border-line py-4 desk:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Pieces garment={garment} />
      <MeasureChart garment={garment} />
      <HowPacked garment={garment} />
    </div>
  );
}

function Pieces({ garment: { sizes, colours, cells, sampleId, sampleNo, proposal } }: { garment: OrderedGarment }) {
  const { t } = useTranslation("orders");
  const hasLeft = cells.some(({ delivered }) => delivered > 0);
  const shown = (some: readonly Cell[]) => some.length > 0 && <Counted of={sumOf(some)} hasLeft={hasLeft} />;
  return (
    <div className="min-w-0">
      <h3 className={HEAD}>{t("Sizes and colours, pieces")}</h3>
      <Matrix
        caption={t("Sizes and colours, pieces")}
        sizes={sizes}
        rows={colours.map((colour) => {
          const own = cells.filter((cell) => cell.colour === colour);
          return {
            key: colour,
            name: <span dir="auto">{colour}</span>,
            cells: sizes.map((size) => shown(own.filter((cell) => cell.size === size))),
            sum: shown(own),
          };
        })}
        sums={{ cells: sizes.map((size) => shown(cells.filter((cell) => cell.size === size))), sum: shown(cells) }}
      />
      {hasLeft && <p className="mt-1 text-note text-ink-3">{t("Above what was ordered, below what has been delivered.")}</p>}
      <p className="mt-2 text-dense">
        <Link to={`/myGarmentSample?sampleId=${sampleId}`} className="quiet-link">
          {t("Garment sample")} <Code>{sampleNo}</Code>
        </Link>
        {proposal && (
          <span className="block text-ink-2">
            {t("Design")} <span dir="auto">{proposal.name}</span>
          </span>
        )}
      </p>
    </div>
  );
}

/** What was ordered; below it, once anything has left, what is delivered. */
function Counted({ of, hasLeft }: { of: Count; hasLeft: boolean }) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  return (
    <>
      {number(of.ordered)}
      {hasLeft && (
        <span className={of.delivered < of.ordered ? "block text-note text-ink-3" : "block text-note text-ok"}>
          <span className="sr-only">{t("Delivered")} </span>
          {number(of.delivered)}
        </span>
      )}
    </>
  );
}

function MeasureChart({ garment: { measures } }: { garment: OrderedGarment }) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  const { width } = useMeasures();
  const names = measures[0]?.measures.map(({ name }) => name) ?? [];
  const unit = t(width.unit);
  return (
    <div className="min-w-0">
      <h3 className={HEAD}>{t("Measurement chart, {{unit}}", { unit })}</h3>
      {names.length === 0 && <p className="text-dense text-ink-3">{t("There is no measurement chart for your own patterns.")}</p>}
      {names.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a region that is scrolled by keys, not a form
        <div
          role="group"
          aria-label={t("Measurement chart, {{unit}}", { unit })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keys
          tabIndex={0}
          className="max-w-full overflow-x-auto p-0.5"
        >
          <table className="border-separate border-spacing-0 text-dense">
            <thead>
              <tr className="text-note text-ink-3">
                <th scope="col" className="py-1 pe-3 text-start font-normal">
                  {t("Finished garment")}
                </th>
                {measures.map(({ size }) => (
                  <th key={size} scope="col" className="px-2 py-1 text-end font-normal">
                    <bdi>{size}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name, i) => (
                <tr key={name}>
                  <th scope="row" className="border-t border-line py-1.5 pe-3 text-start font-normal">
                    {name}
                  </th>
                  {measures.map(({ size, measures: own }) => (
                    <td key={size} className="border-t border-line px-2 py-1.5 text-end tabular-nums">
                      {number(own[i]!.mm / width.mm, 1)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function HowPacked({ garment: { packing, cells } }: { garment: OrderedGarment }) {
  const { t } = useTranslation("orders");
  const { number, list } = useFormat();
  const cartons = cartonsOf(
    packing,
    cells.map(({ size, colour, ordered }) => ({ size, colour, quantity: ordered })),
  );
  const all = cartons.reduce((sum, one) => sum + one.cartons, 0);
  const open = cartons.filter(({ rest }) => rest > 0);
  return (
    <div className="min-w-0 text-dense">
      <h3 className={HEAD}>{t("Packing")}</h3>
      <p>
        {t("{{count}} cartons", { count: all })}
        {" · "}
        <Quantity value={number(packing.piecesPerCarton)} unit={t("pc")} /> {t("a carton")}
      </p>
      <p className="text-ink-2">{t(ASSORTMENT_NAMES[packing.assortment])}</p>
      {open.length > 0 && (
        <details className="mt-1">
          <summary className="quiet-link grip cursor-pointer">
            {t("Cartons that are not full: {{number}}", { number: open.length })}
          </summary>
          <ul className="mt-1 text-note text-ink-2">
            {open.map(({ size, colour, rest }) => (
              <li key={JSON.stringify([size, colour])}>
                {colour !== null && (
                  <>
                    <span dir="auto">{colour}</span> <bdi>{size}</bdi>:{" "}
                  </>
                )}
                <Quantity value={number(rest)} unit={t("pc")} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {packing.labels.length > 0 && (
        <p className="mt-2 text-ink-2">{list(packing.labels.map((label) => t(LABEL_NAMES[label])))}</p>
      )}
    </div>
  );
}

/** What was in a shipment. */
export function ShippedCells({ cells }: Pick<Shipment, "cells">) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  const colours = [...new Set(cells.map(({ colour }) => colour))];
  return (
    <details className="text-note">
      <summary className="quiet-link grip cursor-pointer">{t("Contents")}</summary>
      <ul className="mt-1 text-ink-2">
        {colours.map((colour) => (
          <li key={colour}>
            <span dir="auto">{colour}</span>:{" "}
            <bdi dir="ltr">
              {cells
                .filter((cell) => cell.colour === colour)
                .map(({ size, quantity }) => `${size} × ${number(quantity)}`)
                .join(", ")}
            </bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
