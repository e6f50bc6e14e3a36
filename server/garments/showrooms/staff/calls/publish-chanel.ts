import type { publishChanel } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import type { AgreedPrices } from "../../contents/looking.ts";
import { heldRoom } from "../kept-room.ts";
import { requireMaker } from "../may-make.ts";
import { readChanelRecord } from "../read-record.ts";

export const publishChanelHandler =
  (agreedPrices: AgreedPrices): Handler<typeof publishChanel> =>
  async (asked) => {
    const { body, customer, db, clock } = asked;
    requireMaker(customer);
    const now = clock.now();
    return db.transaction().execute(async (within) => {
      const looking = { ...asked, db: within, agreedPrices };
      const { id, version } = await heldRoom(within, body.chanelId, body.version, (room) => readChanelRecord(looking, room, now));
      const changed = await within
        .updateTable("chanels")
        .set({ is_published: body.isPublished, version: version + 1, updated_at: now, changed_by: customer.userId })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return readChanelRecord(looking, changed, now);
    });
  };
