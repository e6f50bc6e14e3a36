import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/index.ts";
import { useHistory, useSession, useStyle } from "../session/context.ts";
import { useHistoryText } from "../session/history-text.ts";
import { useOriginText } from "../whatif/origin-text.ts";

export type Step = { readonly index: number; readonly text: string; readonly at: number | null };

/** Every step, newest first, down to the opening, or to where a what-if was forked. */
export function useSteps(): { steps: Step[]; index: number } {
  const { t } = useTranslation("designer");
  const style = useStyle();
  const history = useHistory();
  const textOf = useHistoryText();
  const origin = useOriginText();
  const steps: Step[] = history.entries.map((entry, at) => ({ index: at + 1, text: textOf(entry), at: entry.at }));
  steps.reverse();
  const opened = t("Opened {{style}}, size {{size}}", { style: style.name, size: style.size });
  steps.push({ index: 0, text: origin?.text ?? opened, at: origin?.at ?? null });
  return { steps, index: history.index };
}

/** A step that a press goes to; `children` stand at its end. */
export function StepRow({ step, index, children }: { step: Step; index: number; children?: ReactNode }) {
  const session = useSession();
  const isHere = step.index === index;
  return (
    <li className={cx("group/step flex border-t border-line", isHere && "thread-edge")}>
      <button
        type="button"
        aria-current={isHere ? "step" : undefined}
        onClick={() => session.editor.jumpTo(step.index)}
        className={cx(
          "flex min-h-7 min-w-0 flex-1 items-center justify-between gap-2 text-start text-dense leading-4 hover:bg-plate pointer-coarse:min-h-11",
          isHere ? "font-medium text-ink" : step.index > index ? "text-ink-3 line-through decoration-line" : "text-ink-2",
        )}
      >
        <span className="min-w-0 truncate" title={step.text}>
          {step.text}
        </span>
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
  const from = Math.max(0, steps.findIndex((step) => step.index === index) - 1);
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
        {steps.slice(from, from + RECENT).map((step) => (
          <StepRow key={step.index} step={step} index={index} />
        ))}
      </ol>
    </section>
  );
}
