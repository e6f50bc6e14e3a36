import type { previewChanel } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { chanels } from "../../card.ts";
import { readGroups } from "../../contents/groups.ts";
import type { AgreedPrices } from "../../contents/looking.ts";
import { refusalAt } from "../../may-enter.ts";
import { roomById } from "../kept-room.ts";
import { requireMaker } from "../may-make.ts";
import { namesOf } from "../read-record.ts";

/** What the mill's own people keep is not what the customer keeps. */
const NO_HEARTS = { among: async () => new Set<string>(), groupsWith: async () => [] };

export const previewChanelHandler =
  (agreedPrices: AgreedPrices): Handler<typeof previewChanel> =>
  async (asked) => {
    const { body, db, clock } = asked;
    requireMaker(asked.customer);
    const room = await roomById(db, body.chanelId);
    const customer = { ...asked.customer, companyId: room.company_id ?? asked.customer.companyId, role: "buyer" as const };
    const looking = { ...asked, customer, favourites: NO_HEARTS, agreedPrices };
    const [[card], groups, companies] = await Promise.all([
      chanels(looking, [room]),
      readGroups(looking, room, {}),
      namesOf(db, [room.company_id]),
    ]);
    const refusal = refusalAt(room, customer, clock.now());
    const door = refusal === null ? "open" : refusal === "showroomClosed" ? "closed" : room.is_published ? "early" : "draft";
    return { ...card!, groups, seenBy: (room.company_id && companies.get(room.company_id)) || null, door };
  };
