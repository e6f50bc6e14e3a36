import type { Piece } from "../cloth/pieces.ts";

type Hung = Pick<Piece, "kind" | "standId" | "productId">;

/** The hangers of a stand, in their order. */
export const hangersBeside = (pieces: readonly Hung[], standId: string | undefined): number[] =>
  pieces.flatMap(({ kind, standId: own }, index) => (kind === "hanger" && own === standId ? [index] : []));

/** The hanger so many after another at a stand, round and round; from none of them the first. undefined where nothing hangs. */
export function hangerAfter(pieces: readonly Hung[], standId: string | undefined, from: number, by: 1 | -1): number | undefined {
  const hung = hangersBeside(pieces, standId);
  const place = hung.indexOf(from);
  return place < 0 ? hung[0] : hung[(place + by + hung.length) % hung.length];
}

/** What is taken in hand of a cloth: itself where it hangs; of one that lies folded its hanger, at the same stand before any other. −1 where there is none. */
export function hangerOf(pieces: readonly Hung[], index: number): number {
  const cloth = pieces[index];
  if (!cloth || cloth.kind === "hanger") return cloth ? index : -1;
  const isOfIt = ({ kind, productId }: Hung) => kind === "hanger" && productId === cloth.productId;
  const beside = pieces.findIndex((one) => isOfIt(one) && one.standId === cloth.standId);
  return beside >= 0 ? beside : pieces.findIndex(isOfIt);
}
