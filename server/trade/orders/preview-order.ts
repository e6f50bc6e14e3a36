import type { previewOrder } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { offerFor } from "./placing/offer.ts";

export const previewOrderHandler: Handler<typeof previewOrder> = ({ body, customer, db, translate }) =>
  offerFor(db, customer.companyId, body.items, translate);
