import type { getSignOffs } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readSignOffs } from "./sign-offs.ts";

export const getSignOffsHandler: Handler<typeof getSignOffs> = async ({ body, customer, share, signedIn, db, clock }) =>
  readSignOffs({ db, now: clock.now() }, { customer, share, signedIn }, body.proposalId);
