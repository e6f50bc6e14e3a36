/** So many rows a sheet of fabrics has at most. */
export const MAX_SHEET_FABRICS = 5_000;
