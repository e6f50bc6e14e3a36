import type { selectChanelGroups } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { type AgreedPrices, readGroups } from "../contents/groups.ts";
import { enter } from "../may-enter.ts";

export const selectChanelGroupsHandler =
  (agreedPrices: AgreedPrices): Handler<typeof selectChanelGroups> =>
  async (asked) => {
    const { body, customer, db, clock } = asked;
    const room = await enter(db, body.chanelId, customer, clock.now());
    const groups = await readGroups(
      { ...asked, customer, agreedPrices },
      room,
      body.groupId ? { groupId: body.groupId } : { page: body },
    );
    if (body.groupId && groups.length === 0) throw refuse("notFound");
    return groups;
  };
