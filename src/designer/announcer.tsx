import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHistory } from "./session/context.ts";
import { useHistoryText } from "./session/history-text.ts";
import { useVariants } from "./whatif/use-variants.ts";

/** Says every step to those who do not see the board: what was done, what was undone. */
export function Announcer() {
  const { t } = useTranslation("designer");
  const history = useHistory();
  const textOf = useHistoryText();
  const inHand = useVariants((state) => state.inHand);
  const before = useRef({ history, inHand });
  const [said, setSaid] = useState("");
  useEffect(() => {
    const { history: last, inHand: held } = before.current;
    before.current = { history, inHand };
    // The history of another variant is not a step of this one.
    if (last === history || held !== inHand) return;
    const isUndo = history.index < last.index;
    const entry = history.entries[isUndo ? history.index : history.index - 1];
    if (!entry) return;
    setSaid(isUndo ? t("Undone: {{step}}", { step: textOf(entry) }) : textOf(entry));
  }, [history, inHand, textOf, t]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
