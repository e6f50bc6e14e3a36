import type { GroupKind } from "@selvedge/contract";
import { call, keyOf, useCall } from "../api/call.ts";
import {
  addFavorite,
  addShowroomFavorite,
  addStyleFavorite,
  delFavorite,
  delShowroomFavorite,
  delStyleFavorite,
  getFabricFavorite,
  getFavoriteGroup,
  getFavoriteList,
  getFavoriteSum,
  getNavMenuDataOrder,
  getShowFavorite,
  getStyleFavorite,
} from "../api/calls.ts";
import { queryClient } from "../api/client.ts";
import { useSession } from "../state/session.ts";

/** Refetches everything that shows favourites. */
export async function refreshFavourites(): Promise<void> {
  const shown = [
    getFavoriteSum,
    getFavoriteGroup,
    getNavMenuDataOrder,
    getFavoriteList,
    getFabricFavorite,
    getStyleFavorite,
    getShowFavorite,
  ];
  await Promise.all(shown.map((definition) => queryClient.invalidateQueries({ queryKey: keyOf(definition) })));
}

/** Keeps something in a group, in the default one when none is named. */
export async function keep(kind: GroupKind, id: string, groupId?: string) {
  if (kind === "style") return call(addStyleFavorite, { designId: id, groupId });
  if (kind === "showroom") return call(addShowroomFavorite, { chanelId: id, groupId });
  return call(addFavorite, { productId: id, groupId });
}

/** Takes something out of a group, of all groups when none is named. */
export async function drop(kind: GroupKind, id: string, groupId?: string) {
  if (kind === "style") return call(delStyleFavorite, { designId: id, groupId });
  if (kind === "showroom") return call(delShowroomFavorite, { chanelId: id, groupId });
  return call(delFavorite, { productId: id, groupId });
}

/** How many favourites the customer has; undefined until it is known, and for a visitor. */
export function useFavouriteSum() {
  const customer = useSession((state) => state.customer);
  return useCall(getFavoriteSum, {}, { enabled: customer !== null }).data;
}
