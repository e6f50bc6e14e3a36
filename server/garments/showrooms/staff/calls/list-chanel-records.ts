import type { ChanelRow, listChanelRecords } from "@selvedge/contract";
import { fold } from "../../../../fabrics/search/words/fold.ts";
import { offsetOf, pageOf } from "../../../../platform/http/answer/page.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import { countsIn, type Room, roomCover, textIn } from "../../card.ts";
import { requireMaker } from "../may-make.ts";
import { namesOf, stateOf } from "../read-record.ts";

export const listChanelRecordsHandler: Handler<typeof listChanelRecords> = async ({ body, customer, db, clock, lang }) => {
  requireMaker(customer);
  const rooms = await db.selectFrom("chanels").selectAll().orderBy("updated_at", "desc").orderBy("id").execute();
  const companies = await namesOf(
    db,
    rooms.map(({ company_id }) => company_id),
  );
  const now = clock.now();
  const nameOf = (room: Room) => textIn(lang, room.name, room.names);
  const wordsOf = (room: Room) =>
    [nameOf(room), room.name, room.description, companies.get(room.company_id ?? "") ?? ""].join(" ");
  const word = fold(body.keyword ?? "");
  const found = rooms.filter(
    (room) =>
      (!body.scope || room.scope === body.scope) &&
      (!body.state || stateOf(room, now) === body.state) &&
      (word === "" || fold(wordsOf(room)).includes(word)),
  );
  const shown = found.slice(offsetOf(body), offsetOf(body) + body.pageSize);
  const counts = await countsIn(
    db,
    shown.map(({ id }) => id),
  );
  const rowOf = (room: Room): ChanelRow => ({
    chanelId: room.id,
    name: nameOf(room),
    scope: room.scope,
    state: stateOf(room, now),
    customer: room.company_id ? { customerId: room.company_id, name: companies.get(room.company_id) ?? "" } : null,
    startsAt: room.starts_at?.toISOString() ?? null,
    expiresAt: room.expires_at?.toISOString() ?? null,
    groupCount: counts.get(room.id)?.groups ?? 0,
    productCount: counts.get(room.id)?.products ?? 0,
    designCount: counts.get(room.id)?.designs ?? 0,
    coverUrl: roomCover(room),
    updatedAt: room.updated_at.toISOString(),
    version: room.version,
  });
  return pageOf(found.length, shown.map(rowOf), body);
};
