import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/index.ts";
import { createFormat } from "../session/format.ts";
import type { Opening } from "../session/use-open-design.ts";

/** Work that was never saved, from a tab that crashed or was closed. */
export function RecoverDialog({ asking }: { asking: Extract<Opening, { state: "asking" }> }) {
  const { t, i18n } = useTranslation("designer");
  const takeUp = useRef<HTMLButtonElement>(null);
  const { draft, answer } = asking;
  const format = createFormat(i18n.language);
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => {
        if (!open) answer(true);
      }}
      initialFocus={takeUp}
      title={t("Take up your unsaved work?")}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t("Discard it")}</Button>
          <Button ref={takeUp} tone="main" onClick={() => answer(true)}>
            {t("Take it up")}
          </Button>
        </>
      }
    >
      {t("Changes of {{date}}, {{time}} were not saved. They are kept in this browser with their history of {{count}} steps.", {
        date: format.date(draft.at),
        time: format.time(draft.at),
        count: draft.saved.entries.length,
      })}
    </Dialog>
  );
}
