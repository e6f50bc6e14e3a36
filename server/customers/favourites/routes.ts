import {
  addFavorite,
  addFavoriteGroup,
  addShowroomFavorite,
  addShowroomFavoriteGroup,
  addStyleFavorite,
  addStyleFavoriteGroup,
  batchCopyFabric,
  batchDeleteFabric,
  deleteFavorite,
  deleteFavoriteGroup,
  delFavorite,
  delShowroomFavorite,
  delStyleFavorite,
  editFavorite,
  editFavoriteGroup,
  editFavoriteSalePrice,
  getFabricFavorite,
  getFavoriteCount,
  getFavoriteGroup,
  getFavoriteGroupName,
  getFavoriteList,
  getFavoriteListByKeys,
  getFavoriteSum,
  getNavMenuData,
  getNavMenuDataOrder,
  getRecipients,
  getSharedGroup,
  getShowFavorite,
  getStyleFavorite,
  moveGroupToCustomer,
  restoreFavorite,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addFavoriteHandler } from "./adding/add-favorite.ts";
import { addShowroomFavoriteHandler } from "./adding/add-showroom-favorite.ts";
import { addStyleFavoriteHandler } from "./adding/add-style-favorite.ts";
import { batchCopyFabricHandler } from "./adding/batch-copy-fabric.ts";
import { editFavoriteHandler } from "./editing/edit-favorite.ts";
import { editFavoriteSalePriceHandler } from "./editing/edit-favorite-sale-price.ts";
import { getFavoriteCountHandler } from "./get-favorite-count.ts";
import { getFavoriteSumHandler } from "./get-favorite-sum.ts";
import { deleteFavoriteGroupHandler } from "./groups/delete-favorite-group.ts";
import { editFavoriteGroupHandler } from "./groups/edit-favorite-group.ts";
import { getFavoriteGroupHandler } from "./groups/get-favorite-group.ts";
import { getFavoriteGroupNameHandler } from "./groups/get-favorite-group-name.ts";
import { getNavMenuDataHandler } from "./groups/get-nav-menu-data.ts";
import { getNavMenuDataOrderHandler } from "./groups/get-nav-menu-data-order.ts";
import { getRecipientsHandler } from "./groups/hand-over/get-recipients.ts";
import { moveGroupToCustomerHandler } from "./groups/hand-over/move-group-to-customer.ts";
import { addFavoriteGroupHandler } from "./groups/making/add-favorite-group.ts";
import { addShowroomFavoriteGroupHandler } from "./groups/making/add-showroom-favorite-group.ts";
import { addStyleFavoriteGroupHandler } from "./groups/making/add-style-favorite-group.ts";
import { getFabricFavoriteHandler } from "./lists/get-fabric-favorite.ts";
import { getFavoriteListHandler } from "./lists/get-favorite-list.ts";
import { getFavoriteListByKeysHandler } from "./lists/get-favorite-list-by-keys.ts";
import { getShowFavoriteHandler } from "./lists/get-show-favorite.ts";
import { getStyleFavoriteHandler } from "./lists/get-style-favorite.ts";
import { batchDeleteFabricHandler } from "./removing/batch-delete-fabric.ts";
import { delFavoriteHandler } from "./removing/del-favorite.ts";
import { delShowroomFavoriteHandler } from "./removing/del-showroom-favorite.ts";
import { delStyleFavoriteHandler } from "./removing/del-style-favorite.ts";
import { deleteFavoriteHandler } from "./removing/delete-favorite.ts";
import { restoreFavoriteHandler } from "./removing/restore-favorite.ts";
import { getSharedGroupHandler } from "./sharing/get-shared-group.ts";

export const favourites = domain((on) => {
  on(addFavorite, addFavoriteHandler);
  on(addStyleFavorite, addStyleFavoriteHandler);
  on(addShowroomFavorite, addShowroomFavoriteHandler);
  on(delFavorite, delFavoriteHandler);
  on(delStyleFavorite, delStyleFavoriteHandler);
  on(delShowroomFavorite, delShowroomFavoriteHandler);
  on(deleteFavorite, deleteFavoriteHandler);
  on(batchDeleteFabric, batchDeleteFabricHandler);
  on(restoreFavorite, restoreFavoriteHandler);
  on(batchCopyFabric, batchCopyFabricHandler);
  on(getFavoriteList, getFavoriteListHandler);
  on(getFabricFavorite, getFabricFavoriteHandler);
  on(getStyleFavorite, getStyleFavoriteHandler);
  on(getShowFavorite, getShowFavoriteHandler);
  on(getFavoriteListByKeys, getFavoriteListByKeysHandler);
  on(getFavoriteSum, getFavoriteSumHandler);
  on(getFavoriteCount, getFavoriteCountHandler);
  on(addFavoriteGroup, addFavoriteGroupHandler);
  on(addStyleFavoriteGroup, addStyleFavoriteGroupHandler);
  on(addShowroomFavoriteGroup, addShowroomFavoriteGroupHandler);
  on(getFavoriteGroup, getFavoriteGroupHandler);
  on(getNavMenuData, getNavMenuDataHandler);
  on(getNavMenuDataOrder, getNavMenuDataOrderHandler);
  on(getFavoriteGroupName, getFavoriteGroupNameHandler);
  on(editFavoriteGroup, editFavoriteGroupHandler);
  on(deleteFavoriteGroup, deleteFavoriteGroupHandler);
  on(editFavorite, editFavoriteHandler);
  on(editFavoriteSalePrice, editFavoriteSalePriceHandler);
  on(getRecipients, getRecipientsHandler);
  on(moveGroupToCustomer, moveGroupToCustomerHandler);
  on(getSharedGroup, getSharedGroupHandler);
});
