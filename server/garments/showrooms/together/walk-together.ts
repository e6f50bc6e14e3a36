import type { walkTogether } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import { refuseUnrequestedGet } from "../../../platform/http/caller/cross-site.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuseOutsiders } from "../may-enter.ts";

export const walkTogetherHandler: Handler<typeof walkTogether> = async ({
  body,
  customer,
  share,
  db,
  clock,
  header,
  together,
}) => {
  // Whoever follows a link is seen by nobody.
  refuseUnrequestedGet({ header });
  const { chanelId, name } = body;
  await refuseOutsiders(db, chanelId, { customer, share }, clock.now());
  const coming = customer
    ? ({
        companyId: customer.companyId,
        shareId: null,
        name: customer.name,
        side: isStaff(customer.role) ? "mill" : "customer",
        right: { customer, share: null },
      } as const)
    : ({
        companyId: share.makerCompanyId,
        shareId: share.shareId,
        name,
        side: "guest",
        right: { customer: null, share },
      } as const);
  return { open: (to) => together.join({ chanelId, ...coming }, to) };
};
