import type { erpFind } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { findWork } from "./work.ts";

export const erpFindHandler: Handler<typeof erpFind> = async ({ body, db, customer, translate, clock }) => ({
  list: await findWork(db, body.number, { customer, translate, now: clock.now() }),
});
