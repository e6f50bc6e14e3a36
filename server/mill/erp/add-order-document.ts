import type { addOrderDocument } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { addDocument } from "../../trade/orders/papers/documents/added.ts";

export const addOrderDocumentHandler: Handler<typeof addOrderDocument> = ({
  body,
  file,
  customer,
  db,
  files,
  clock,
  translate,
}) => addDocument({ db, files }, { ...body, ...file! }, { customer, now: clock.now(), translate });
