import type { acceptRfq } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { placeOrder } from "../../orders/placing/place.ts";

export const acceptRfqHandler: Handler<typeof acceptRfq> = ({
  body: { rfqId, version, ...placing },
  customer,
  db,
  clock,
  translate,
  once,
}) => {
  if (isStaff(customer.role)) throw refuse("notAllowed");
  return placeOrder(
    db,
    customer,
    { placing: { ...placing, quoteId: rfqId, kind: "fabric" }, once, quoteVersion: version },
    { translate, now: clock.now() },
  );
};
