import type { sendSample } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { readImages } from "../../../platform/image/queries.ts";
import { invalid } from "../../../platform/invalid.ts";
import { type Doing, led } from "./moves.ts";

export const sendSampleHandler: Handler<typeof sendSample> = (context) => {
  const { sampleId, courier, trackingNo, imageIds } = context.body;
  return led(context, {
    ...context.body,
    to: "sent",
    set: { courier, tracking_no: trackingNo, sent_at: context.clock.now() },
    also: (tx) => keepPhotos(tx, context, { sampleId, imageIds }),
  });
};

/** Keeps the photographs of what is sent, in their order. Errors: validation for one that the caller's company does not have. */
async function keepPhotos(
  tx: Db,
  { customer, translate }: Doing,
  { sampleId, imageIds }: { readonly sampleId: string; readonly imageIds: readonly string[] },
): Promise<void> {
  const photos = await readImages(tx, customer.companyId, imageIds);
  if (photos.length < new Set(imageIds).size)
    throw invalid(translate, { path: "imageIds", rule: "exists", message: "This fabric, picture or trim was not found." });
  const rows = photos.map(({ id }, sort) => ({ sample_id: sampleId, image_id: id, sort, of_mill: true }));
  if (rows.length > 0) await tx.insertInto("sample_images").values(rows).execute();
}
