import type { createShare, Lang } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/invalid.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { hashPassword } from "../../../platform/security/passwords/password.ts";
import { readCard } from "../../proposals/queries.ts";
import { textIn } from "../../showrooms/card.ts";
import { enter } from "../../showrooms/may-enter.ts";
import { seenBy } from "../../styles/seen-by.ts";
import { shareLink } from "../share-link.ts";
import type { ShareTable } from "../tables.ts";
import { hashToken, newToken } from "../token.ts";

/** A group of fabrics or styles of a person, and what it is called; refuses with `notFound`. */
export type GroupOf = (db: Db, userId: string, groupId: string, translate: (english: string) => string) => Promise<Group>;

type Group = { readonly id: string; readonly name: string };

type Target = Pick<ShareTable, "proposal_id" | "style_id" | "group_id" | "product_id" | "chanel_id" | "revision" | "name">;

const NOTHING: Omit<Target, "name"> = {
  proposal_id: null,
  style_id: null,
  group_id: null,
  product_id: null,
  chanel_id: null,
  revision: null,
};

/** Who makes a link, when, and in which language they read. */
type Maker = { readonly db: Db; readonly customer: SignedIn; readonly lang: Lang; readonly now: Date };

/** What a new link will show; only what is the caller's own, or everybody's, or a showroom that they may enter. */
async function targetOf(maker: Maker, { kind, id }: { kind: Exclude<ShareTable["kind"], "group">; id: string }): Promise<Target> {
  const { db, customer, now } = maker;
  if (kind === "chanel") return roomTarget(maker, id);
  if (kind === "proposal") return proposalTarget(db, customer.companyId, id, now);
  if (kind === "design") return styleTarget(db, customer.companyId, id);
  return productTarget(db, id);
}

const groupTarget = ({ id, name }: Group): Target => ({ ...NOTHING, group_id: id, name });

/** A showroom that its maker may enter. */
async function roomTarget({ db, customer, lang, now }: Maker, chanelId: string): Promise<Target> {
  const room = await enter(db, chanelId, customer, now);
  return { ...NOTHING, chanel_id: room.id, name: textIn(lang, room.name, room.names) };
}

async function productTarget(db: Db, productId: string): Promise<Target> {
  const product = await db.selectFrom("products").select(["id", "code"]).where("id", "=", productId).executeTakeFirst();
  if (!product) throw refuse("notFound");
  return { ...NOTHING, product_id: product.id, name: product.code };
}

async function proposalTarget(db: Db, companyId: string, proposalId: string, now: Date): Promise<Target> {
  const card = await readCard(db, companyId, proposalId, now);
  if (!card) throw refuse("notFound");
  return { ...NOTHING, proposal_id: card.id, style_id: card.style_id, revision: card.revision, name: card.name };
}

async function styleTarget(db: Db, companyId: string, styleId: string): Promise<Target> {
  const style = await db
    .selectFrom("styles")
    .select(["id", "name"])
    .where("id", "=", styleId)
    .where(seenBy(companyId))
    .executeTakeFirst();
  if (!style) throw refuse("notFound");
  return { ...NOTHING, style_id: style.id, name: style.name };
}

export const createShareHandler =
  (groupOf: GroupOf): Handler<typeof createShare> =>
  async ({ body, customer, db, lang, clock, translate, event }) => {
    const now = clock.now();
    const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null;
    if (expiresAt && expiresAt <= now) {
      throw invalid(translate, { path: "expiresAt", rule: "future", message: "Please choose a time to come." });
    }
    if (body.canApprove && body.kind !== "proposal") {
      throw invalid(translate, { path: "canApprove", rule: "kind", message: "Only a saved design can be approved." });
    }
    const target =
      body.kind === "group"
        ? groupTarget(await groupOf(db, customer.userId, body.id, translate))
        : await targetOf({ db, customer, lang, now }, { kind: body.kind, id: body.id });
    const shareToken = newToken();
    const row = {
      id: newId(now),
      company_id: customer.companyId,
      user_id: customer.userId,
      kind: body.kind,
      ...target,
      token_hash: hashToken(shareToken),
      password_hash: body.password ? await hashPassword(body.password) : null,
      can_comment: body.canComment,
      can_approve: body.canApprove,
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      open_count: 0,
      last_opened_at: null,
      wrong_tries: 0,
      tries_since: null,
    };
    await db.insertInto("shares").values(row).execute();
    event("authn_token_created", { what: "link", shareId: row.id, hasPassword: row.password_hash !== null });
    return { ...shareLink(row, shareToken), shareToken };
  };
