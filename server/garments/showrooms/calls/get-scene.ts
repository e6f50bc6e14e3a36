import type { getScene } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { companyShown } from "../card.ts";
import type { AgreedPrices } from "../contents/looking.ts";
import { picturesWorn } from "../contents/room-designs.ts";
import { wornAndHung } from "../contents/room-products.ts";
import { readRecord } from "../contents/room-record.ts";
import { enterOrShown } from "../may-enter.ts";
import { buildRoom } from "../room/build.ts";

export const getSceneHandler =
  (agreedPrices: AgreedPrices): Handler<typeof getScene> =>
  async (asked) => {
    const { body, customer, share, db, clock, favourites } = asked;
    const room = await enterOrShown(db, body.chanelId, { customer, share }, clock.now());
    const built = buildRoom(await readRecord(asked, room));
    const [products, images, kept] = await Promise.all([
      wornAndHung({ ...asked, agreedPrices }, room, built),
      picturesWorn(asked, built.garments),
      favourites.among(db, customer?.userId ?? null, "showroom", [room.id]),
    ]);
    return { ...built, isFavorite: kept.has(room.id), customerId: companyShown(room, customer), products, images };
  };
