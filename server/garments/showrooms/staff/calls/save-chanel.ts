import type { saveChanel } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import type { AgreedPrices } from "../../contents/groups.ts";
import { coverOf } from "../../making/cover.ts";
import { type ChangeAgreedPrices, checkRoom, saveWithin } from "../../making/save-showroom.ts";
import { heldRoom } from "../kept-room.ts";
import { requireMaker } from "../may-make.ts";
import { readChanelRecord } from "../read-record.ts";

export const saveChanelHandler =
  (agreedPrices: AgreedPrices, changePrices: ChangeAgreedPrices): Handler<typeof saveChanel> =>
  async (asked) => {
    const { body, customer, db, clock, translate } = asked;
    requireMaker(customer);
    await checkRoom(db, body, translate);
    const now = clock.now();
    return db.transaction().execute(async (within) => {
      const looking = { ...asked, db: within, agreedPrices };
      const before =
        body.chanelId === undefined
          ? null
          : await heldRoom(within, body.chanelId, body.version!, (room) => readChanelRecord(looking, room, now));
      const cover = await coverOf(looking, body, before);
      const room = await saveWithin({ within, now, translate, personId: customer.userId, changePrices }, body, before, cover);
      return readChanelRecord(looking, room, now);
    });
  };
