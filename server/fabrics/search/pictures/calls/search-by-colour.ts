import type { searchByColour } from "@selvedge/contract";
import { findCode, type Hex, type Lab, labOf } from "@selvedge/textile-core";
import type { Context, Handler } from "../../../../platform/http/registry.ts";
import { chipOf } from "../../../../platform/image/colours/chips.ts";
import { booksOf } from "../../../colours/books.ts";
import { allowedBy } from "../allowed.ts";
import { likeColour } from "../by-colour.ts";
import { pendingDescriptors } from "../seen/pending.ts";
import { pictureIndex } from "../seen/replica.ts";
import { cardsWith } from "./cards-with.ts";
import { type Chip, namedChip } from "./named-chip.ts";

type Wanted = { readonly lab: Lab; readonly colour: Chip } | { readonly lab: null; readonly bookMissing: string | null };

/** The colour that is looked for. Codes of sold systems are answered from loaded books only. */
async function colourOf({ body, customer, db, files, translate }: Context<typeof searchByColour>): Promise<Wanted> {
  if (body.hex) {
    const lab = labOf(body.hex.toLowerCase() as Hex);
    return { lab, colour: namedChip(chipOf(lab), translate) };
  }
  const search = findCode((await booksOf({ db, files }, customer.companyId))!, body.code!, 1);
  if (search.kind === "bookMissing") return { lab: null, bookMissing: search.system };
  if (search.kind === "notFound") return { lab: null, bookMissing: null };
  const { name, code, hex, lab } = search.matches[0]!.colour;
  return { lab, colour: { name, code: code ?? null, hex, lab: [...lab] } };
}

export const searchByColourHandler: Handler<typeof searchByColour> = async (context) => {
  const wanted = await colourOf(context);
  if (!wanted.lab) return { colour: null, bookMissing: wanted.bookMissing, pending: 0, list: [] };
  const { body, db, lang } = context;
  const index = await pictureIndex(db);
  const isAllowed = body.filters ? await allowedBy(db, body.filters, lang) : () => true;
  const found = likeColour(index, wanted.lab, { isAllowed, byInks: !body.fromAfar }).slice(0, body.rn);
  return {
    colour: wanted.colour,
    bookMissing: null,
    pending: await pendingDescriptors(db),
    list: await cardsWith(context, found, ({ deltaE }) => ({ deltaE })),
  };
};
