import {
  changeShortList,
  getChanelShow,
  getChanelsByCustomerId,
  getScene,
  getShortList,
  selectChanelGroups,
  visitChanel,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { changeShortListHandler } from "./calls/change-short-list.ts";
import { getChanelShowHandler } from "./calls/get-chanel-show.ts";
import { getChanelsByCustomerIdHandler } from "./calls/get-chanels-by-customer-id.ts";
import { getSceneHandler } from "./calls/get-scene.ts";
import { getShortListHandler } from "./calls/get-short-list.ts";
import { selectChanelGroupsHandler } from "./calls/select-chanel-groups.ts";
import { visitChanelHandler } from "./calls/visit-chanel.ts";
import type { AgreedPrices } from "./contents/groups.ts";

export const showrooms = (agreedPrices: AgreedPrices) =>
  domain((on) => {
    on(getChanelShow, getChanelShowHandler(agreedPrices));
    on(getChanelsByCustomerId, getChanelsByCustomerIdHandler);
    on(getScene, getSceneHandler);
    on(selectChanelGroups, selectChanelGroupsHandler(agreedPrices));
    on(visitChanel, visitChanelHandler);
    on(getShortList, getShortListHandler);
    on(changeShortList, changeShortListHandler);
  });
