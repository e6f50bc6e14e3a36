import { GitForkIcon } from "@phosphor-icons/react/dist/csr/GitFork";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, IconButton } from "../../ui/index.ts";
import { useSession } from "../session/context.ts";
import { fetchWhatIfs } from "../whatif/fetch-what-ifs.ts";
import { StepRow, useSteps } from "./RecentSteps.tsx";

/** The whole history of the variant in hand; a press goes there, and a what-if can be forked from any step. */
export function HistoryPanel() {
  const { t } = useTranslation("whatif");
  const session = useSession();
  const { steps, index } = useSteps();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step one stands on is brought into sight when it changes
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [index]);
  const fork = async (at?: number) => (await fetchWhatIfs()).fork(session, at);
  return (
    <>
      <p className="mb-2 text-note text-ink-3">{t("A press on a step goes there; nothing is lost until you work on from it.")}</p>
      <Button size="small" wide icon={<Icon of={GitForkIcon} />} onClick={() => fork()} className="mb-1">
        {t("Fork a what-if")}
      </Button>
      <p className="mb-2.5 text-note text-ink-3">{t("A what-if is tried beside the design, which stays as it is.")}</p>
      <ol ref={list}>
        {steps.map((step) => (
          <StepRow key={step.index} step={step} index={index}>
            <IconButton
              size="small"
              label={t("Fork a what-if from “{{step}}”", { step: step.text })}
              icon={<Icon of={GitForkIcon} />}
              onClick={() => fork(step.index)}
              className="ms-1 text-ink-3 opacity-0 focus-visible:opacity-100 group-focus-within/step:opacity-100 group-hover/step:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
            />
          </StepRow>
        ))}
      </ol>
    </>
  );
}
