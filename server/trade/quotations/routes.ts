import { acceptRfq, counterRfq, createRfq, declineRfq, getRfq, listRfq, quote } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { acceptRfqHandler } from "./calls/accept-rfq.ts";
import { counterRfqHandler } from "./calls/counter-rfq.ts";
import { createRfqHandler } from "./calls/create-rfq.ts";
import { declineRfqHandler } from "./calls/decline-rfq.ts";
import { getRfqHandler } from "./calls/get-rfq.ts";
import { listRfqHandler } from "./calls/list-rfq.ts";
import { quoteHandler } from "./calls/quote.ts";

export const quotations = domain((on) => {
  on(createRfq, createRfqHandler);
  on(listRfq, listRfqHandler);
  on(getRfq, getRfqHandler);
  on(acceptRfq, acceptRfqHandler);
  on(counterRfq, counterRfqHandler);
  on(declineRfq, declineRfqHandler);
  on(quote, quoteHandler);
});
