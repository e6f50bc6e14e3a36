import { getStyle3dVideoUrl, MAX_VIDEO_BYTES, type StyleVideo, saveStyle3dVideo } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { requireQuota } from "../../platform/files/room/quota.ts";
import { mimeOf } from "../../platform/files/sniff.ts";
import { domain } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { readImages } from "../../platform/image/queries.ts";
import { uploadUrl } from "../../platform/image/urls.ts";
import { refuse } from "../../platform/refuse.ts";
import type { ShareGrant, SignedIn } from "../../platform/security/who.ts";
import { readCard } from "../proposals/queries.ts";
import { seenThrough } from "../share/seen.ts";
import { seenBy } from "../styles/seen-by.ts";

const FILMS = ["video/webm", "video/mp4"];
/** Films of a style that the mill's own people made are everybody's. */
const MILL_ROLES = ["sales", "mill", "admin"];

type Asked = { readonly designId?: string | undefined; readonly proposalId?: string | undefined; readonly kind: "turntable" };
type Caller = { readonly customer: SignedIn | null; readonly share: ShareGrant | null };

const targetOf = ({ proposalId }: Asked) => (proposalId ? "proposal_id" : "style_id");

const asVideo = (row: { file_hash: string; poster_hash: string }): StyleVideo => ({
  videoUrl: uploadUrl(row.file_hash),
  posterUrl: uploadUrl(row.poster_hash),
  expiresAt: null,
});

export const styleVideos = domain((on) => {
  on(getStyle3dVideoUrl, async ({ body, customer, share, db, clock }) => {
    await seen(db, { customer, share }, body, clock.now());
    const companyId = share?.customerId ?? customer!.customerId;
    const row = await db
      .selectFrom("style_videos as v")
      .innerJoin("users as u", "u.id", "v.made_by")
      .select(["v.file_hash", "v.poster_hash"])
      .where("v.kind", "=", body.kind)
      .where(`v.${targetOf(body)}`, "=", body.proposalId ?? body.designId!)
      .where((of) => of.or([of("v.company_id", "=", companyId), of("u.role", "in", MILL_ROLES as never)]))
      .orderBy(sql`v.company_id = ${companyId}`, "desc")
      .orderBy("v.made_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!row) throw refuse("notFound");
    return asVideo(row);
  });

  on(saveStyle3dVideo, async ({ body, customer, file, db, files, room, clock }) => {
    const now = clock.now();
    const { bytes } = file!;
    if (bytes.length > MAX_VIDEO_BYTES) throw refuse("tooLarge", { maxBytes: MAX_VIDEO_BYTES });
    if (!FILMS.includes(mimeOf(bytes))) throw refuse("fileType", { supported: ["webm", "mp4"] });
    await seen(db, { customer, share: null }, body, now);
    const [poster] = await readImages(db, customer.customerId, [body.posterImageId]);
    if (!poster) throw refuse("notFound");
    const replaced = await db
      .selectFrom("style_videos")
      .select("bytes")
      .where("company_id", "=", customer.customerId)
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
        company_id: customer.customerId,
        style_id: body.designId ?? null,
        proposal_id: body.proposalId ?? null,
        kind: body.kind,
        ...row,
      })
      .onConflict((conflict) => conflict.columns(unique).where(targetOf(body), "is not", null).doUpdateSet(row))
      .execute();
    return asVideo(row);
  });
});

/** Refuses what the caller may not see: another company's design, another style than a link shows, a style there is not. */
async function seen(db: Db, { customer, share }: Caller, { designId, proposalId }: Asked, now: Date): Promise<void> {
  if (share) {
    const isShown = proposalId
      ? share.kind === "proposal" && share.id === proposalId
      : (await seenThrough(db, share)).styleId === designId;
    if (!isShown) throw refuse("notFound");
    return;
  }
  const known = proposalId
    ? await readCard(db, customer!.customerId, proposalId, now)
    : await db
        .selectFrom("styles")
        .select("id")
        .where("id", "=", designId!)
        .where(seenBy(customer!.customerId))
        .executeTakeFirst();
  if (!known) throw refuse("notFound");
}
