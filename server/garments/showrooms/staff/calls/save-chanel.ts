import type { saveChanel } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import type { Room } from "../../card.ts";
import type { AgreedPrices } from "../../contents/looking.ts";
import { type Cover, coverOf, NO_COVER } from "../../making/cover.ts";
import { closeCover } from "../../making/cover-file.ts";
import { type ChangeAgreedPrices, checkRoom, saveWithin } from "../../making/save-showroom.ts";
import { heldRoom } from "../kept-room.ts";
import { requireMaker } from "../may-make.ts";
import { readChanelRecord } from "../read-record.ts";

const coverIn = ({ cover_hash, scene_hash }: Room): Cover => ({ cover_hash, scene_hash });

export const saveChanelHandler =
  (agreedPrices: AgreedPrices, changePrices: ChangeAgreedPrices): Handler<typeof saveChanel> =>
  async (asked) => {
    const { body, customer, db, files, clock, translate, event } = asked;
    requireMaker(customer);
    await checkRoom(db, body, translate);
    const now = clock.now();
    // Pictures take their time: made before, and what is answered read after, while nobody waits for the room.
    const cover = await coverOf(asked, body.cover);
    const { before, room, endedLinks } = await db.transaction().execute(async (within) => {
      const looking = { ...asked, db: within, agreedPrices };
      const before =
        body.chanelId === undefined
          ? null
          : await heldRoom(within, body.chanelId, body.version!, (room) => readChanelRecord(looking, room, now));
      const saving = { within, files, now, translate, personId: customer.userId, changePrices };
      return { before, ...(await saveWithin(saving, body, before, cover ?? (before ? coverIn(before) : NO_COVER))) };
    });
    for (const shareId of endedLinks) event("authn_token_revoked", { what: "link", shareId });
    if (room.scope !== "public")
      for (const hash of new Set([before?.cover_hash, room.cover_hash])) if (hash) await closeCover(db, files, hash);
    return readChanelRecord({ ...asked, agreedPrices }, room, now);
  };
