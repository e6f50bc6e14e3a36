import type { StyleVideo } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { uploadUrl } from "../../platform/image/urls.ts";
import type { ShareGrant, SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { readCard } from "../proposals/queries.ts";
import type { ShowsStyle } from "../share/seen.ts";
import { seenBy } from "../styles/seen-by.ts";

type Asked = { readonly designId?: string | undefined; readonly proposalId?: string | undefined; readonly kind: "turntable" };

/** The column of what a video shows: a saved design, or a style. */
export const targetOf = ({ proposalId }: Asked) => (proposalId ? "proposal_id" : "style_id");

/** A video as a call answers it. */
export const asVideo = (row: { file_hash: string; poster_hash: string }): StyleVideo => ({
  videoUrl: uploadUrl(row.file_hash),
  posterUrl: uploadUrl(row.poster_hash),
  expiresAt: null,
});

/** Refuses what a link does not show: another design or style. */
export async function requireShown(
  showsStyle: ShowsStyle,
  { db, share }: { db: Db; share: ShareGrant },
  { designId, proposalId }: Asked,
): Promise<void> {
  const isShown = proposalId ? share.kind === "proposal" && share.id === proposalId : await showsStyle(db, share, designId!);
  if (!isShown) throw refuse("notFound");
}

/** Refuses what somebody may not see: another company's design, a style there is not. */
export async function requireSeen(db: Db, customer: SignedIn, { designId, proposalId }: Asked, now: Date): Promise<void> {
  const known = proposalId
    ? await readCard(db, customer.companyId, proposalId, now)
    : await db.selectFrom("styles").select("id").where("id", "=", designId!).where(seenBy(customer.companyId)).executeTakeFirst();
  if (!known) throw refuse("notFound");
}
