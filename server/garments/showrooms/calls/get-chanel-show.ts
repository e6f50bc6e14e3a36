import type { Chanel, getChanelShow } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { chanels } from "../card.ts";
import { readGroups } from "../contents/groups.ts";
import type { AgreedPrices } from "../contents/looking.ts";
import { enterOrShown } from "../may-enter.ts";
import { openRooms } from "../open-rooms.ts";

export const getChanelShowHandler =
  (agreedPrices: AgreedPrices): Handler<typeof getChanelShow> =>
  async (asked) => {
    const { body, customer, share, db, clock } = asked;
    if (body.chanelId === undefined) {
      const all = await chanels(asked, await openRooms(db, customer, clock.now()));
      const of = (scope: Chanel["scope"]) => all.filter((room) => room.scope === scope);
      return { public: of("public"), private: of("private"), vr: of("vr") };
    }
    if (!customer && !share) throw refuse("noSession");
    const room = await enterOrShown(db, body.chanelId, { customer, share }, clock.now());
    const [[card], groups] = await Promise.all([chanels(asked, [room]), readGroups({ ...asked, agreedPrices }, room, {})]);
    return { ...card!, groups };
  };
