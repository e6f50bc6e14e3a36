/** The key of the fabric of all pieces without one of their own. */
export const ALL_PIECES = "*";
const ENTRY = /^(\*|\w{1,40})\.([0-9a-f]{32})$/;

/** The fabrics of a garment's pieces, by their keys; `*` is that of all others. */
export type FabricsLaid = Readonly<Record<string, string>>;

/** As an address takes them to the editor: "*.ID,collar.ID". */
export const laidText = (laid: FabricsLaid): string =>
  Object.entries(laid)
    .map(([pieceKey, productId]) => `${pieceKey}.${productId}`)
    .join(",");

/** The fabrics that an address names; what cannot be read is left out. */
export const readLaid = (text: string | null): FabricsLaid =>
  Object.fromEntries(
    (text ?? "").split(",").flatMap((entry) => {
      const found = ENTRY.exec(entry);
      return found ? [[found[1]!, found[2]!]] : [];
    }),
  );

/** The fabric of a piece. */
export const laidOn = (laid: FabricsLaid, pieceKey: string): string | undefined => laid[pieceKey] ?? laid[ALL_PIECES];
