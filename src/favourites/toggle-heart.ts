import type { GroupKind } from "@selvedge/contract";
import i18next from "i18next";
import { call } from "../api/call.ts";
import { restoreFavorite } from "../api/calls.ts";
import { type ApiError, asApiError } from "../api/error.ts";
import { touchHeart } from "../state/hearts.ts";
import { toast } from "../ui/toast.tsx";
import { drop, keep, refreshFavourites } from "./hearts.ts";

const t = (text: string) => i18next.t(text, { ns: "favourites" });
const sayFault = (thrown: unknown) => toast({ tone: "fault", text: asApiError(thrown).message });

async function undo(id: string, itemIds: string[]): Promise<void> {
  try {
    await call(restoreFavorite, { itemIds });
    touchHeart(id, true);
    void refreshFavourites();
  } catch (thrown) {
    sayFault(thrown);
  }
}

/** Keeps something in the default group, or takes it out of all groups, which can be undone. A refusal is said and answered, and the heart is as it was; null where there was none. */
export async function toggleHeart(kind: GroupKind, id: string, isKept: boolean): Promise<ApiError | null> {
  touchHeart(id, !isKept);
  try {
    if (!isKept) {
      await keep(kind, id);
      toast({ text: t("Saved to your favorites") });
    } else {
      const { itemIds } = await drop(kind, id);
      toast({
        text: t("Removed from your favorites"),
        action: itemIds.length > 0 ? { label: t("Undo"), onAction: () => void undo(id, itemIds) } : undefined,
      });
    }
    void refreshFavourites();
    return null;
  } catch (thrown) {
    touchHeart(id, isKept);
    sayFault(thrown);
    return asApiError(thrown);
  }
}
