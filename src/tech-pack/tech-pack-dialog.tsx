import { useState } from "react";
import { useTranslation } from "../i18n.ts";
import { LANGUAGES, languageOf } from "../i18n-languages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { type SavedDesign, useTechPack } from "./use-tech-pack.ts";

type TechPackDialogProps = {
  /** Null for a design that was never saved. */
  readonly saved: SavedDesign | null;
  readonly isDirty: boolean;
  /** The name of what is tried beside the design and is on the screen in its place; the pack is not of that. */
  readonly whatIf?: string | null;
  /** Saves what is not saved yet; null where that failed. */
  readonly save: () => Promise<SavedDesign | null>;
  readonly onClose: () => void;
};

/** A tech pack of a design as it is saved, in a language of the user's choice; what is not saved yet is saved first. */
export function TechPackDialog({ saved, isDirty, whatIf = null, save, onClose }: TechPackDialogProps) {
  const { t, i18n } = useTranslation("techpack");
  const [lang, setLang] = useState<string>(languageOf(i18n.language).key);
  const { isBusy, isLong, fault, make, cancel } = useTechPack(lang, save, onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Tech pack")}
      actions={
        <>
          {isBusy ? (
            <Button onClick={cancel}>{t("Cancel")}</Button>
          ) : (
            <Button onClick={onClose}>{t("Close", { ns: "shell" })}</Button>
          )}
          <Button tone="main" busy={isBusy} disabled={!saved} onClick={make}>
            {t("Make the PDF")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-dense text-ink-2">
          {t(
            "A PDF for the factory, A4 across: pictures, pieces with measured artwork, fabrics, consumption, notes and a measurement chart.",
          )}
        </p>
        <Select
          label={t("Language of the tech pack")}
          value={lang}
          choices={LANGUAGES.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={setLang}
        />
        <p className="text-dense">
          {!saved
            ? t("Save the design under a name first.")
            : isDirty
              ? whatIf === null && t("The design is saved first, so that the pack shows what you see.")
              : t("Revision {{revision}}, as it is saved.", { revision: saved.revision })}
        </p>
        {whatIf !== null && (
          <p role="note" className="bg-warn-wash px-2 py-1 text-dense text-warn">
            {t("The pack shows the saved design, not the what-if “{{name}}” you are editing.", { name: whatIf })}
          </p>
        )}
        <p role="status" className="text-dense text-ink-2 empty:hidden">
          {isLong && t("The tech pack is still being made. It downloads here when it is ready.")}
        </p>
        {fault && (
          <p role="alert" className="text-dense text-fault">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
