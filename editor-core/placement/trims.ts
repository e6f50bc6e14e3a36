import type { DesignDocument, Trim, TrimKind, TrimLook } from "../document/schema.ts";
import { artworkMatrix } from "../geometry/artwork-matrix.ts";
import type { ButtonedPiece, Stamp } from "./stamp.ts";

/** A trim at one of its places, mm on its piece. */
export type LaidTrim = Pick<Trim, "decorateId" | "pieceKey" | "x" | "y" | "angle" | "width" | "height"> & {
  readonly trimId: string;
  /** Tells places of one trim apart. */
  readonly key: string;
  readonly look: TrimLook;
  /** At a buttonhole of the pattern, in place of its own button. */
  readonly isAtButton: boolean;
};

/** Trims from back to front; those of one layer by their ids, so that every reader sees the same sequence. */
export const trimsInOrder = ({ trims }: Pick<DesignDocument, "trims">): Trim[] =>
  Object.values(trims).sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || (a.id < b.id ? -1 : 1));

/** The places where a pattern has buttons sewn on, piece by piece. */
export const buttonPlaces = (pieces: readonly ButtonedPiece[]): { pieceKey: string; x: number; y: number }[] =>
  pieces.flatMap(({ key: pieceKey, internal = [] }) =>
    internal.flatMap(({ kind, points: [at] }) => (kind === "button" && at ? [{ pieceKey, x: at[0], y: at[1] }] : [])),
  );

function placesOf(trim: Trim, pieces: readonly ButtonedPiece[]): LaidTrim[] {
  const { id: trimId, decorateId, pieceKey, x, y, angle, width, height, look, atButtons } = trim;
  if (!look) return [];
  const shared = { trimId, decorateId, angle, width, height, look, isAtButton: atButtons === true };
  return atButtons
    ? buttonPlaces(pieces).map((place, index) => ({ ...shared, ...place, key: `trim:${trimId}:${index}` }))
    : [{ ...shared, pieceKey, x, y, key: `trim:${trimId}` }];
}

/** Every trim of a document at each of its places, from back to front. */
export const laidTrims = (document: Pick<DesignDocument, "trims">, pieces: readonly ButtonedPiece[]): LaidTrim[] =>
  trimsInOrder(document).flatMap((trim) => placesOf(trim, pieces));

/** Whether a stamp is a trim sewn to a buttonhole, where the pattern's own button would be. */
export const isAtButton = ({ key }: Pick<Stamp, "key">): boolean => /^trim:[0-9a-f]+:/.test(key);

/** Kinds that lie on the cloth like a patch; the others stand on it. */
const FLAT: readonly TrimKind[] = ["label", "tape", "badge"];

/** The picture of a trim where it lies; the decoration it came from has that picture. */
export const trimStamp = ({ key, trimId, decorateId, look, ...shared }: LaidTrim): Stamp => ({
  key,
  source: { kind: "artwork", imageId: decorateId, artworkId: trimId },
  matrix: artworkMatrix({ ...shared, flipped: false }),
  lattice: null,
  opacity: 1,
  thickness: FLAT.includes(look.kind) ? "thin" : "none",
});
