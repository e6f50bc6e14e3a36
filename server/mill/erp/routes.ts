import {
  ackWarning,
  addOrderDocument,
  erpDashboard,
  erpFind,
  erpManageList,
  erpOrderStock,
  erpPeople,
  erpView,
  erpWarnings,
  putInCharge,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addOrderDocumentHandler } from "./add-order-document.ts";
import { erpDashboardHandler } from "./erp-dashboard.ts";
import { erpOrderStockHandler } from "./erp-order-stock.ts";
import { erpPeopleHandler } from "./people/erp-people.ts";
import { putInChargeHandler } from "./people/put-in-charge.ts";
import { ackWarningHandler } from "./warnings/ack-warning.ts";
import { erpWarningsHandler } from "./warnings/erp-warnings.ts";
import { erpFindHandler } from "./work/erp-find.ts";
import { erpManageListHandler } from "./work/erp-manage-list.ts";
import { erpViewHandler } from "./work/erp-view.ts";

export const erp = domain((on) => {
  on(erpDashboard, erpDashboardHandler);
  on(erpManageList, erpManageListHandler);
  on(erpFind, erpFindHandler);
  on(erpView, erpViewHandler);
  on(erpOrderStock, erpOrderStockHandler);
  on(erpPeople, erpPeopleHandler);
  on(putInCharge, putInChargeHandler);
  on(erpWarnings, erpWarningsHandler);
  on(ackWarning, ackWarningHandler);
  on(addOrderDocument, addOrderDocumentHandler);
});
