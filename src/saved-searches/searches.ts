import type { SavedSearch } from "@selvedge/contract";
import i18next from "i18next";
import { call, keyOf } from "../api/call.ts";
import { listSavedSearches, removeSavedSearch, restoreSavedSearch } from "../api/calls.ts";
import { queryClient } from "../api/client.ts";
import { asApiError } from "../api/error.ts";
import { toast } from "../ui/toast.tsx";

const t = (text: string, options: Record<string, unknown> = {}) => i18next.t(text, { ns: "finding", ...options });

/** The list a saved search opens. */
export const addressOfSaved = ({ address }: Pick<SavedSearch, "address">): string => `/goods?${address}`;

/** Asks anew for everything that shows saved searches. */
export const refreshSaved = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(listSavedSearches) });

type Named = Pick<SavedSearch, "savedId" | "name">;

const offerUndo = ({ savedId, name }: Named) =>
  toast({
    text: t("“{{name}}” is deleted", { name }),
    action: { label: t("Undo", { ns: "favourites" }), onAction: () => void restoreSaved(savedId) },
  });

/** Deletes a saved search; `onRemoved` is where undoing is offered. A refusal is said, and the list shows what there is. */
export async function removeSaved(saved: Named, onRemoved: (saved: Named) => void = offerUndo): Promise<void> {
  try {
    await call(removeSavedSearch, { savedId: saved.savedId });
    onRemoved(saved);
  } catch (thrown) {
    toast({ tone: "fault", text: asApiError(thrown).message });
  }
  await refreshSaved();
}

/** Brings a deleted search back. */
export async function restoreSaved(savedId: string): Promise<void> {
  try {
    await call(restoreSavedSearch, { savedId });
  } catch (thrown) {
    toast({ tone: "fault", text: asApiError(thrown).message });
  }
  await refreshSaved();
}
