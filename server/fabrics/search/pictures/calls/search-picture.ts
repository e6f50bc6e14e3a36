import { MAX_IMAGE_BYTES, type searchPicture } from "@selvedge/contract";
import { EVEN_WEIGHTS } from "@selvedge/textile-core";
import type { Context, Handler } from "../../../../platform/http/registry.ts";
import { newId } from "../../../../platform/ids.ts";
import { chipOf } from "../../../../platform/image/colours/chips.ts";
import { readImages, storeUpload } from "../../../../platform/image/queries.ts";
import { pictureKind } from "../../../../platform/image/reading/kinds.ts";
import { invalid } from "../../../../platform/invalid.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { allowedBy } from "../allowed.ts";
import { rankDescriptors } from "../rank.ts";
import { pendingDescriptors } from "../seen/pending.ts";
import { pictureIndex } from "../seen/replica.ts";
import { cardsWith } from "./cards-with.ts";
import { namedChip } from "./named-chip.ts";

/** Scores below this are not taken for the same cloth: `npm run bench picture-search` prints how often that is wrong. */
export const CLOSE_FROM = 0.47;

/** The bytes of the picture that is asked with: sent along, or uploaded before by the caller's company. */
async function pictureOf({ body, file, customer, db, files, translate }: Context<typeof searchPicture>): Promise<Uint8Array> {
  if (file) {
    if (file.bytes.length > MAX_IMAGE_BYTES) throw refuse("tooLarge", { maxBytes: MAX_IMAGE_BYTES });
    if (!pictureKind(file.bytes)) throw refuse("fileType", { supported: ["jpeg", "png", "webp", "avif", "tiff"] });
    return file.bytes;
  }
  if (!body.imageId) throw invalid(translate, { path: "file", rule: "required", message: "This is required." });
  const [image] = await readImages(db, customer.companyId, [body.imageId]);
  const bytes = image && (await files.get(image.file_hash));
  if (!bytes) throw refuse("notFound");
  return bytes;
}

/** The id the picture is kept under, so that a link to what it found can show it and search with it again. */
async function keptPicture({ body, file, customer, db, files, room, clock }: Context<typeof searchPicture>): Promise<string> {
  return file ? (await storeUpload({ db, files, room }, customer, file, "search", clock.now())).id : body.imageId!;
}

export const searchPictureHandler: Handler<typeof searchPicture> = async (context) => {
  const { body, db, workers, clock, lang, translate } = context;
  const bytes = await pictureOf(context);
  const index = await pictureIndex(db);
  const seen = await workers.do("photograph", { bytes, region: body.region ?? null });
  if (!seen) throw refuse("imageUnreadable");
  const imageId = await keptPicture(context);
  const weights = body.weights ?? EVEN_WEIGHTS;
  const isAllowed = body.filters ? await allowedBy(db, body.filters, lang) : null;
  const found = rankDescriptors(index, seen, { weights, isAllowed });
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
    colors: seen.palette.map(([l, a, b]) => namedChip(chipOf([l, a, b]), translate)),
    pending: await pendingDescriptors(db),
    noCloseMatch: (found[0]?.score ?? 0) < CLOSE_FROM,
  };
};
