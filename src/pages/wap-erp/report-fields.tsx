import { LeavingFields } from "../../garment-orders/leaving-fields.tsx";
import { useTranslation } from "../../i18n.ts";
import { Field, TextField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import type { OrderLine } from "./order.ts";
import type { Report } from "./use-report.ts";

/** What of a garment leaves with the report, and in how many cartons. */
export function GarmentFields({ report }: { report: Report }) {
  const { t } = useTranslation(["erp", "states"]);
  const { garment, leaving, parcel, setParcel } = report;
  if (!garment) return null;
  return (
    <>
      <LeavingFields garment={garment} leaving={leaving} onChange={report.setNamed} />
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t("Cartons")}
          value={parcel.cartons}
          digits={0}
          min={0}
          onChange={(cartons) => setParcel({ cartons })}
        />
        <NumberField
          label={t("Gross weight")}
          value={parcel.grossKg}
          digits={1}
          min={0}
          unit="kg"
          onChange={(grossKg) => setParcel({ grossKg })}
        />
      </div>
    </>
  );
}

/** How much of a line is done in all. */
export function DoneField({ report, line }: { report: Report; line: OrderLine }) {
  const { t } = useTranslation(["erp", "states"]);
  const { quantity, setQuantity, most, isTooMuch } = report;
  return (
    <Field
      label={t("Total done")}
      help={t("of {{quantity}} {{unit}} ordered, at most {{most}}", {
        quantity: line.productNum,
        unit: t(line.unit),
        most,
      })}
      error={isTooMuch ? t("This is more than was ordered, tolerance included.") : null}
    >
      {({ id }) => (
        <NumberField
          id={id}
          label={t("Total done")}
          labelAt="hidden"
          value={quantity}
          min={0}
          digits={0}
          unit={t(line.unit)}
          onCommit={setQuantity}
          onChange={setQuantity}
        />
      )}
    </Field>
  );
}

/** Who carries it, and under which number. */
export function CarrierFields({ report }: { report: Report }) {
  const { t } = useTranslation(["erp", "states"]);
  const { parcel, setParcel } = report;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField label={t("Carrier")} value={parcel.carrier} onChange={(event) => setParcel({ carrier: event.target.value })} />
      <TextField
        label={t("Tracking number")}
        value={parcel.trackingNo}
        onChange={(event) => setParcel({ trackingNo: event.target.value })}
      />
    </div>
  );
}
