import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { FaultFields } from "./fault-fields.tsx";
import { type FaultEntry, NEW_FAULT, type RollEntry, type RollProblem } from "./inspection-entry.ts";

const MAX_ROLL_NO = 40;
const MAX_LENGTH_M = 1_000;
const MAX_WIDTH_CM = 500;

/** English texts of the area `erp`, or of `inspection`; in the order in which they are said. */
const PROBLEMS: Readonly<Record<RollProblem, string>> = {
  number: "Please give the roll's number.",
  sameNumber: "Another roll has this number.",
  length: "Please give the length and the width.",
  width: "Please give the length and the width.",
  faults: "Please say of every fault what it is, how large and where.",
  outside: "A fault lies outside its roll.",
};

type InspectedRollProps = {
  roll: RollEntry;
  place: number;
  /** What was missing or wrong at the last attempt to save, and what still is. */
  problems: ReadonlySet<RollProblem>;
  remaining: ReadonlySet<RollProblem>;
  /** Takes the roll as it is by then: a field that is left by a press on a button is heard after the button. */
  onChange: (change: (roll: RollEntry) => RollEntry) => void;
};

/** One roll of an inspection: its number, length and usable width, and its faults one below the other. */
export function InspectedRoll({ roll, place, problems, remaining, onChange }: InspectedRollProps) {
  const { t } = useTranslation(["erp", "inspection"]);
  const { rollNo, lengthM, widthCm, faults } = roll;
  const number = place + 1;
  const put = (changes: Partial<RollEntry>) => onChange((before) => ({ ...before, ...changes }));
  const putFaults = (change: (faults: readonly FaultEntry[]) => readonly FaultEntry[]) =>
    onChange((before) => ({ ...before, faults: change(before.faults) }));
  const said = [...new Set([...problems].map((problem) => PROBLEMS[problem]))];
  const open = new Set([...remaining].map((problem) => PROBLEMS[problem]));
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3">
      <legend className="float-start text-read font-medium">{t("Roll {{number}}", { number })}</legend>
      <TextField
        label={t("Number of roll {{number}}", { number })}
        value={rollNo}
        maxLength={MAX_ROLL_NO}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => put({ rollNo: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t("Length")}
          value={lengthM}
          min={0}
          max={MAX_LENGTH_M}
          unit={t("m")}
          onChange={(length) => put({ lengthM: length })}
        />
        <NumberField
          label={t("Usable width", { ns: "inspection" })}
          value={widthCm}
          min={0}
          max={MAX_WIDTH_CM}
          unit={t("cm", { ns: "inspection" })}
          onChange={(width) => put({ widthCm: width })}
        />
      </div>
      {faults.map((fault, i) => (
        <FaultFields
          key={i}
          fault={fault}
          name={t("Roll {{number}}, fault {{fault}}", { number, fault: i + 1 })}
          onChange={(changes) => putFaults((before) => before.map((one, j) => (i === j ? { ...one, ...changes } : one)))}
          onRemove={() => putFaults((before) => before.filter((_, j) => i !== j))}
        />
      ))}
      {said.length > 0 && (
        <ul className="grid gap-1 text-note text-fault">
          {said.map((text) => (
            <li key={text} className={open.has(text) ? undefined : "invisible"}>
              {t(text, { ns: ["erp", "inspection"] })}
            </li>
          ))}
        </ul>
      )}
      <Button className="justify-self-start" onClick={() => putFaults((before) => [...before, NEW_FAULT])}>
        {t("Add a fault to roll {{number}}", { number })}
      </Button>
    </fieldset>
  );
}
