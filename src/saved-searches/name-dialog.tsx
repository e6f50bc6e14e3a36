import type { SavedSearch, saveSearch as SaveSearch } from "@selvedge/contract";
import { type FormEvent, useId, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { renameSavedSearch, saveSearch } from "../api/calls.ts";
import type { Input } from "../api/definition.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { toast } from "../ui/toast.tsx";
import { refreshSaved } from "./searches.ts";

const MAX_NAME = 80;

type NameDialogProps = {
  /** What is to be saved under the name, which begins with this one; or the saved search that gets another. */
  of: Input<typeof SaveSearch> | Pick<SavedSearch, "savedId" | "name">;
  onClose: () => void;
};

/** How many searches may be saved, where that is why one was refused. */
const limitIn = (data: unknown): number | null => (data as { max?: number } | null)?.max ?? null;

/** Asks for the name of a search: of one to save, or another one for one that is saved. */
export default function NameDialog({ of, onClose }: NameDialogProps) {
  const { t } = useTranslation(["finding", "favourites"]);
  const isSaved = "savedId" in of;
  const [name, setName] = useState(of.name);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  const faultOf = (thrown: unknown): string => {
    const failure = asApiError(thrown);
    const max = limitIn(failure.data);
    if (failure.is("nameUsed")) return t("You have a saved search of this name already.");
    if (failure.is("tooMany") && max) return t("You can save at most {{max}} searches. Delete one first.", { max });
    return failure.message;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (isBusy) return;
    if (!given) {
      setFault(t("Please give the search a name."));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      if (isSaved) await call(renameSavedSearch, { savedId: of.savedId, name: given });
      else await call(saveSearch, { ...of, name: given });
      await refreshSaved();
      if (!isSaved) toast({ text: t("“{{name}}” is saved", { name: given }) });
      onClose();
    } catch (thrown) {
      setFault(faultOf(thrown));
      field.current?.focus();
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isSaved ? t("Rename the search") : t("Save this search")}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel", { ns: "favourites" })}</Button>
          <Button tone="main" type="submit" form={formId} busy={isBusy}>
            {isSaved ? t("Rename", { ns: "favourites" }) : t("Save the search")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={t("Name of the search")}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          dir="auto"
          error={fault}
          onChange={(event) => {
            setName(event.target.value);
            setFault(null);
          }}
        />
      </form>
    </Dialog>
  );
}
