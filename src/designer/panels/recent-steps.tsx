import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/index.ts";
import { useHistory, useSession, useStyle } from "../session/context.ts";
import { useHistoryText } from "../session/history-text.ts";
import { useOriginText } from "../whatif/origin-text.ts";
import { type Fold, foldSteps, holdsStep, type Step } from "./fold-steps.ts";

/** Every step, newest first, down to the opening, or to where a what-if was forked. */
export function useSteps(): { steps: Step[]; index: number } {
  const { t } = useTranslation("designer");
  const style = useStyle();
  const history = useHistory();
  const textOf = useHistoryText();
  const origin = useOriginText();
  const steps: Step[] = history.entries.map((entry, index) => ({ index: index + 1, text: textOf(entry), at: entry.at }));
  steps.reverse();
  const opened = t("Opened {{style}}, size {{size}}", { style: style.name, size: style.size });
  steps.push({ index: 0, text: origin?.text ?? opened, at: origin?.at ?? null });
  return { steps, index: history.index };
}

type StepRowProps = {
  readonly fold: Fold;
  /** The step one stands on. */
  readonly index: number;
  readonly children?: ReactNode;
};

/** A step that a press goes to, or the newest of several that say the same, with their number; `children` stand at its end. */
export function StepRow({ fold, index, children }: StepRowProps) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const [step] = fold;
  const isHere = holdsStep(fold, index);
  return (
    <li className={cx("group/step flex border-t border-line", isHere && "thread-edge")}>
      <button
        type="button"
        aria-current={isHere ? "step" : undefined}
        onClick={() => session.editor.jumpTo(step.index)}
        className={cx(
          "flex min-h-7 min-w-0 flex-1 items-center justify-between gap-2 text-start text-dense leading-4 hover:bg-plate pointer-coarse:min-h-11",
          isHere ? "font-medium text-ink" : fold.at(-1)!.index > index ? "text-ink-3 line-through decoration-line" : "text-ink-2",
        )}
      >
        <span className="min-w-0 flex-1 truncate" title={step.text}>
          {step.text}
        </span>
        {fold.length > 1 && (
          <span className="shrink-0 font-cond text-note font-normal text-ink-3">
            <span aria-hidden="true">×{fold.length}</span>
            <span className="sr-only">{t("{{count}} steps", { count: fold.length })}</span>
          </span>
        )}
        {step.at !== null && (
          <time
            dateTime={new Date(step.at).toISOString()}
            className="shrink-0 font-cond text-note font-normal text-ink-3 no-underline"
          >
            {session.format.time(step.at)}
          </time>
        )}
      </button>
      {children}
    </li>
  );
}

const RECENT = 5;

/** The last steps, at the foot of every other panel. */
export function RecentSteps() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const { steps, index } = useSteps();
  const folds = foldSteps(steps);
  const from = Math.max(0, folds.findIndex((fold) => holdsStep(fold, index)) - 1);
  const count = steps.length - 1;
  return (
    <section className="px-4 pb-3 pt-3.5 max-[1199px]:hidden [@media(max-height:719px)]:hidden" aria-label={t("History")}>
      <h2 className="voice-name mb-1 flex items-baseline justify-between text-head">
        {t("History")}
        <button
          type="button"
          onClick={() => session.selection.openPanel("history")}
          className="quiet-link font-sans text-note text-ink-3"
        >
          {t("{{count}} steps", { count })}
        </button>
      </h2>
      <ol>
        {folds.slice(from, from + RECENT).map((fold) => (
          <StepRow key={fold[0].index} fold={fold} index={index} />
        ))}
      </ol>
    </section>
  );
}
