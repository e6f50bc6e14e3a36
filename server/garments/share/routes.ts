import { createShare, listShares, openShare, revokeShare } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { createShareHandler, type GroupOf } from "./calls/create-share.ts";
import { listSharesHandler } from "./calls/list-shares.ts";
import { openShareHandler } from "./calls/open-share.ts";
import { revokeShareHandler } from "./calls/revoke-share.ts";

export const share = (groupOf: GroupOf) =>
  domain((on) => {
    on(createShare, createShareHandler(groupOf));
    on(listShares, listSharesHandler);
    on(revokeShare, revokeShareHandler);
    on(openShare, openShareHandler);
  });
