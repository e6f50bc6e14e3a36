import { DEFECTS, type DefectCode } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import { type FaultEntry, usualDirection } from "./inspection-entry.ts";
import { Photos } from "./photos.tsx";

const CODES = Object.keys(DEFECTS) as DefectCode[];
const MAX_SIZE_MM = 100_000;
const MAX_POSITION_M = 1_000;
const MAX_ACROSS_CM = 500;

type FaultFieldsProps = {
  fault: FaultEntry;
  /** Which of the faults of which roll, for those who hear the page. */
  name: string;
  onChange: (changes: Partial<FaultEntry>) => void;
  onRemove: () => void;
};

/** A fault of a roll: what it is, which way it runs, how large it is and where it lies, with a photograph. */
export function FaultFields({ fault, name, onChange, onRemove }: FaultFieldsProps) {
  const { t } = useTranslation(["erp", "inspection"]);
  const { code, direction, sizeMm, positionM, acrossCm, photos } = fault;
  const inInspection = { ns: "inspection" } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fault within the fieldset of its roll
    <div role="group" aria-label={name} className="grid gap-3 border-s-2 border-edge ps-3">
      <Select
        label={t("Fault", inInspection)}
        value={code}
        placeholder={t("Choose")}
        choices={CODES.map((value) => ({ value, label: t(DEFECTS[value], inInspection) }))}
        onChange={(next) => onChange({ code: next, direction: usualDirection(next) })}
      />
      <Segmented
        label={t("Direction")}
        value={direction}
        choices={[
          { value: "warp", label: t("Lengthwise") },
          { value: "weft", label: t("Crosswise") },
          { value: "hole", label: t("Hole", inInspection) },
        ]}
        onChange={(next) => onChange({ direction: next })}
        className="w-full"
      />
      <div className="grid grid-cols-3 gap-3">
        <NumberField
          label={t("Along", inInspection)}
          value={positionM}
          min={0}
          max={MAX_POSITION_M}
          unit={t("m")}
          onChange={(position) => onChange({ positionM: position })}
        />
        <NumberField
          label={t("Across", inInspection)}
          value={acrossCm}
          min={0}
          max={MAX_ACROSS_CM}
          unit={t("cm", inInspection)}
          onChange={(across) => onChange({ acrossCm: across })}
        />
        <NumberField
          label={t("Fault size")}
          value={sizeMm}
          min={0}
          max={MAX_SIZE_MM}
          unit={t("mm", inInspection)}
          onChange={(size) => onChange({ sizeMm: size })}
        />
      </div>
      <Photos photos={photos} most={1} onChange={(next) => onChange({ photos: next })} />
      <Button size="small" className="justify-self-start" onClick={onRemove}>
        {t("Remove this fault")}
      </Button>
    </div>
  );
}
