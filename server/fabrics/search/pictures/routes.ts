import { type ColorChip, MAX_IMAGE_BYTES, searchByColour, searchPicture, searchSimilar } from "@selvedge/contract";
import { EVEN_WEIGHTS, findCode, type Hex, type Lab, labOf } from "@selvedge/textile-core";
import type { z } from "zod";
import type { Db } from "../../../platform/db/open.ts";
import { type Context, domain } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { chipOf } from "../../../platform/image/colours/chips.ts";
import { readImages, storeUpload } from "../../../platform/image/queries.ts";
import { pictureKind } from "../../../platform/image/reading/kinds.ts";
import { invalid } from "../../../platform/invalid.ts";
import { Refusal, refuse } from "../../../platform/refuse.ts";
import { booksOf } from "../../colours/books.ts";
import { cardsOf } from "../../products/lists/listing.ts";
import { allowedBy } from "./allowed.ts";
import { likeColour } from "./by-colour.ts";
import { likeConstruction } from "./construction.ts";
import { rankLooks } from "./rank.ts";
import { pendingLooks } from "./seen/pending.ts";
import { type PictureIndex, pictureIndex } from "./seen/replica.ts";

/** Scores below this are not taken for the same cloth: `npm run bench picture-search` prints how often that is wrong. */
export const CLOSE_FROM = 0.47;

type Chip = z.infer<typeof ColorChip>;

/** The bytes of the picture that is asked with: sent along, or uploaded before by the caller's company. */
async function pictureOf({ body, file, customer, db, files, translate }: Context<typeof searchPicture>): Promise<Uint8Array> {
  if (file) {
    if (file.bytes.length > MAX_IMAGE_BYTES) throw refuse("tooLarge", { maxBytes: MAX_IMAGE_BYTES });
    if (!pictureKind(file.bytes)) throw refuse("fileType", { supported: ["jpeg", "png", "webp", "avif", "tiff"] });
    return file.bytes;
  }
  if (!body.imageId) throw invalid(translate, { path: "file", rule: "required", message: "This is needed." });
  const [image] = await readImages(db, customer.customerId, [body.imageId]);
  const bytes = image && (await files.get(image.file_hash));
  if (!bytes) throw refuse("notFound");
  return bytes;
}

/** The id the picture is kept under, so that a link to what it found can show it and search with it again. */
async function keptPicture({ body, file, customer, db, files, room, clock }: Context<typeof searchPicture>): Promise<string> {
  return file ? (await storeUpload({ db, files, room }, customer, file, "search", clock.now())).id : body.imageId!;
}

/** Cards in the order of what was found, each with what is told of it. */
async function cardsWith<Found extends { readonly id: string }, More>(
  asked: Parameters<typeof cardsOf>[0],
  found: readonly Found[],
  more: (found: Found) => More,
) {
  const byId = new Map(found.map((one) => [one.id, one]));
  const cards = await cardsOf(asked, [...byId.keys()]);
  return cards.map((card) => ({ ...card, ...more(byId.get(card.productId)!) }));
}

export const pictures = domain((on) => {
  on(searchPicture, async (context) => {
    const { body, db, crew, clock, lang, translate } = context;
    const bytes = await pictureOf(context);
    const index = await pictureIndex(db);
    const seen = await crew.do("photograph", { bytes, region: body.region ?? null });
    if (!seen) throw refuse("imageUnreadable");
    const imageId = await keptPicture(context);
    const weights = body.weights ?? EVEN_WEIGHTS;
    const isAllowed = body.filters ? await allowedBy(db, body.filters, lang) : null;
    const found = rankLooks(index, seen, { weights, isAllowed });
    const shown = found.slice(body.pn * body.rn, (body.pn + 1) * body.rn);
    return {
      briefs: await cardsWith(context, shown, ({ score, shares, colourways }) => ({
        score,
        shares,
        colourways: [...colourways],
      })),
      total: found.length,
      pn: body.pn,
      rn: body.rn,
      searchId: newId(clock.now()),
      imageId,
      colors: seen.palette.map(([l, a, b]) => named(chipOf([l, a, b]), translate)),
      pending: await pendingLooks(db),
      noCloseMatch: (found[0]?.score ?? 0) < CLOSE_FROM,
    };
  });

  on(searchSimilar, async (context) => {
    const { body, db } = context;
    if (body.by === "attributes") {
      const found = await likeConstruction(db, body.productId, body.rn);
      const list = await cardsWith(context, found, ({ score }) => ({ score, shares: null, deltaE: null }));
      return { list, pending: 0, progress: null };
    }
    const index = await indexOrProgress(db);
    const pending = await pendingLooks(db);
    if (typeof index === "number") return { list: [], pending, progress: index };
    const number = index.numberOf.get(body.productId);
    if (number === undefined) {
      const isThere = await db.selectFrom("products").select("id").where("id", "=", body.productId).executeTakeFirst();
      if (!isThere) throw refuse("notFound");
      return { list: [], pending, progress: null };
    }
    const own = index.fabrics[number]!;
    const others = (id: string) => id !== body.productId;
    if (body.by === "look") {
      const found = rankLooks(index, own, { isAllowed: others }).slice(0, body.rn);
      const list = await cardsWith(context, found, ({ score, shares }) => ({ score, shares, deltaE: null }));
      return { list, pending, progress: null };
    }
    const found = likeColour(index, own.meanLab, { isAllowed: others }).slice(0, body.rn);
    const list = await cardsWith(context, found, ({ deltaE }) => ({ score: 1 / (1 + deltaE / 5), shares: null, deltaE }));
    return { list, pending, progress: null };
  });

  on(searchByColour, async (context) => {
    const wanted = await colourOf(context);
    if (!wanted.lab) return { colour: null, bookMissing: wanted.bookMissing, pending: 0, list: [] };
    const { body, db, lang } = context;
    const index = await pictureIndex(db);
    const isAllowed = body.filters ? await allowedBy(db, body.filters, lang) : () => true;
    const found = likeColour(index, wanted.lab, { isAllowed, byInks: !body.fromAfar }).slice(0, body.rn);
    return {
      colour: wanted.colour,
      bookMissing: null,
      pending: await pendingLooks(db),
      list: await cardsWith(context, found, ({ deltaE }) => ({ deltaE })),
    };
  });
});

/** The looks of the catalogue; while it is still being looked at, how much of it was. */
async function indexOrProgress(db: Db): Promise<PictureIndex | number> {
  try {
    return await pictureIndex(db);
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.key === "indexBuilding") return (thrown.data as { progress: number }).progress;
    throw thrown;
  }
}

const named = (chip: Chip, translate: (english: string) => string): Chip => ({ ...chip, name: translate(chip.name) });

type Wanted = { readonly lab: Lab; readonly colour: Chip } | { readonly lab: null; readonly bookMissing: string | null };

/** The colour that is looked for. Codes of sold systems are answered from loaded books only. */
async function colourOf({ body, customer, db, files, translate }: Context<typeof searchByColour>): Promise<Wanted> {
  if (body.hex) {
    const lab = labOf(body.hex.toLowerCase() as Hex);
    return { lab, colour: named(chipOf(lab), translate) };
  }
  const search = findCode((await booksOf({ db, files }, customer.customerId))!, body.code!, 1);
  if (search.kind === "bookMissing") return { lab: null, bookMissing: search.system };
  if (search.kind === "notFound") return { lab: null, bookMissing: null };
  const { name, code, hex, lab } = search.matches[0]!.colour;
  return { lab, colour: { name, code: code ?? null, hex, lab: [...lab] } };
}
