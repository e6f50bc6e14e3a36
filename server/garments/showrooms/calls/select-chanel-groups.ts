import type { selectChanelGroups } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readGroups } from "../contents/groups.ts";
import type { AgreedPrices } from "../contents/looking.ts";
import { enterOrShown } from "../may-enter.ts";

export const selectChanelGroupsHandler =
  (agreedPrices: AgreedPrices): Handler<typeof selectChanelGroups> =>
  async (asked) => {
    const { body, customer, share, db, clock } = asked;
    const room = await enterOrShown(db, body.chanelId, { customer, share }, clock.now());
    const groups = await readGroups({ ...asked, agreedPrices }, room, body.groupId ? { groupId: body.groupId } : { page: body });
    if (body.groupId && groups.length === 0) throw refuse("notFound");
    return groups;
  };
