import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { type ColourRow, cellsOf, sumOf } from "./counts.ts";
import { Matrix } from "./matrix.tsx";

/** The contract's MAX_ORDER_COLOURS and the most pieces of one cell. */
const MAX_COLOURS = 24;
const MAX_PIECES = 100_000;

type MatrixFieldsProps = {
  sizes: readonly string[];
  rows: readonly ColourRow[];
  onChange: (rows: readonly ColourRow[]) => void;
  /** Whether colours without a name, or named twice, are marked. */
  isAsked: boolean;
};

const isTwice = (rows: readonly ColourRow[], { id, name }: ColourRow): boolean =>
  rows.some((other) => other.id < id && other.name.trim() === name.trim());

/** What is wrong with the colours' names: an English text of the area `orders`, or nothing. */
export function colourFault(rows: readonly ColourRow[], row: ColourRow): string | null {
  if (row.name.trim() === "") return "Name the colour.";
  return isTwice(rows, row) ? "This colour is there already." : null;
}

/** Pieces of every size in every colour, written into a table. */
export function MatrixFields({ sizes, rows, onChange, isAsked }: MatrixFieldsProps) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  const change = (id: number, changed: Partial<ColourRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  const cells = cellsOf(rows, sizes);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Matrix
        caption={t("Sizes and colours, pieces")}
        sizes={sizes}
        rows={rows.map((row, i) => {
          const fault = isAsked ? colourFault(rows, row) : null;
          const named = row.name.trim() || t("Colour {{number}}", { number: i + 1 });
          return {
            key: String(row.id),
            name: (
              <TextField
                label={t("Colour {{number}}", { number: i + 1 })}
                hideLabel
                placeholder={t("Colour")}
                value={row.name}
                maxLength={80}
                error={fault && t(fault)}
                className="w-36 max-tablet:w-24"
                onChange={(event) => change(row.id, { name: event.target.value })}
              />
            ),
            cells: sizes.map((size) => (
              <NumberField
                key={size}
                label={`${named}, ${size}`}
                labelAt="hidden"
                value={row.counts[size] || null}
                placeholder="0"
                digits={0}
                min={0}
                max={MAX_PIECES}
                className="w-16 max-tablet:w-14"
                onChange={(quantity) => change(row.id, { counts: { ...row.counts, [size]: quantity } })}
              />
            )),
            sum: number(sumOf(cellsOf([row], sizes))),
            after: (
              <IconButton
                label={t("Remove {{colour}}", { colour: named })}
                icon={<Icon of={TrashIcon} />}
                disabled={rows.length === 1}
                onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
              />
            ),
          };
        })}
        sums={{
          cells: sizes.map((size) => number(sumOf(cells.filter((cell) => cell.size === size)))),
          sum: number(sumOf(cells)),
        }}
      />
      <Button
        size="small"
        className="justify-self-start"
        icon={<Icon of={PlusIcon} />}
        disabled={rows.length >= MAX_COLOURS}
        onClick={() => onChange([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, name: "", counts: {} }])}
      >
        {t("Add a colour")}
      </Button>
    </div>
  );
}
