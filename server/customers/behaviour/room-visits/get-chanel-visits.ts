import type { ChanelVisits, getChanelVisits } from "@selvedge/contract";
import { cardsOf } from "../../../fabrics/products/lists/listing.ts";
import { textIn } from "../../../garments/showrooms/card.ts";
import { fabricsIn } from "../../../garments/showrooms/own/fabrics-in.ts";
import { roomById } from "../../../garments/showrooms/staff/kept-room.ts";
import { requireMaker } from "../../../garments/showrooms/staff/may-make.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { groupsOf, heartsOf, looksOf, openingsOf, peopleOf, type SamplesAsked, totalsOf, visitorsOf } from "./visit-report.ts";

const NONE = { seconds: 0, looks: 0, people: 0 };

export const getChanelVisitsHandler =
  (samplesAsked: SamplesAsked): Handler<typeof getChanelVisits> =>
  async (asked) => {
    const { body, customer, db, lang } = asked;
    requireMaker(customer);
    const room = await roomById(db, body.chanelId);
    const to = body.to ? new Date(body.to) : null;
    const period = { chanelId: room.id, from: body.from ? new Date(body.from) : null, to };
    const kept = await db
      .selectFrom("chanel_groups")
      .select(["id", "name", "names"])
      .where("chanel_id", "=", room.id)
      .orderBy("sort")
      .execute();
    const named = kept.map(({ id, name, names }) => ({ id, name: textIn(lang, name, names) }));
    const [openings, groups, looks, hung] = await Promise.all([
      openingsOf(db, period),
      groupsOf(db, period, named),
      looksOf(db, period),
      fabricsIn(db, room.id),
    ]);
    const ids = [...new Set([...hung, ...looks.keys()])];
    const companies = [...new Set(openings.map(({ company_id }) => company_id))];
    const [cards, hearts, samples] = await Promise.all([
      cardsOf(asked, ids),
      heartsOf(db, companies, ids),
      samplesAsked(db, await visitorsOf(db, period, openings), ids, to),
    ]);
    return {
      chanelId: room.id,
      name: textIn(lang, room.name, room.names),
      totals: totalsOf(openings),
      people: peopleOf(openings),
      groups,
      fabrics: cards.map(({ productId, productCode, productName }): ChanelVisits["fabrics"][number] => ({
        ...{ productId, productCode, productName },
        ...(looks.get(productId) ?? NONE),
        hearts: hearts.get(productId) ?? 0,
        samples: samples.get(productId) ?? 0,
      })),
    };
  };
