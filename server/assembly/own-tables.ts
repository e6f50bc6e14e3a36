import type { OwnTable } from "../customers/account/profile/own-rows.ts";
import type { Db } from "../platform/db/open.ts";
import { img } from "../platform/image/queries.ts";

/** What a person uploaded, as the portal addresses it. The picture itself is fetched there. */
async function uploadsOf(db: Db, userId: string): Promise<object[]> {
  const rows = await db
    .selectFrom("image_purposes as p")
    .innerJoin("images as i", "i.id", "p.image_id")
    .select(["p.purpose", "p.name", "p.uploaded_at", "i.id", "i.file_hash", "i.width", "i.height", "i.mime", "i.bytes"])
    .where("p.user_id", "=", userId)
    .orderBy("p.uploaded_at")
    .execute();
  return rows.map(({ purpose, name, uploaded_at, mime, bytes, ...row }) => ({
    purpose,
    name,
    uploaded_at,
    mime,
    bytes,
    ...img(row),
  }));
}

const ACCOUNT: readonly OwnTable[] = [
  { name: "sessions", table: "sessions", column: "user_id", without: ["id"] },
  { name: "signInsElsewhere", table: "sso_identities", column: "user_id" },
  { name: "noticeSettings", table: "notice_settings", column: "user_id" },
  { name: "notices", table: "notices", column: "user_id" },
  { name: "invitations", table: "invitations", column: "invited_by", without: ["invited_by"] },
  {
    name: "lettersSent",
    table: "mail_outbox",
    column: "sender_id",
    without: ["sender_id", "tries", "next_at", "claimed_at", "error"],
  },
  { name: "filesMade", table: "jobs", column: "user_id" },
  { name: "uploads", table: "image_purposes", column: "user_id", read: uploadsOf },
];

const BROWSING: readonly OwnTable[] = [
  { name: "visits", table: "browse_log", column: "user_id" },
  { name: "behaviour", table: "behaviour_records", column: "user_id" },
  { name: "faultsReported", table: "error_reports", column: "user_id", without: ["count"] },
  { name: "cart", table: "cart_lines", column: "user_id" },
  { name: "savedSearches", table: "saved_searches", column: "user_id" },
  { name: "favouriteGroups", table: "favourite_groups", column: "user_id" },
  { name: "favourites", table: "favourite_items", column: "user_id" },
  { name: "roomVisits", table: "chanel_visits", column: "user_id" },
  { name: "roomOpenings", table: "chanel_openings", column: "user_id" },
];

const DESIGNS: readonly OwnTable[] = [
  { name: "savedDesigns", table: "proposals", column: "user_id" },
  { name: "designVersions", table: "proposal_revisions", column: "saved_by", without: ["saved_by"] },
  { name: "designComments", table: "marks", column: "user_id" },
  { name: "designReplies", table: "mark_replies", column: "user_id" },
  { name: "signOffs", table: "sign_offs", column: "user_id" },
  { name: "shareLinks", table: "shares", column: "user_id", without: ["wrong_tries", "tries_since"] },
  { name: "ownStyles", table: "styles", column: "created_by", without: ["created_by"] },
  { name: "films", table: "style_videos", column: "made_by", without: ["made_by"] },
  { name: "colourBooks", table: "colour_books", column: "added_by", without: ["added_by"] },
];

const TRADE: readonly OwnTable[] = [
  { name: "addresses", table: "addresses", column: "user_id" },
  {
    name: "orders",
    table: "orders",
    column: "user_id",
    parts: [
      { name: "lines", table: "order_lines", column: "order_id" },
      { name: "garment", table: "garment_orders", column: "order_id" },
      { name: "sizes", table: "garment_order_cells", column: "order_id" },
    ],
  },
  {
    name: "quotations",
    table: "quotations",
    column: "user_id",
    parts: [{ name: "lines", table: "quotation_lines", column: "quotation_id" }],
  },
  {
    name: "samples",
    table: "samples",
    column: "user_id",
    parts: [{ name: "items", table: "sample_items", column: "sample_id" }],
  },
  { name: "lapDips", table: "lap_dips", column: "user_id" },
  { name: "conversations", table: "threads", column: "user_id" },
  {
    name: "messages",
    table: "thread_messages",
    column: "user_id",
    parts: [
      { name: "products", table: "thread_products", column: "message_id" },
      { name: "images", table: "thread_images", column: "message_id" },
    ],
  },
  { name: "conversationsRead", table: "thread_reads", column: "user_id" },
  { name: "deskHistory", table: "desk_history", column: "user_id", without: ["seq"] },
];

const MILL: readonly OwnTable[] = [
  { name: "inChargeOf", table: "in_charge", column: "user_id" },
  { name: "warningNotes", table: "warning_words", column: "user_id" },
  { name: "limitsAgreed", table: "inspection_limit_changes", column: "user_id" },
];

/** Every table with rows of people, as it stands in the file of what is kept of one of them. */
export const OWN_TABLES: readonly OwnTable[] = [...ACCOUNT, ...BROWSING, ...DESIGNS, ...TRADE, ...MILL];
