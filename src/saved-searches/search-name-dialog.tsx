import type { SavedSearch, saveSearch as SaveSearch } from "@selvedge/contract";
import { call } from "../api/call.ts";
import { renameSavedSearch, saveSearch } from "../api/calls.ts";
import type { Input } from "../api/definition.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { MAX_NAME, NameDialog } from "../ui/name-dialog.tsx";
import { toast } from "../ui/toast.tsx";
import { refreshSaved } from "./searches.ts";

type SearchNameDialogProps = {
  /** What is to be saved under the name, which begins with this one; or the saved search that gets another. */
  of: Input<typeof SaveSearch> | Pick<SavedSearch, "savedId" | "name">;
  onClose: () => void;
};

/** How many searches may be saved, where that is why one was refused. */
const limitIn = (data: unknown): number | null => (data as { max?: number } | null)?.max ?? null;

/** Asks for the name of a search: of one to save, or another one for one that is saved. */
export default function SearchNameDialog({ of, onClose }: SearchNameDialogProps) {
  const { t } = useTranslation(["finding", "favourites"]);
  const isSaved = "savedId" in of;
  const give = async (name: string) => {
    if (isSaved) await call(renameSavedSearch, { savedId: of.savedId, name });
    else await call(saveSearch, { ...of, name });
    await refreshSaved();
    if (!isSaved) toast({ text: t("“{{name}}” is saved", { name }) });
  };
  const faultOf = (thrown: unknown): string => {
    const failure = asApiError(thrown);
    const max = limitIn(failure.data);
    if (failure.is("nameUsed")) return t("You have a saved search of this name already.");
    if (failure.is("tooMany") && max) return t("You can save at most {{max}} searches. Delete one first.", { max });
    return failure.message;
  };
  return (
    <NameDialog
      title={isSaved ? t("Rename the search") : t("Save this search")}
      label={t("Name of the search")}
      name={of.name.slice(0, MAX_NAME)}
      cancel={t("Cancel", { ns: "favourites" })}
      verb={isSaved ? t("Rename", { ns: "favourites" }) : t("Save the search")}
      missing={t("Please give the search a name.")}
      onName={give}
      faultOf={faultOf}
      onClose={onClose}
    />
  );
}
