import { DESCRIBE_RATE, MAX_IMAGE_BYTES, type searchPicture } from "@selvedge/contract";
import { EVEN_WEIGHTS } from "@selvedge/textile-core";
import type { Context, Handler } from "../../../../platform/http/registry.ts";
import { newId } from "../../../../platform/ids.ts";
import { chipOf } from "../../../../platform/image/colours/chips.ts";
import { type ImageRow, readImages, storeUpload } from "../../../../platform/image/queries.ts";
import { pictureKind } from "../../../../platform/image/reading/kinds.ts";
import { invalid } from "../../../../platform/invalid.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { narrowedBy } from "../narrowed.ts";
import { rankDescriptors } from "../rank.ts";
import { pendingDescriptors } from "../seen/pending.ts";
import { seenOnce } from "../seen/remembered.ts";
import { pictureIndex } from "../seen/replica.ts";
import type { Seen } from "../seen/views.ts";
import { cardsWith } from "./cards-with.ts";
import { namedChip } from "./named-chip.ts";
import { photographSeen } from "./photograph-seen.ts";

/** Scores below this are not taken for the same cloth: `npm run bench picture-search` prints how often that is wrong. */
export const CLOSE_FROM = 0.47;

type Asked = Context<typeof searchPicture>;

/** The picture that is asked with: sent along and kept now, so that a link to what it found can search with it again, or uploaded before by the caller's company. */
async function pictureOf({ body, file, customer, db, files, room, clock, translate }: Asked): Promise<ImageRow> {
  if (file) {
    if (file.bytes.length > MAX_IMAGE_BYTES) throw refuse("tooLarge", { maxBytes: MAX_IMAGE_BYTES });
    if (!pictureKind(file.bytes)) throw refuse("fileType", { supported: ["jpeg", "png", "webp", "avif", "tiff"] });
    return storeUpload({ db, files, room }, customer, file, "search", clock.now());
  }
  if (!body.imageId) throw invalid(translate, { path: "file", rule: "required", message: "This is required." });
  const [image] = await readImages(db, customer.companyId, [body.imageId]);
  if (!image) throw refuse("notFound");
  return image;
}

/** How the cloth in the picture looks, as it is kept: the same whether it was sent along or named. Only computing a new description counts against the limit. */
async function seenIn({ id, file_hash }: ImageRow, { body, db, files, workers, clock, countWork }: Asked): Promise<Seen> {
  const { x, y, width, height } = body.region ?? { x: 0, y: 0, width: 1, height: 1 };
  const seen = await seenOnce(db, [id, file_hash, x, y, width, height].join(" "), clock.now(), async () => {
    await countWork(DESCRIBE_RATE);
    const bytes = await files.get(file_hash);
    if (!bytes) throw refuse("notFound");
    return photographSeen(workers, { bytes, region: body.region ?? null });
  });
  if (!seen) throw refuse("imageUnreadable");
  return seen;
}

/** How many of the best are close. */
function closeOf(found: readonly { readonly score: number }[]): number {
  const first = found.findIndex(({ score }) => score < CLOSE_FROM);
  return first < 0 ? found.length : first;
}

export const searchPictureHandler: Handler<typeof searchPicture> = async (context) => {
  const { body, db, clock, translate } = context;
  const index = await pictureIndex(db);
  const image = await pictureOf(context);
  const seen = await seenIn(image, context);
  const weights = body.weights ?? EVEN_WEIGHTS;
  const { isAllowed, facets, ranges } = await narrowedBy(context);
  const found = await rankDescriptors(index, seen, { weights, isAllowed });
  const shown = found.slice(body.pn * body.rn, (body.pn + 1) * body.rn);
  const close = closeOf(found);
  return {
    briefs: await cardsWith(context, shown, ({ score, shares, colourways }) => ({
      score,
      shares,
      colourways: [...colourways],
    })),
    total: found.length,
    pn: body.pn,
    rn: body.rn,
    facets,
    ranges,
    searchId: newId(clock.now()),
    imageId: image.id,
    colors: seen.palette.map(([l, a, b]) => namedChip(chipOf([l, a, b]), translate)),
    pending: await pendingDescriptors(db),
    close,
  };
};
