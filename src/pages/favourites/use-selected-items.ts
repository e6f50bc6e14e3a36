import type { FavoriteItem } from "@selvedge/contract";
import { useState } from "react";

/** Items chosen over all pages of a group; what stands on this one is as it was last answered. */
export function useSelectedItems(items: readonly FavoriteItem[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, FavoriteItem>>(new Map());
  const chosen = [...selected.values()].map((kept) => items.find(({ itemId }) => itemId === kept.itemId) ?? kept);
  const chosenHere = items.filter(({ itemId }) => selected.has(itemId)).length;
  const choose = (some: readonly FavoriteItem[], on: boolean) =>
    setSelected((before) => {
      const next = new Map(before);
      for (const item of some) {
        if (on) next.set(item.itemId, item);
        else next.delete(item.itemId);
      }
      return next;
    });
  return {
    chosen,
    chosenHere,
    isChosen: (item: FavoriteItem) => selected.has(item.itemId),
    choose,
    clear: () => setSelected(new Map()),
  };
}
