import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ProductionStep } from "./order.ts";
import type { Entry } from "./outbox.ts";
import { STATE_NAMES, STEP_NAMES } from "./words.ts";

type StepListProps = {
  steps: readonly ProductionStep[];
  /** Reports of this line that were not sent yet. */
  waiting: readonly Entry[];
  /** Opens the report of a step; null where nothing can be reported. */
  onReport: ((step: ProductionStep) => void) | null;
};

/** The seven steps of one line with what is done of each; those that are open can be reported on. */
export function StepList({ steps, waiting, onReport }: StepListProps) {
  const { t } = useTranslation(["erp", "states"]);
  const { number, date } = useFormat();
  const current = steps.find(({ state }) => state !== "done" && state !== "skipped");
  return (
    <ol className="mt-3">
      {steps.map((step) => {
        const isOver = step.state === "done" || step.state === "skipped";
        const isQueued = waiting.some(({ errand }) => errand.what === "report" && errand.body.step === step.step);
        const day = step.actualEnd ?? step.expectedEnd ?? step.plannedEnd;
        return (
          <li key={step.step} className="flex min-h-14 items-center gap-3 border-b border-line py-1.5 text-dense">
            <span
              className={cx(
                "grid size-6 shrink-0 place-items-center rounded-round border text-rule",
                step.state === "done"
                  ? "border-ink bg-ink text-sheet"
                  : step === current
                    ? "border-thread text-thread"
                    : "border-edge text-ink-3",
              )}
            >
              {step.state === "done" ? (
                <Icon of={CheckIcon} size={14} />
              ) : step.state === "skipped" ? (
                <Icon of={MinusIcon} size={14} />
              ) : (
                step.seq
              )}
            </span>
            <span className="min-w-0 flex-1">
              <span className={cx("block", step === current && "font-medium")}>{t(STEP_NAMES[step.step])}</span>
              <span className="block text-note text-ink-2">
                {t(STATE_NAMES[step.state])}
                {!isOver &&
                  step.quantityDone > 0 &&
                  ` · ${number(step.quantityDone)} / ${number(step.quantityTotal)} ${t(step.unit)}`}
                {day && step.state !== "skipped" && ` · ${date(day)}`}
              </span>
              {step.lateDays > 0 && (
                <span className="flex items-center gap-1 text-note text-fault">
                  <Icon of={ClockIcon} size={14} />
                  {t("{{count}} days late", { count: step.lateDays })}
                </span>
              )}
              {isQueued && (
                <span className="flex items-center gap-1 text-note text-warn">
                  <Icon of={CloudArrowUpIcon} size={14} />
                  {t("Reported, waiting to be sent")}
                </span>
              )}
            </span>
            {onReport && !isOver && !isQueued && (
              <Button
                tone={step === current ? "main" : "plain"}
                aria-label={t("Report: {{step}}", { step: t(STEP_NAMES[step.step]) })}
                onClick={() => onReport(step)}
              >
                {t("Report")}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
