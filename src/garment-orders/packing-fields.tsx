import type { ReactNode } from "react";
import { useTranslation } from "../i18n.ts";
import { Checkbox } from "../ui/choices.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { Select } from "../ui/select.tsx";
import { ASSORTMENT_NAMES, LABEL_NAMES, LABELS, type Packing } from "./words.ts";

/** The contract's bound. */
const MAX_PIECES = 1_000;

type PackingFieldsProps = { packing: Packing; onChange: (packing: Packing) => void; summary: ReactNode };

/** How garments are packed: how many a carton, of what, with which labels. */
export function PackingFields({ packing, onChange, summary }: PackingFieldsProps) {
  const { t } = useTranslation("orders");
  const { piecesPerCarton, assortment, labels } = packing;
  return (
    <section className="grid gap-3">
      <h3 className="text-dense font-medium">{t("Packing")}</h3>
      <div className="grid items-end gap-4 tablet:grid-cols-[9rem_minmax(0,1fr)]">
        <NumberField
          label={t("Pieces a carton")}
          value={piecesPerCarton}
          digits={0}
          min={1}
          max={MAX_PIECES}
          unit={t("pc")}
          onChange={(next) => onChange({ ...packing, piecesPerCarton: next })}
        />
        <Select
          label={t("Carton contents")}
          value={assortment}
          choices={(["solid", "mixed"] as const).map((value) => ({ value, label: t(ASSORTMENT_NAMES[value]) }))}
          onChange={(next) => onChange({ ...packing, assortment: next })}
        />
      </div>
      <fieldset>
        <legend className="mb-1 text-dense font-medium">{t("Labels")}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {LABELS.map((label) => (
            <Checkbox
              key={label}
              label={t(LABEL_NAMES[label])}
              checked={labels.includes(label)}
              onChange={(isOn) =>
                onChange({ ...packing, labels: LABELS.filter((one) => (one === label ? isOn : labels.includes(one))) })
              }
            />
          ))}
        </div>
      </fieldset>
      {summary && (
        <p aria-live="polite" className="text-dense text-ink-2">
          {summary}
        </p>
      )}
    </section>
  );
}
