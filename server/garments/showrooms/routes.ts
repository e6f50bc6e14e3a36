import {
  getChanelShow,
  getChanelsByCustomerId,
  getScene,
  moveTogether,
  selectChanelGroups,
  walkTogether,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getChanelShowHandler } from "./calls/get-chanel-show.ts";
import { getChanelsByCustomerIdHandler } from "./calls/get-chanels-by-customer-id.ts";
import { getSceneHandler } from "./calls/get-scene.ts";
import { moveTogetherHandler } from "./calls/move-together.ts";
import { selectChanelGroupsHandler } from "./calls/select-chanel-groups.ts";
import { walkTogetherHandler } from "./calls/walk-together.ts";
import type { AgreedPrices } from "./contents/groups.ts";

export const showrooms = (agreedPrices: AgreedPrices) =>
  domain((on) => {
    on(getChanelShow, getChanelShowHandler(agreedPrices));
    on(getChanelsByCustomerId, getChanelsByCustomerIdHandler);
    on(getScene, getSceneHandler);
    on(selectChanelGroups, selectChanelGroupsHandler(agreedPrices));
    on(walkTogether, walkTogetherHandler);
    on(moveTogether, moveTogetherHandler);
  });
