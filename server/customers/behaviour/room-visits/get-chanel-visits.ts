import type { ChanelVisits, getChanelVisits } from "@selvedge/contract";
import { cardsOf } from "../../../fabrics/products/lists/listing.ts";
import { textIn } from "../../../garments/showrooms/card.ts";
import { fabricsIn } from "../../../garments/showrooms/own/fabrics-in.ts";
import { roomById } from "../../../garments/showrooms/staff/kept-room.ts";
import { requireMaker } from "../../../garments/showrooms/staff/may-make.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { groupsOf, heartsOf, looksOf, openingsOf, peopleOf, type SamplesAsked, totalsOf, visitorsOf } from "./told.ts";

const NONE = { seconds: 0, looks: 0, people: 0 };

export const getChanelVisitsHandler =
  (samplesAsked: SamplesAsked): Handler<typeof getChanelVisits> =>
  async (asked) => {
    const { body, customer, db, lang } = asked;
    requireMaker(customer);
    const room = await roomById(db, body.chanelId);
    const [from, to] = [body.from ? new Date(body.from) : null, body.to ? new Date(body.to) : null];
    const [openings, groups, hung] = await Promise.all([
      openingsOf(db, room.id, { from, to }),
      db.selectFrom("chanel_groups").select(["id", "name", "names"]).where("chanel_id", "=", room.id).orderBy("sort").execute(),
      fabricsIn(db, room.id),
    ]);
    const looks = looksOf(openings);
    const ids = [...new Set([...hung, ...looks.keys()])];
    const companies = [...new Set(openings.map(({ company_id }) => company_id))];
    const [cards, hearts, samples] = await Promise.all([
      cardsOf(asked, ids),
      heartsOf(db, companies, ids),
      samplesAsked(db, visitorsOf(openings), ids, to),
    ]);
    return {
      chanelId: room.id,
      name: textIn(lang, room.name, room.names),
      totals: totalsOf(openings),
      people: peopleOf(openings),
      groups: groupsOf(
        openings,
        groups.map(({ id, name, names }) => ({ id, name: textIn(lang, name, names) })),
      ),
      fabrics: cards.map(({ productId, productCode, productName }): ChanelVisits["fabrics"][number] => ({
        ...{ productId, productCode, productName },
        ...(looks.get(productId) ?? NONE),
        hearts: hearts.get(productId) ?? 0,
        samples: samples.get(productId) ?? 0,
      })),
    };
  };
