import type { OrderedGarment, SizeColour } from "@selvedge/contract";
import { sql } from "kysely";
import { previewUrl } from "../../../garments/proposals/queries.ts";
import { readStyleCards } from "../../../garments/styles/queries.ts";
import type { Db } from "../../../platform/db/open.ts";

type Cell = SizeColour;

/** What the order of a garment says besides; null for an order of fabrics. Cells stand by colour, then by size. */
export async function readGarment(
  db: Db,
  orderId: string,
  translate: (english: string) => string,
): Promise<OrderedGarment | null> {
  const row = await db
    .selectFrom("garment_orders as g")
    .innerJoin("samples as s", "s.id", "g.sample_id")
    .innerJoin("order_lines as l", "l.order_id", "g.order_id")
    .leftJoin("proposals as p", "p.id", "g.proposal_id")
    .leftJoin("images as i", "i.id", "p.preview_image_id")
    .selectAll("g")
    .select(["s.number as sample_no", "l.style_id", "p.name as proposal_name", "p.revision", "i.file_hash as preview_hash"])
    .where("g.order_id", "=", orderId)
    .executeTakeFirst();
  if (!row) return null;
  const design = (await readStyleCards(db, [row.style_id!], translate)).get(row.style_id!)!;
  const ordered = await db.selectFrom("garment_order_cells").selectAll().where("order_id", "=", orderId).execute();
  const delivered = new Map((await deliveredCells(db, orderId)).map((cell) => [nameOf(cell), cell.quantity]));
  const { sizes, colours } = row;
  const { proposal_id: id, revision } = row;
  return {
    design: { ...design, designImg: id && revision ? previewUrl(row.preview_hash, { id, revision }) : design.designImg },
    proposal: row.proposal_id === null ? null : { proposalId: row.proposal_id, name: row.proposal_name! },
    sampleId: row.sample_id,
    sampleNo: row.sample_no,
    sizes,
    colours,
    cells: colours.flatMap((colour) =>
      sizes.flatMap((size) =>
        ordered
          .filter((cell) => cell.size === size && cell.colour === colour)
          .map((cell) => ({ size, colour, ordered: cell.quantity, delivered: delivered.get(nameOf(cell)) ?? 0 })),
      ),
    ),
    measures: row.measures.map(({ size, measures }) => ({
      size,
      measures: measures.map(({ name, mm }) => ({ name: translate(name), mm })),
    })),
    packing: { piecesPerCarton: row.pieces_per_carton, assortment: row.assortment, labels: row.labels },
  };
}

/** One name for a size in a colour. */
export const nameOf = ({ size, colour }: Pick<Cell, "size" | "colour">): string => JSON.stringify([size, colour]);

/** What of every size and colour has left the mill. */
async function deliveredCells(db: Db, orderId: string): Promise<Cell[]> {
  return db
    .selectFrom("shipment_cells as c")
    .innerJoin("shipments as s", "s.id", "c.shipment_id")
    .select(["c.size", "c.colour", sql<number>`sum(c.quantity)::int`.as("quantity")])
    .where("s.order_id", "=", orderId)
    .groupBy(["c.size", "c.colour"])
    .execute();
}

/** What of every size and colour has still to leave the mill; null for an order of fabrics. */
export async function readOutstanding(db: Db, orderId: string): Promise<Cell[] | null> {
  const ordered = await db
    .selectFrom("garment_order_cells")
    .select(["size", "colour", "quantity"])
    .where("order_id", "=", orderId)
    .execute();
  if (ordered.length === 0) return null;
  const delivered = new Map((await deliveredCells(db, orderId)).map((cell) => [nameOf(cell), cell.quantity]));
  return ordered.map((cell) => ({ ...cell, quantity: cell.quantity - (delivered.get(nameOf(cell)) ?? 0) }));
}

/** What was in each shipment of an order. */
export async function cellsOfShipments(db: Db, orderId: string): Promise<Map<string, Cell[]>> {
  const rows = await db
    .selectFrom("shipment_cells as c")
    .innerJoin("shipments as s", "s.id", "c.shipment_id")
    .select(["c.shipment_id", "c.size", "c.colour", "c.quantity"])
    .where("s.order_id", "=", orderId)
    .orderBy("c.colour")
    .orderBy("c.size")
    .execute();
  const found = Map.groupBy(rows, ({ shipment_id }) => shipment_id);
  return new Map([...found].map(([id, cells]) => [id, cells.map(({ shipment_id: _, ...cell }) => cell)]));
}
