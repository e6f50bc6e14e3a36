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
  const when = { date: format.date(draft.at), time: format.time(draft.at) };
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => {
        if (!open) answer(true);
      }}
      initialFocus={takeUp}
      title={draft.reads === "nothing" ? t("Your unsaved changes cannot be read") : t("Restore unsaved changes?")}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t("Discard it")}</Button>
          <Button ref={takeUp} tone="main" onClick={() => answer(true)}>
            {draft.reads === "nothing" ? t("Continue without it") : t("Restore")}
          </Button>
        </>
      }
    >
      {draft.reads === "all" &&
        t("Changes of {{date}}, {{time}} were not saved. They are kept in this browser with their history of {{count}} steps.", {
          ...when,
          count: draft.saved.entries.length,
        })}
      {draft.reads === "document" &&
        t(
          "Changes of {{date}}, {{time}} were not saved. They are kept in this browser. Another version of the portal wrote their history, which cannot be read; the design is complete.",
          when,
        )}
      {draft.reads === "nothing" &&
        t(
          "Changes of {{date}}, {{time}} were not saved. Another version of the portal wrote them, and this one cannot read them. They stay in this browser for 60 days and are offered again once they can be read.",
          when,
        )}
    </Dialog>
  );
}
