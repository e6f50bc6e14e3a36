import type { addOrderDocument } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { addDocument } from "../../trade/orders/papers/documents/documents.ts";

export const addOrderDocumentHandler: Handler<typeof addOrderDocument> = ({ body, file, customer, db, files, clock }) =>
  addDocument({ db, files }, { ...body, ...file! }, { customer, now: clock.now() });
