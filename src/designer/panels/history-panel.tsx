import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { GitForkIcon } from "@phosphor-icons/react/dist/csr/GitFork";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, IconButton } from "../../ui/index.ts";
import { useSession } from "../session/context.ts";
import { fetchWhatIfs } from "../whatif/fetch-what-ifs.ts";
import { type Fold, foldSteps } from "./fold-steps.ts";
import { StepRow, useSteps } from "./recent-steps.tsx";

/** The whole history of the active variant; a press on a step goes there, and a what-if can be forked from any step. */
export function HistoryPanel() {
  const { t } = useTranslation("whatif");
  const session = useSession();
  const { steps, index } = useSteps();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step one stands on is brought into sight when it changes
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [index]);
  /** Folds that were opened, by their oldest step: newer ones come in at their other end. */
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const turn = (oldest: number) =>
    setUnfolded((before) => {
      const next = new Set(before);
      if (!next.delete(oldest)) next.add(oldest);
      return next;
    });
  const fork = async (entryIndex?: number) => (await fetchWhatIfs()).fork(session, entryIndex);
  return (
    <>
      <p className="mb-2 text-note text-ink-3">
        {t("Click a step to go back to it; later steps are kept until you make a change.")}
      </p>
      <Button size="small" wide icon={<Icon of={GitForkIcon} />} onClick={() => fork()} className="mb-1">
        {t("New what-if")}
      </Button>
      <p className="mb-2.5 text-note text-ink-3">{t("A what-if is tried beside the design, which stays as it is.")}</p>
      <ol ref={list}>
        {foldSteps(steps).flatMap((fold) => {
          const oldest = fold.at(-1)!.index;
          const isOpen = unfolded.has(oldest);
          const rows: readonly Fold[] = isOpen ? fold.map((step) => [step]) : [fold];
          return rows.map((row, i) => (
            <StepRow key={row[0].index} fold={row} index={index}>
              {fold.length > 1 && i === 0 && (
                <IconButton
                  size="small"
                  label={t("Steps with the same name: {{number}}", { number: fold.length })}
                  icon={<Icon of={isOpen ? CaretDownIcon : CaretRightIcon} mirrors={!isOpen} />}
                  aria-expanded={isOpen}
                  onClick={() => turn(oldest)}
                  className="ms-1 text-ink-3 pointer-coarse:size-11"
                />
              )}
              <IconButton
                size="small"
                label={t("New what-if from “{{step}}”", { step: row[0].text })}
                icon={<Icon of={GitForkIcon} />}
                onClick={() => fork(row[0].index)}
                className="ms-1 text-ink-3 opacity-0 focus-visible:opacity-100 group-focus-within/step:opacity-100 group-hover/step:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
              />
            </StepRow>
          ));
        })}
      </ol>
    </>
  );
}
