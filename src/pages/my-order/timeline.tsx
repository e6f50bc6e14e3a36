import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { OrderRow, ProductionStep } from "@selvedge/contract";
import { STEPS_OF } from "@selvedge/contract/desk-states";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Quantity } from "../../ui/words.tsx";
import { useDay } from "./use-day.ts";
import { STEPS } from "./words.ts";

/** Seven dots: what is done is full, what is under way half, what is to come empty. */
export function StepDots({
  kind,
  current,
  isOver,
}: {
  kind: OrderRow["kind"];
  current: OrderRow["currentStep"];
  isOver: boolean;
}) {
  const { t } = useTranslation("orders");
  const steps = STEPS_OF[kind];
  const reached = current === null ? 0 : steps.indexOf(current) + 1;
  return (
    <span role="img" aria-label={t("Step {{step}} of 7", { step: reached })} className="inline-flex gap-0.75">
      {steps.map((step, i) => (
        <i
          key={step}
          className={cx(
            "size-2 rounded-round border",
            i + 1 < reached || (isOver && reached > 0)
              ? "border-ink bg-ink"
              : i + 1 === reached
                ? "border-ink bg-linear-to-r from-ink from-50% to-transparent to-50% rtl:bg-linear-to-l"
                : "border-edge",
          )}
        />
      ))}
    </span>
  );
}

const LINE = "absolute top-[7px] start-0 w-full max-tablet:start-[7px] max-tablet:top-0 max-tablet:h-full max-tablet:w-px";

/** One line's way through the mill: what was planned, what happened, how much. On a phone the steps stand below each other. */
export function Timeline({ steps, onAsk }: { steps: readonly ProductionStep[]; onAsk: (step: ProductionStep["step"]) => void }) {
  return (
    <ol className="mt-3.5 grid tablet:grid-cols-7">
      {steps.map((step, i) => (
        <Step key={step.step} of={step} isLast={i === steps.length - 1} onAsk={() => onAsk(step.step)} />
      ))}
    </ol>
  );
}

/** A step that is under way, stopped or late has something to ask about. */
const isInQuestion = ({ state, lateDays }: ProductionStep) => state === "active" || state === "blocked" || lateDays > 0;

function Step({ of, isLast, onAsk }: { of: ProductionStep; isLast: boolean; onAsk: () => void }) {
  const { t } = useTranslation(["orders", "states"]);
  const isDone = of.state === "done";
  const isNow = of.state === "active" || of.state === "blocked";
  return (
    <li className="relative flex flex-col text-note/[17px] max-tablet:ps-7 max-tablet:pb-3 tablet:pe-2">
      {!isLast && <span aria-hidden="true" className={cx(LINE, isDone ? "h-0.5 bg-ink max-tablet:w-0.5" : "h-px bg-edge")} />}
      <span
        aria-hidden="true"
        className={cx(
          "z-1 mb-1.5 grid size-4 place-items-center rounded-round border max-tablet:absolute max-tablet:start-0 max-tablet:top-0",
          isDone && "border-ink bg-ink text-sheet",
          isNow && "border-[5px] border-ink bg-sheet",
          !isDone && !isNow && "border-edge bg-sheet",
          of.state === "skipped" && "border-dashed",
        )}
      >
        {isDone && <Icon of={CheckIcon} size={14} className="size-2.5" />}
      </span>
      <b className={cx("text-dense font-medium", of.state === "skipped" && "text-ink-3")}>
        {t(STEPS[of.step], { ns: "states" })}
      </b>
      <StepFacts of={of} />
      {isInQuestion(of) && (
        <button
          type="button"
          aria-label={t("Ask about {{step}}", { step: t(STEPS[of.step], { ns: "states" }) })}
          onClick={onAsk}
          className="quiet-link grip mt-1 self-start"
        >
          {t("Ask")}
        </button>
      )}
    </li>
  );
}

function StepFacts({ of }: { of: ProductionStep }) {
  const { t } = useTranslation(["orders", "states"]);
  const { number } = useFormat();
  const day = useDay();
  if (of.state === "skipped") {
    const isOfCloth = STEPS_OF.fabric.includes(of.step);
    return <span className="text-ink-3">{t(isOfCloth ? "not needed for this cloth" : "not needed for this garment")}</span>;
  }
  const isLate = of.lateDays > 0;
  return (
    <>
      {of.plannedEnd && <span className="text-ink-3">{t("Plan {{day}}", { day: day(of.plannedEnd) })}</span>}
      {of.actualEnd && <span className={isLate ? "font-medium text-fault" : ""}>{day(of.actualEnd)}</span>}
      {(of.state === "active" || of.state === "blocked") && of.actualStart && (
        <span className={isLate ? "font-medium text-fault" : ""}>{t("since {{day}}", { day: day(of.actualStart) })}</span>
      )}
      {of.state === "pending" && of.expectedEnd && (
        <span className="text-ink-3">{t("expected {{day}}", { day: day(of.expectedEnd) })}</span>
      )}
      {isLate && <span className="font-medium text-fault">{t("{{count}} days late", { count: of.lateDays })}</span>}
      {of.state === "blocked" && <span className="font-medium text-fault">{t("stopped")}</span>}
      {of.quantityDone > 0 && (
        <span className="text-ink-2">
          <Quantity
            value={
              of.state === "done"
                ? number(of.quantityDone)
                : t("{{done}} of {{total}}", { done: number(of.quantityDone), total: number(of.quantityTotal) })
            }
            unit={t(of.unit)}
          />
        </span>
      )}
      {of.remark && <span className="text-ink-2">{of.remark}</span>}
      <StepPhotos photos={of.photos} />
    </>
  );
}

/** What the mill photographed; each opens as it is. */
function StepPhotos({ photos }: Pick<ProductionStep, "photos">) {
  const { t } = useTranslation("orders");
  return (
    <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {photos.map(({ imageId, url, thumbUrl }, i) => (
        <a
          key={imageId}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("Photograph {{number}}", { number: i + 1 })}
        >
          <Picture src={thumbUrl} alt="" sizes="44px" className="size-11" />
        </a>
      ))}
    </span>
  );
}
