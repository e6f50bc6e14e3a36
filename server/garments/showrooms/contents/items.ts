import type { ChanelItem, DesignCard } from "@selvedge/contract";
import { sql } from "kysely";
import { uploadUrl } from "../../../platform/image/urls.ts";
import { drawnHungUrl } from "../../drawn-designs/address.ts";
import { dressedPortraits } from "../../styles/drapes/portraits.ts";
import { styleCards } from "../../styles/queries.ts";
import { dressOf, fabricsHung, type Hung } from "./hung.ts";
import type { Looking } from "./looking.ts";

type Found = {
  readonly styles: ReadonlyMap<string, DesignCard>;
  /** Fabrics that are still in the catalogue. */
  readonly fabrics: ReadonlySet<string>;
  /** Pictures of dressed styles, by their items. */
  readonly pictures: ReadonlyMap<string, string>;
};

/** What hangs in a room as it is shown, by its ids. */
export async function itemsShown(looking: Looking, hung: readonly Hung[]): Promise<ReadonlyMap<string, ChanelItem>> {
  const [styles, fabrics] = await Promise.all([stylesOf(looking, hung), fabricsThere(looking, hung)]);
  const dressed = hung.flatMap(({ id, style_id: designId, size, fabrics: cloths }) =>
    designId && size ? [{ id, designId, size, cloths }] : [],
  );
  const found: Found = { styles, fabrics, pictures: await dressedPortraits(looking, dressed) };
  return new Map(hung.map((item) => [item.id, itemShown(item, found, looking.customer)]));
}

/** Through a link it is not told which saved design it is. */
function itemShown(item: Hung, { styles, fabrics, pictures }: Found, customer: Looking["customer"]): ChanelItem {
  const styleId = item.frozen?.styleId ?? item.style_id;
  const design = (styleId && styles.get(styleId)) || null;
  const productId = item.product_id && fabrics.has(item.product_id) ? item.product_id : null;
  const missing = item.kind === "fabric" ? productId === null : design === null;
  return {
    itemId: item.id,
    kind: item.kind,
    label: item.label,
    missing,
    productId,
    design,
    size: item.size,
    pictureUrl: missing ? null : item.kind === "design" ? designPictureOf(item) : (pictures.get(item.id) ?? null),
    fabrics: missing
      ? []
      : Object.entries(dressOf(item)).map(([pieceKey, id]) => ({ pieceKey, productId: fabrics.has(id) ? id : null })),
    proposalId: missing || !customer ? null : item.proposal_id,
    revision: missing || !customer ? null : item.revision,
    isOwn: !missing && customer !== null && item.design_company_id === customer.companyId,
  };
}

/** The picture of a saved design as it was hung: its own, or as the portal draws it; null for one that can no longer be read. */
const designPictureOf = ({ id, frozen }: Hung): string | null =>
  frozen && (frozen.previewHash ? uploadUrl(frozen.previewHash) : drawnHungUrl(id));

/** The styles of garments that are still to be had, with their hearts. */
async function stylesOf(looking: Looking, hung: readonly Hung[]): Promise<Found["styles"]> {
  const ids = [...new Set(hung.flatMap(({ style_id, frozen }) => frozen?.styleId ?? style_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await looking.db
    .selectFrom("styles")
    .selectAll()
    .where("id", "=", sql<string>`any(${ids})`)
    .where("removed_at", "is", null)
    .execute();
  return new Map((await styleCards(looking, rows)).map((card) => [card.id, card]));
}

async function fabricsThere({ db }: Looking, hung: readonly Hung[]): Promise<Found["fabrics"]> {
  const ids = fabricsHung(hung);
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("products").select("id").where("id", "=", sql<string>`any(${ids})`).execute();
  return new Set(rows.map(({ id }) => id));
}
