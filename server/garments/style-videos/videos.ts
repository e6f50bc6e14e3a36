import type { StyleVideo } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { uploadUrl } from "../../platform/image/urls.ts";
import type { ShareGrant, SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { readCard } from "../proposals/queries.ts";
import { styleThrough } from "../share/seen.ts";
import { seenBy } from "../styles/seen-by.ts";

type Asked = { readonly designId?: string | undefined; readonly proposalId?: string | undefined; readonly kind: "turntable" };

type Caller = { readonly customer: SignedIn | null; readonly share: ShareGrant | null };

/** The column of what a video shows: a saved design, or a style. */
export const targetOf = ({ proposalId }: Asked) => (proposalId ? "proposal_id" : "style_id");

/** A video as a call answers it. */
export const asVideo = (row: { file_hash: string; poster_hash: string }): StyleVideo => ({
  videoUrl: uploadUrl(row.file_hash),
  posterUrl: uploadUrl(row.poster_hash),
  expiresAt: null,
});

/** Refuses what the caller may not see: another company's design, another style than a link shows, a style there is not. */
export async function requireSeen(
  db: Db,
  { customer, share }: Caller,
  { designId, proposalId }: Asked,
  now: Date,
): Promise<void> {
  if (share) {
    const isShown = proposalId
      ? share.kind === "proposal" && share.id === proposalId
      : (await styleThrough(db, share)) === designId;
    if (!isShown) throw refuse("notFound");
    return;
  }
  const known = proposalId
    ? await readCard(db, customer!.companyId, proposalId, now)
    : await db
        .selectFrom("styles")
        .select("id")
        .where("id", "=", designId!)
        .where(seenBy(customer!.companyId))
        .executeTakeFirst();
  if (!known) throw refuse("notFound");
}
