import type { Packing, SizeColour } from "./garment-orders.ts";

/** Cartons of one content: `rest` pieces are in the last one, 0 when it is full. Size and colour are null where they are mixed. */
export type Cartons = {
  readonly size: string | null;
  readonly colour: string | null;
  readonly cartons: number;
  readonly rest: number;
};

/** The cartons that pieces fill. */
export function cartonsOf(
  { piecesPerCarton, assortment }: Pick<Packing, "piecesPerCarton" | "assortment">,
  cells: readonly SizeColour[],
): Cartons[] {
  const filled = (quantity: number) => ({
    cartons: Math.ceil(quantity / piecesPerCarton),
    rest: quantity % piecesPerCarton,
  });
  if (assortment === "solid") return cells.map(({ size, colour, quantity }) => ({ size, colour, ...filled(quantity) }));
  return [{ size: null, colour: null, ...filled(cells.reduce((sum, { quantity }) => sum + quantity, 0)) }];
}
