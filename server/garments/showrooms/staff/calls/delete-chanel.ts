import type { deleteChanel } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import type { AgreedPrices } from "../../contents/looking.ts";
import { heldRoom } from "../kept-room.ts";
import { requireMaker } from "../may-make.ts";
import { readChanelRecord } from "../read-record.ts";

export const deleteChanelHandler =
  (agreedPrices: AgreedPrices): Handler<typeof deleteChanel> =>
  async (asked) => {
    const { body, customer, db, clock } = asked;
    requireMaker(customer);
    await db.transaction().execute(async (within) => {
      const current = { ...asked, db: within, agreedPrices };
      const { id } = await heldRoom(within, body.chanelId, body.version, (room) => readChanelRecord(current, room, clock.now()));
      await within.deleteFrom("chanels").where("id", "=", id).execute();
    });
    return { deleted: 1 };
  };
