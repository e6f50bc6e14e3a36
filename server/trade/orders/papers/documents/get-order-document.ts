import type { getOrderDocument } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { fetchDocument } from "./added.ts";

export const getOrderDocumentHandler: Handler<typeof getOrderDocument> = ({ body, customer, db, files }) =>
  fetchDocument({ db, files }, body.docId, customer);
