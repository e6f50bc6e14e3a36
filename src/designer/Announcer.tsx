import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHistory } from "./session/context.ts";
import { useHistoryText } from "./session/history-text.ts";

/** Says every step to those who do not see the board: what was done, what was undone. */
export function Announcer() {
  const { t } = useTranslation("designer");
  const history = useHistory();
  const textOf = useHistoryText();
  const before = useRef(history);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const last = before.current;
    before.current = history;
    if (last === history) return;
    const isUndo = history.index < last.index;
    const entry = history.entries[isUndo ? history.index : history.index - 1];
    if (!entry) return;
    setSaid(isUndo ? t("Undone: {{step}}", { step: textOf(entry) }) : textOf(entry));
  }, [history, textOf, t]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
