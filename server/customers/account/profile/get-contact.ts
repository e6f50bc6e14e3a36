import type { getContact } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { contactOf } from "../people/contact.ts";

export const getContactHandler: Handler<typeof getContact> = ({ customer, db }) => contactOf(db, customer.companyId);
