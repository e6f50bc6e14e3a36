import { LeavingFields } from "../../garment-orders/leaving-fields.tsx";
import { useTranslation } from "../../i18n.ts";
import { Field, TextField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { dayIn } from "./day-in.ts";
import type { OrderLine } from "./order.ts";
import { CourierChoices, MAX_LENGTH } from "./parcel-fields.tsx";
import type { Report } from "./use-report.ts";

const MAX_ROLLS = 100_000;

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
        <WeightField report={report} />
      </div>
    </>
  );
}

/** In how many rolls a fabric leaves with the report. */
function RollsFields({ report }: { report: Report }) {
  const { t } = useTranslation(["erp", "inspection"]);
  const { parcel, setParcel } = report;
  return (
    <div className="grid grid-cols-2 gap-4">
      <NumberField
        label={t("Rolls", { ns: "inspection" })}
        value={parcel.rolls}
        digits={0}
        min={0}
        max={MAX_ROLLS}
        onChange={(rolls) => setParcel({ rolls })}
      />
      <WeightField report={report} />
    </div>
  );
}

function WeightField({ report: { parcel, setParcel } }: { report: Report }) {
  const { t } = useTranslation("erp");
  return (
    <NumberField
      label={t("Gross weight")}
      value={parcel.grossKg}
      digits={1}
      min={0}
      unit="kg"
      onChange={(grossKg) => setParcel({ grossKg })}
    />
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

/** In how many rolls it leaves, who carries it under which number, and when it arrives. */
export function ShipmentFields({ report }: { report: Report }) {
  const { t } = useTranslation(["erp", "states"]);
  const { garment, parcel, setParcel } = report;
  return (
    <>
      {!garment && <RollsFields report={report} />}
      <div className="grid gap-2">
        <TextField
          label={t("Carrier")}
          value={parcel.carrier}
          maxLength={MAX_LENGTH}
          onChange={(event) => setParcel({ carrier: event.target.value })}
        />
        <CourierChoices onChoose={(carrier) => setParcel({ carrier })} />
      </div>
      <TextField
        label={t("Tracking number")}
        value={parcel.trackingNo}
        maxLength={MAX_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => setParcel({ trackingNo: event.target.value })}
      />
      <TextField
        type="date"
        label={t("Expected arrival")}
        value={parcel.etaDate}
        min={dayIn(0)}
        onChange={(event) => setParcel({ etaDate: event.target.value })}
      />
    </>
  );
}
