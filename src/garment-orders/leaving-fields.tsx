import type { OrderedGarment, SizeColour } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { NumberField } from "../ui/number-field.tsx";
import { sumOf } from "./counts.ts";
import { Matrix } from "./matrix.tsx";

/** What of a garment has not left the mill. */
export const leftOf = ({ cells }: Pick<OrderedGarment, "cells">): SizeColour[] =>
  cells.flatMap(({ size, colour, ordered, delivered }) =>
    ordered > delivered ? [{ size, colour, quantity: ordered - delivered }] : [],
  );

type LeavingFieldsProps = {
  garment: OrderedGarment;
  /** What leaves now; a cell that is not there leaves nothing. */
  leaving: readonly SizeColour[];
  onChange: (leaving: readonly SizeColour[]) => void;
};

/** How much of every size and colour leaves with this shipment, at most what is left. */
export function LeavingFields({ garment, leaving, onChange }: LeavingFieldsProps) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  const left = leftOf(garment);
  const { sizes, colours } = garment;
  const quantityOf = (cells: readonly SizeColour[], colour: string, size: string) =>
    cells.find((cell) => cell.colour === colour && cell.size === size)?.quantity ?? 0;
  const put = (colour: string, size: string, quantity: number) => {
    const others = leaving.filter((cell) => cell.colour !== colour || cell.size !== size);
    onChange(quantity > 0 ? [...others, { colour, size, quantity }] : others);
  };
  return (
    <Matrix
      caption={t("In this shipment, pieces")}
      sizes={sizes}
      rows={colours.map((colour) => ({
        key: colour,
        name: <span dir="auto">{colour}</span>,
        cells: sizes.map((size) => {
          const most = quantityOf(left, colour, size);
          return (
            most > 0 && (
              <span key={size} className="grid justify-items-end gap-0.5">
                <NumberField
                  label={`${colour}, ${size}`}
                  labelAt="hidden"
                  value={quantityOf(leaving, colour, size)}
                  digits={0}
                  min={0}
                  max={most}
                  className="w-16"
                  onChange={(quantity) => put(colour, size, quantity)}
                />
                <span className="text-note text-ink-3">{t("of {{number}}", { number: number(most) })}</span>
              </span>
            )
          );
        }),
        sum: number(sumOf(leaving.filter((cell) => cell.colour === colour))),
      }))}
      sums={{
        cells: sizes.map((size) => number(sumOf(leaving.filter((cell) => cell.size === size)))),
        sum: number(sumOf(leaving)),
      }}
    />
  );
}
