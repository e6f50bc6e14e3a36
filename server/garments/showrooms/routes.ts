import {
  changeShortList,
  deleteChanel,
  duplicateChanel,
  getChanelRecord,
  getChanelShow,
  getChanelsByCustomerId,
  getRoomPicture,
  getScene,
  getShortList,
  listChanelCustomers,
  listChanelRecords,
  moveTogether,
  previewChanel,
  publishChanel,
  saveChanel,
  selectChanelGroups,
  visitChanel,
  walkTogether,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { changeShortListHandler } from "./calls/change-short-list.ts";
import { getChanelShowHandler } from "./calls/get-chanel-show.ts";
import { getChanelsByCustomerIdHandler } from "./calls/get-chanels-by-customer-id.ts";
import { getRoomPictureHandler } from "./calls/get-room-picture.ts";
import { getSceneHandler } from "./calls/get-scene.ts";
import { getShortListHandler } from "./calls/get-short-list.ts";
import { selectChanelGroupsHandler } from "./calls/select-chanel-groups.ts";
import { visitChanelHandler } from "./calls/visit-chanel.ts";
import type { AgreedPrices } from "./contents/looking.ts";
import type { ChangeAgreedPrices } from "./making/save-showroom.ts";
import { deleteChanelHandler } from "./staff/calls/delete-chanel.ts";
import { duplicateChanelHandler } from "./staff/calls/duplicate-chanel.ts";
import { getChanelRecordHandler } from "./staff/calls/get-chanel-record.ts";
import { listChanelCustomersHandler } from "./staff/calls/list-chanel-customers.ts";
import { listChanelRecordsHandler } from "./staff/calls/list-chanel-records.ts";
import { previewChanelHandler } from "./staff/calls/preview-chanel.ts";
import { publishChanelHandler } from "./staff/calls/publish-chanel.ts";
import { saveChanelHandler } from "./staff/calls/save-chanel.ts";
import { moveTogetherHandler } from "./together/move-together.ts";
import { walkTogetherHandler } from "./together/walk-together.ts";

export const showrooms = (agreedPrices: AgreedPrices, changePrices: ChangeAgreedPrices) =>
  domain((on) => {
    on(getChanelShow, getChanelShowHandler(agreedPrices));
    on(getChanelsByCustomerId, getChanelsByCustomerIdHandler);
    on(getRoomPicture, getRoomPictureHandler);
    on(getScene, getSceneHandler(agreedPrices));
    on(selectChanelGroups, selectChanelGroupsHandler(agreedPrices));
    on(walkTogether, walkTogetherHandler);
    on(moveTogether, moveTogetherHandler);
    on(visitChanel, visitChanelHandler);
    on(getShortList, getShortListHandler);
    on(changeShortList, changeShortListHandler);
    on(listChanelRecords, listChanelRecordsHandler);
    on(listChanelCustomers, listChanelCustomersHandler);
    on(getChanelRecord, getChanelRecordHandler(agreedPrices));
    on(saveChanel, saveChanelHandler(agreedPrices, changePrices));
    on(publishChanel, publishChanelHandler(agreedPrices));
    on(duplicateChanel, duplicateChanelHandler);
    on(deleteChanel, deleteChanelHandler(agreedPrices));
    on(previewChanel, previewChanelHandler(agreedPrices));
  });
