import { createShare, listShares, openShare, revokeShare, type ShareLink } from "@selvedge/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { domain } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { invalid } from "../../platform/invalid.ts";
import { refuse } from "../../platform/refuse.ts";
import { hashPassword } from "../../platform/security/passwords/password.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { readCard } from "../proposals/queries.ts";
import { seenBy } from "../styles/seen-by.ts";
import { openedShare, shownBy } from "./grant.ts";
import type { ShareTable } from "./tables.ts";
import { hashToken, newToken } from "./token.ts";

const MAX_LISTED = 500;

/** A group of fabrics of a person, and what it is called; refuses with `notFound`. */
type GroupOf = (db: Db, userId: string, groupId: string, translate: (english: string) => string) => Promise<Group>;
type Group = { readonly id: string; readonly name: string };

export const share = (groupOf: GroupOf) =>
  domain((on) => {
    on(createShare, async ({ body, customer, db, clock, translate, event }) => {
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
          : await targetOf(db, customer, { kind: body.kind, id: body.id }, now);
      const shareToken = newToken();
      const row = {
        id: newId(now),
        company_id: customer.customerId,
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
    });

    on(listShares, async ({ body, customer, db }) => {
      let asked = db.selectFrom("shares").selectAll().where("company_id", "=", customer.customerId);
      const { id } = body;
      if (id)
        asked = asked.where((of) =>
          of.or([
            of("proposal_id", "=", id),
            of("group_id", "=", id),
            of("product_id", "=", id),
            of.and([of("kind", "=", "design"), of("style_id", "=", id)]),
          ]),
        );
      const rows = await asked.orderBy("created_at", "desc").orderBy("id", "desc").limit(MAX_LISTED).execute();
      return rows.map((row) => shareLink(row, null));
    });

    on(revokeShare, async ({ body, customer, db, clock, event }) => {
      const row = await db
        .updateTable("shares")
        .set((of) => ({ revoked_at: of.fn.coalesce("revoked_at", of.val(clock.now())) }))
        .where("id", "=", body.shareId)
        .where("company_id", "=", customer.customerId)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw refuse("notFound");
      event("authn_token_revoked", { what: "link", shareId: row.id });
      return shareLink(row, null);
    });

    on(openShare, async ({ body, db, clock }) => {
      const now = clock.now();
      const opened = await openedShare(db, body.shareToken, body.password, now);
      await db
        .updateTable("shares")
        .set((of) => ({ open_count: of("open_count", "+", 1), last_opened_at: now }))
        .where("id", "=", opened.id)
        .execute();
      const company = await db
        .selectFrom("companies")
        .select("name")
        .where("id", "=", opened.company_id)
        .executeTakeFirstOrThrow();
      return {
        kind: opened.kind,
        id: shownBy(opened),
        designId: opened.style_id,
        name: opened.name,
        company: company.name,
        canComment: opened.can_comment,
        canApprove: opened.can_approve,
        expiresAt: opened.expires_at?.toISOString() ?? null,
      };
    });
  });

type Target = Pick<ShareTable, "proposal_id" | "style_id" | "group_id" | "product_id" | "revision" | "name">;
const NOTHING: Omit<Target, "name"> = { proposal_id: null, style_id: null, group_id: null, product_id: null, revision: null };

/** What a new link will show; only what is the caller's own, or everybody's. */
async function targetOf(
  db: Db,
  customer: SignedIn,
  { kind, id }: { kind: Exclude<ShareTable["kind"], "group">; id: string },
  now: Date,
): Promise<Target> {
  if (kind === "proposal") return proposalTarget(db, customer.customerId, id, now);
  if (kind === "design") return styleTarget(db, customer.customerId, id);
  return productTarget(db, id);
}

const groupTarget = ({ id, name }: Group): Target => ({ ...NOTHING, group_id: id, name });

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

/** The page that shows what a link opens. */
function addressOf({ style_id, group_id, product_id }: Selectable<ShareTable>): string {
  if (group_id) return `/shareChanel?groupId=${group_id}`;
  return product_id ? `/shareGoodsDetails?productId=${product_id}` : `/shareShapeDetails?designId=${style_id}`;
}

/** A link as its owner sees it. Its address is known only while the token is: when it is made. */
function shareLink(row: Selectable<ShareTable>, shareToken: string | null): ShareLink {
  return {
    shareId: row.id,
    kind: row.kind,
    id: shownBy(row),
    name: row.name,
    revision: row.revision,
    url: shareToken ? `${addressOf(row)}&shareToken=${shareToken}` : "",
    canComment: row.can_comment,
    canApprove: row.can_approve,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    openCount: row.open_count,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  };
}
