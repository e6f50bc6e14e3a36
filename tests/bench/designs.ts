import type { Design, ProposalCard } from "@selvedge/contract";
import { boxOf, dressed, fabricCoded, GINGHAM, keep, stylesOf, withArtworks } from "../run/designs.ts";
import { mark } from "../run/drawn.ts";
import type { BenchSession } from "./bench-page.ts";

const MOTIFS = 8;

/** The style of the library that is cut in the most pieces. */
export async function styleOfMostPieces({ designer }: BenchSession): Promise<Design> {
  const styles = await stylesOf(designer);
  return styles.reduce((most, style) => (style.pieces.length > most.pieces.length ? style : most));
}

/** Saves a style in one fabric with `count` artworks spread evenly over its pieces; the first lies alone in the middle of the largest piece. */
export async function designWith({ designer }: BenchSession, style: Design, count: number): Promise<ProposalCard> {
  const fabric = await fabricCoded(designer, GINGHAM);
  const pictures: { readonly imageId: string }[] = [];
  for (let n = 0; n < Math.min(MOTIFS, count); n++) pictures.push(await designer.upload(mark((360 * n) / MOTIFS), "artwork"));
  const area = (piece: Design["pieces"][number]) => boxOf(piece).width * boxOf(piece).height;
  const pieces = [...style.pieces].sort((a, b) => area(b) - area(a));
  const laid = Array.from({ length: count }, (_, n) => {
    const piece = pieces[n % pieces.length]!;
    const { x, y, width, height } = boxOf(piece);
    const size = Math.min(60, width * 0.3, height * 0.3);
    const round = Math.floor(n / pieces.length);
    // A low-discrepancy walk over the piece's box (the R2 sequence), so that no two lie on each other.
    const [u, v] = n === 0 ? [0.5, 0.5] : [(0.5 + 0.7548776662 * round) % 1, (0.5 + 0.569840291 * round) % 1];
    return {
      imageId: pictures[n % pictures.length]!.imageId,
      pieceKey: piece.key,
      x: x + width * (0.15 + 0.7 * u!),
      y: y + height * (0.15 + 0.7 * v!),
      width: size,
      height: size,
    };
  });
  // The first is drawn last, so that it is the one under the pointer.
  return keep(designer, style, withArtworks(dressed(style, fabric), [...laid.slice(1), ...laid.slice(0, 1)]), `Bench ${count}`);
}

/** Where the first artwork of such a design lies, in mm of its piece. */
export function placeOfFirst(style: Design): { pieceKey: string; x: number; y: number } {
  const area = (piece: Design["pieces"][number]) => boxOf(piece).width * boxOf(piece).height;
  const piece = [...style.pieces].sort((a, b) => area(b) - area(a))[0]!;
  const { x, y, width, height } = boxOf(piece);
  return { pieceKey: piece.key, x: x + width / 2, y: y + height / 2 };
}
