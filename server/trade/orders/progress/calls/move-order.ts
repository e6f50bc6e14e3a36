import type { moveOrder } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { moveByMill } from "../moves.ts";

export const moveOrderHandler: Handler<typeof moveOrder> = ({ body, customer, db, clock, translate, once }) =>
  moveByMill(db, { body, once }, { customer, translate, now: clock.now() });
