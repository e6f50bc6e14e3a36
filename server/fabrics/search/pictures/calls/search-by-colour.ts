import type { searchByColour } from "@selvedge/contract";
import { findCode, type Hex, type Lab, labOf } from "@selvedge/textile-core";
import type { Context, Handler } from "../../../../platform/http/registry.ts";
import { newId } from "../../../../platform/ids.ts";
import { chipOf } from "../../../../platform/image/colours/chips.ts";
import { booksOf } from "../../../colours/books.ts";
import { likeColour } from "../by-colour.ts";
import { narrowedBy } from "../narrowed.ts";
import { pendingDescriptors } from "../seen/pending.ts";
import { pictureIndex } from "../seen/replica.ts";
import { cardsWith } from "./cards-with.ts";
import { type Chip, namedChip } from "./named-chip.ts";

type Asked = Context<typeof searchByColour>;
type Wanted = { readonly lab: Lab; readonly colour: Chip } | { readonly lab: null; readonly bookMissing: string | null };

/** The colour of a name or code. Codes of sold systems are answered from loaded books only. */
async function colourOfCode(code: string, { customer, db, files }: Asked): Promise<Wanted> {
  const search = findCode((await booksOf({ db, files }, customer.companyId))!, code, 1);
  if (search.kind === "bookMissing") return { lab: null, bookMissing: search.system };
  if (search.kind === "notFound") return { lab: null, bookMissing: null };
  const { name, code: found, hex, lab } = search.matches[0]!.colour;
  return { lab, colour: { name, code: found ?? null, hex, lab: [...lab] } };
}

/** The colour that is looked for: that of the code, else that of the hex. */
async function colourOf(context: Asked): Promise<Wanted> {
  const { hex, code } = context.body;
  const ofCode = code === undefined ? null : await colourOfCode(code, context);
  if (ofCode?.lab || hex === undefined) return ofCode!;
  const lab = labOf(hex.toLowerCase() as Hex);
  return { lab, colour: namedChip(chipOf(lab), context.translate) };
}

export const searchByColourHandler: Handler<typeof searchByColour> = async (context) => {
  const { body, db, clock } = context;
  const { pn, rn } = body;
  const wanted = await colourOf(context);
  const searchId = newId(clock.now());
  if (!wanted.lab)
    return {
      colour: null,
      bookMissing: wanted.bookMissing,
      pending: 0,
      list: [],
      total: 0,
      pn,
      rn,
      facets: [],
      ranges: [],
      searchId,
    };
  const index = await pictureIndex(db);
  const { isAllowed, facets, ranges } = await narrowedBy(context);
  const found = likeColour(index, wanted.lab, { isAllowed, byInks: !body.fromAfar });
  return {
    colour: wanted.colour,
    bookMissing: null,
    pending: await pendingDescriptors(db),
    list: await cardsWith(context, found.slice(pn * rn, (pn + 1) * rn), ({ deltaE }) => ({ deltaE })),
    total: found.length,
    pn,
    rn,
    facets,
    ranges,
    searchId,
  };
};
