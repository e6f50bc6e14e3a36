import type { Origin } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { useHistoryText } from "../session/history-text.ts";
import { useWhatIf } from "./use-variants.ts";

/** From where the active what-if was forked, and the time of that step; null for the design. */
export function useOriginText(): { text: string; at: number | null } | null {
  const { t } = useTranslation("whatif");
  const textOf = useHistoryText();
  const whatIf = useWhatIf();
  if (!whatIf) return null;
  const { name, step }: Origin = whatIf.origin;
  const from = name ?? t("the design");
  return {
    text: step ? t("From {{from}}: {{step}}", { from, step: textOf(step) }) : t("From {{from}}, as it was opened", { from }),
    at: step?.at ?? null,
  };
}
