import { MAX_VIDEO_BYTES, type saveStyle3dVideo } from "@selvedge/contract";
import { requireQuota } from "../../platform/files/room/quota.ts";
import { mimeOf } from "../../platform/files/sniff.ts";
import type { Handler } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { readImages } from "../../platform/image/queries.ts";
import { refuse } from "../../platform/refuse.ts";
import { asVideo, requireSeen, targetOf } from "./videos.ts";

const FILMS = ["video/webm", "video/mp4"];

export const saveStyle3dVideoHandler: Handler<typeof saveStyle3dVideo> = async ({
  body,
  customer,
  file,
  db,
  files,
  room,
  clock,
}) => {
  const now = clock.now();
  const { bytes } = file!;
  if (bytes.length > MAX_VIDEO_BYTES) throw refuse("tooLarge", { maxBytes: MAX_VIDEO_BYTES });
  if (!FILMS.includes(mimeOf(bytes))) throw refuse("fileType", { supported: ["webm", "mp4"] });
  await requireSeen(db, customer, body, now);
  const [poster] = await readImages(db, customer.companyId, [body.posterImageId]);
  if (!poster) throw refuse("notFound");
  const replaced = await db
    .selectFrom("style_videos")
    .select("bytes")
    .where("company_id", "=", customer.companyId)
    .where("kind", "=", body.kind)
    .where(targetOf(body), "=", body.proposalId ?? body.designId!)
    .executeTakeFirst();
  await requireQuota(db, room, customer, bytes.length, replaced?.bytes);
  const made = { made_by: customer.userId, made_at: now };
  const row = { file_hash: await files.putUpload(bytes), bytes: bytes.length, poster_hash: poster.file_hash, ...made };
  const unique = body.proposalId ? (["proposal_id", "kind"] as const) : (["style_id", "company_id", "kind"] as const);
  await db
    .insertInto("style_videos")
    .values({
      id: newId(now),
      company_id: customer.companyId,
      style_id: body.designId ?? null,
      proposal_id: body.proposalId ?? null,
      kind: body.kind,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(unique).where(targetOf(body), "is not", null).doUpdateSet(row))
    .execute();
  return asVideo(row);
};
