import type { addressList } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { readAddresses } from "./queries.ts";

export const addressListHandler: Handler<typeof addressList> = async ({ customer, db }) => readAddresses(db, customer.userId);
