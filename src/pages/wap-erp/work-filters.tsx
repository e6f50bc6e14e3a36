import type { erpManageList } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { Select } from "../../ui/select.tsx";
import type { ChosenWork } from "./chosen-work.ts";
import { DayField } from "./day-field.tsx";
import { STEP_NAMES, WORK_STATES } from "./words.ts";

type WorkFiltersProps = {
  /** Whether the kind of work is made in steps. */
  hasSteps: boolean;
  chosen: ChosenWork;
  /** What the work there is can be chosen by. */
  work: Pick<Data<typeof erpManageList>, "states" | "steps" | "companies"> | undefined;
  /** Puts parameters into the address; null takes one out. */
  onPut: (changes: Readonly<Record<string, string | null>>) => void;
};

/** Narrows a worklist to what one is in charge of, what waits or is late, to a state, a step, a customer, and the days it is due on. */
export function WorkFilters({
  hasSteps,
  chosen: { mine, waiting, late, state, step, companyId, dueFrom, dueTo },
  work,
  onPut,
}: WorkFiltersProps) {
  const { t } = useTranslation(["erp", "states"]);
  const all = { value: "", label: t("All") };
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Select
          label={t("Status")}
          value={state ?? ""}
          choices={[
            all,
            ...(work?.states ?? []).map(({ state: value, count }) => ({ value, label: t(WORK_STATES[value] ?? value), count })),
          ]}
          onChange={(value) => onPut({ state: value || null })}
          className="min-w-0"
        />
        {hasSteps && (
          <Select
            label={t("Step")}
            value={step ?? ""}
            choices={[
              all,
              ...(work?.steps ?? []).map(({ step: value, count }) => ({ value, label: t(STEP_NAMES[value]), count })),
            ]}
            onChange={(value) => onPut({ step: value || null })}
            className="min-w-0"
          />
        )}
        <Select
          label={t("Customer")}
          value={companyId ?? ""}
          choices={[all, ...(work?.companies ?? []).map(({ companyId: value, name, count }) => ({ value, label: name, count }))]}
          onChange={(value) => onPut({ companyId: value || null })}
          className={hasSteps ? "col-span-2 min-w-0" : "min-w-0"}
        />
        <DayField label={t("Due from")} value={dueFrom} onChange={(day) => onPut({ dueFrom: day })} />
        <DayField label={t("Due until")} value={dueTo} onChange={(day) => onPut({ dueTo: day })} />
      </div>
      <div className="my-3 flex flex-wrap gap-x-6">
        <Checkbox label={t("Mine")} checked={mine ?? false} onChange={(on) => onPut({ mine: on ? "1" : null })} />
        <Checkbox label={t("Waiting for us")} checked={waiting ?? false} onChange={(on) => onPut({ waiting: on ? "1" : null })} />
        <Checkbox label={t("Late")} checked={late ?? false} onChange={(on) => onPut({ late: on ? "1" : null })} />
      </div>
    </>
  );
}
