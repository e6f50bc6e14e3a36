import type { FavoriteItem } from "@selvedge/contract";
import { call } from "../../api/call.ts";
import {
  batchCopyFabric,
  batchDeleteFabric,
  deleteFavorite,
  editFavorite,
  editFavoriteSalePrice,
  restoreFavorite,
} from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { refreshFavourites } from "../../favourites/hearts.ts";
import { useTranslation } from "../../i18n.ts";
import { touchHeart } from "../../state/hearts.ts";
import { toast } from "../../ui/toast.tsx";
import { writeSerially } from "./item-writes.ts";

type Target = { readonly groupId: string; readonly groupName: string };
const targetOf = ({ product, design, chanel }: FavoriteItem) => product?.productId ?? design?.id ?? chanel?.chanelId;

/** What can be done to favourites. Each says how it ended and shows what is now. */
export function useItemActions() {
  const { t } = useTranslation("favourites");

  /** Whether it was done; what went wrong is said. */
  const trying = async (work: () => Promise<void>): Promise<boolean> => {
    let isDone = false;
    try {
      await work();
      isDone = true;
    } catch (thrown) {
      const failure = asApiError(thrown);
      toast({
        tone: "fault",
        text: failure.is("stale") ? t("This was changed elsewhere; you now see the latest version.") : failure.message,
      });
    }
    await refreshFavourites();
    return isDone;
  };

  const restore = (items: readonly FavoriteItem[]) =>
    trying(async () => {
      await call(restoreFavorite, { itemIds: items.map(({ itemId }) => itemId) });
      for (const item of items) touchHeart(targetOf(item) ?? "", true);
    });

  /** Takes items out of their group; they can be brought back. */
  const remove = (items: readonly FavoriteItem[]) =>
    trying(async () => {
      const [one] = items;
      const { dropped } =
        items.length === 1 && one
          ? await call(deleteFavorite, { itemId: one.itemId })
          : await call(batchDeleteFabric, { itemIds: items.map(({ itemId }) => itemId) });
      for (const id of dropped) touchHeart(id, false);
      toast({
        text: t("Removed: {{count}}", { count: items.length }),
        action: { label: t("Undo"), onAction: () => void restore(items) },
      });
    });

  /** Copies or moves items to another group. */
  const bring = (items: readonly FavoriteItem[], { groupId, groupName }: Target, mode: "copy" | "move") =>
    trying(async () => {
      const { copied, moved, skipped } = await call(batchCopyFabric, {
        itemIds: items.map(({ itemId }) => itemId),
        targetGroupId: groupId,
        mode,
      });
      const count = copied + moved;
      const done =
        mode === "copy"
          ? t("Copied to “{{group}}”: {{count}}", { group: groupName, count })
          : t("Moved to “{{group}}”: {{count}}", { group: groupName, count });
      toast({ text: skipped > 0 ? `${done}. ${t("Already there: {{count}}", { count: skipped })}` : done });
    });

  const writeNote = (item: FavoriteItem, note: string) =>
    trying(async () => {
      await writeSerially(item, (version) => call(editFavorite, { itemId: item.itemId, note, version }));
    });

  const writeSalePrice = (item: FavoriteItem, salePrice: FavoriteItem["salePrice"]) =>
    trying(async () => {
      await writeSerially(item, (version) => call(editFavoriteSalePrice, { itemId: item.itemId, salePrice, version }));
    });

  return { remove, bring, writeNote, writeSalePrice };
}
