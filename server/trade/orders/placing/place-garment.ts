import type { Address, addOrder, BodyOf, GarmentRequest } from "@selvedge/contract";
import { readCard, readRevision } from "../../../garments/proposals/queries.ts";
import { chosenIn, measuresOf } from "../../../garments/styles/pattern/pattern.ts";
import { seenBy } from "../../../garments/styles/seen-by.ts";
import type { Db } from "../../../platform/db/open.ts";
import { invalid } from "../../../platform/invalid.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { SizeMeasures } from "../tables.ts";
import { enterOrder } from "./enter.ts";

type Context = { readonly translate: (english: string) => string; readonly now: Date };
type Asked = {
  readonly placing: BodyOf<typeof addOrder>;
  readonly garment: GarmentRequest;
  readonly address: Address;
};

/** Garments are counted: the mill sends what was ordered. */
const NO_TOLERANCE = 0;

/**
 * Orders a garment whose sample was approved, sizes by colours; its price is the mill's to name. Answers the order's id. Errors: notFound for a sample, style or
 * design that is not there or not the company's, stepNotAllowed for a sample that is not approved, validation for cells the style lacks.
 */
export async function placeGarment(
  tx: Db,
  customer: SignedIn,
  { placing, garment, address }: Asked,
  context: Context,
): Promise<string> {
  const { translate, now } = context;
  const style = await approvedStyle(tx, customer, garment);
  const options = await optionsOf(tx, customer, garment, now);
  requireCells(garment.cells, style.sizes, translate);
  const sizes = style.sizes.filter((size) => garment.cells.some((cell) => cell.size === size));
  const chosen = chosenIn(style.recipe, options, translate);
  const measures = sizes.flatMap((size): SizeMeasures[] => {
    const found = measuresOf({ recipe: style.recipe, size, chosen }, (english) => english);
    return found.length > 0 ? [{ size, measures: found }] : [];
  });
  const orderId = await enterOrder(
    tx,
    customer,
    {
      ...placing,
      requestedDate: placing.requestedDate,
      address,
      total: null,
      currency: null,
      lines: [
        {
          product_id: null,
          style_id: style.id,
          quantity: garment.cells.reduce((sum, { quantity }) => sum + quantity, 0),
          unit: "pc",
          price_amount: null,
          supply: "make",
          tolerance_pct: NO_TOLERANCE,
          lead_days: null,
          skipped: new Set(),
        },
      ],
    },
    now,
  );
  const { packing, cells, sampleId, proposalId = null } = garment;
  await tx
    .insertInto("garment_orders")
    .values({
      order_id: orderId,
      sample_id: sampleId,
      proposal_id: proposalId,
      sizes,
      colours: [...new Set(cells.map(({ colour }) => colour))],
      measures: JSON.stringify(measures),
      pieces_per_carton: packing.piecesPerCarton,
      assortment: packing.assortment,
      labels: [...new Set(packing.labels)],
    })
    .execute();
  await tx
    .insertInto("garment_order_cells")
    .values(cells.map((cell) => ({ order_id: orderId, ...cell })))
    .execute();
  return orderId;
}

/** The style of a garment sample of the company's that was approved. */
async function approvedStyle(tx: Db, { companyId }: SignedIn, { sampleId, designId }: GarmentRequest) {
  const sample = await tx
    .selectFrom("samples")
    .select(["status", "verdict"])
    .where("id", "=", sampleId)
    .where("company_id", "=", companyId)
    .where("kind", "=", "garment")
    .executeTakeFirst();
  const style = await tx
    .selectFrom("sample_items")
    .innerJoin("styles", "styles.id", "sample_items.style_id")
    .select(["styles.id", "styles.recipe", "styles.sizes"])
    .where("sample_items.sample_id", "=", sampleId)
    .where("styles.id", "=", designId)
    .where(seenBy(companyId))
    .executeTakeFirst();
  if (!sample || !style) throw refuse("notFound");
  if (sample.verdict !== "approved") throw refuse("stepNotAllowed", { state: sample.status, allowed: [] });
  return style;
}

/** What the company's design chooses of the garment's options, as the text of a call. */
async function optionsOf(tx: Db, customer: SignedIn, { proposalId, designId }: GarmentRequest, now: Date): Promise<string> {
  if (!proposalId) return "";
  const card = await readCard(tx, customer.companyId, proposalId, now);
  if (!card || card.style_id !== designId) throw refuse("notFound");
  const { document } = await readRevision(tx, card.id, card.revision);
  return Object.entries(document.options)
    .map(([key, value]) => `${key}:${value}`)
    .join(",");
}

/** Every cell once, in a size that the style comes in. */
function requireCells(cells: GarmentRequest["cells"], sizes: readonly string[], translate: Context["translate"]): void {
  const known = new Set<string>();
  for (const [i, { size, colour }] of cells.entries()) {
    if (!sizes.includes(size))
      throw invalid(translate, {
        path: `garment.cells.${i}.size`,
        rule: "size",
        message: "The garment does not come in this size.",
      });
    const name = JSON.stringify([size, colour]);
    if (known.has(name))
      throw invalid(translate, { path: `garment.cells.${i}`, rule: "once", message: "This size and colour is named twice." });
    known.add(name);
  }
}
