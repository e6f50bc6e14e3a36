import type { getChanelRecord } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import type { AgreedPrices } from "../../contents/looking.ts";
import { roomById } from "../kept-room.ts";
import { requireMaker } from "../may-make.ts";
import { readChanelRecord } from "../read-record.ts";

export const getChanelRecordHandler =
  (agreedPrices: AgreedPrices): Handler<typeof getChanelRecord> =>
  async (asked) => {
    const { body, customer, db, clock } = asked;
    requireMaker(customer);
    return readChanelRecord({ ...asked, agreedPrices }, await roomById(db, body.chanelId), clock.now());
  };
