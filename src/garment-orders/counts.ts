import type { SizeColour } from "@selvedge/contract";

/** A colour of the matrix in the making: how many pieces of each size. */
export type ColourRow = { readonly id: number; readonly name: string; readonly counts: Readonly<Record<string, number>> };

/** Rows of the cells of an order, in their order. */
export function rowsOf(cells: readonly SizeColour[]): ColourRow[] {
  const colours = [...new Set(cells.map(({ colour }) => colour))];
  return colours.map((name, id) => ({
    id,
    name,
    counts: Object.fromEntries(cells.filter(({ colour }) => colour === name).map(({ size, quantity }) => [size, quantity])),
  }));
}

/** The cells that have pieces, sizes in the order given. */
export const cellsOf = (rows: readonly ColourRow[], sizes: readonly string[]): SizeColour[] =>
  rows.flatMap(({ name, counts }) =>
    sizes.flatMap((size) => {
      const quantity = counts[size] ?? 0;
      return quantity > 0 ? [{ size, colour: name.trim(), quantity }] : [];
    }),
  );

export const sumOf = (cells: readonly SizeColour[]): number => cells.reduce((sum, { quantity }) => sum + quantity, 0);
