import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { call, keyOf } from "../../api/call.ts";
import { getFavoriteGroup, getNavMenuDataOrder } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { toast } from "../../ui/toast.tsx";

export type GroupOrder = ReturnType<typeof useGroupOrder>;

/** Puts groups into another order, which shows at once and is taken back where the server refuses it. The default one stays first. */
export function useGroupOrder(kind: GroupKind, groups: readonly FavoriteGroup[]) {
  const client = useQueryClient();
  const [dragged, setDragged] = useState<string | null>(null);
  const movable = groups.filter((group) => !group.isDefault);

  const place = async (groupId: string, to: number) => {
    const from = movable.findIndex((group) => group.groupId === groupId);
    if (from < 0 || to < 0 || to >= movable.length || to === from) return;
    const rest = movable.filter((group) => group.groupId !== groupId);
    const wanted = [...rest.slice(0, to), movable[from] as FavoriteGroup, ...rest.slice(to)];
    client.setQueryData(keyOf(getFavoriteGroup, { kind }), [...groups.filter((group) => group.isDefault), ...wanted]);
    try {
      await call(getNavMenuDataOrder, { kind, order: wanted.map((group) => group.groupId) });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
      await client.invalidateQueries({ queryKey: keyOf(getFavoriteGroup) });
    }
  };
  const placeOf = (groupId: string) => movable.findIndex((group) => group.groupId === groupId);
  const move = (groupId: string, step: number) => void place(groupId, placeOf(groupId) + step);
  const dropOn = (event: DragEvent, groupId: string) => {
    event.preventDefault();
    if (dragged) void place(dragged, placeOf(groupId));
    setDragged(null);
  };
  return { isMovable: movable.length > 1, dragged, setDragged, dropOn, move };
}
