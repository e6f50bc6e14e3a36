import type { Join, JoinedPattern, JoinPiece } from "@selvedge/garment-core";
import type { readOwnPattern } from "../api/calls.ts";
import type { Data } from "../api/definition.ts";

type Read = Data<typeof readOwnPattern>;

/** The form a wearer's pattern is first put on. */
export const FIRST_FORM = { men: "M", women: "M", boys: "116", girls: "116" } as const;
/** The sizes there is a form of. */
export const FORMS = {
  men: ["S", "M", "L", "XL"],
  women: ["S", "M", "L", "XL"],
  boys: ["104", "116", "128", "140"],
  girls: ["104", "116", "128", "140"],
} as const;

/** A pattern as it was read, nothing joined yet: on a man's form, in a jersey where a rib goes round the neck and nothing is buttoned. */
export function begun(read: Read, fileName: string): JoinedPattern {
  const has = (...places: readonly string[]) => read.pieces.some(({ place }) => places.includes(place));
  const isKnit = has("neckband") && !has("frontL", "collar");
  return {
    name: read.style || fileName.replace(/\.[^.]*$/, "").slice(0, 80),
    size: read.size || "M",
    wearer: "men",
    form: FIRST_FORM.men,
    hand: isKnit ? "jersey" : has("legFrontL", "legFrontR") ? "twill" : "poplin",
    pieces: read.pieces,
    joins: [],
  };
}

/** The pattern with a piece changed. A piece that is left out takes its seams along. */
export function withPiece(
  pattern: JoinedPattern,
  key: string,
  change: Partial<Pick<JoinPiece, "place" | "around" | "up">>,
): JoinedPattern {
  const pieces = pattern.pieces.map((piece) => (piece.key === key ? { ...piece, ...change } : piece));
  const isOut = change.place === "leftOut";
  const joins = isOut ? pattern.joins.filter(({ a, b }) => a.piece !== key && b.piece !== key) : pattern.joins;
  return { ...pattern, pieces, joins };
}

/** The pattern with more seams. */
export const withJoins = (pattern: JoinedPattern, joins: readonly Join[]): JoinedPattern => ({
  ...pattern,
  joins: [...pattern.joins, ...joins.map(({ a, b, ease }) => ({ a, b, ease }))],
});

/** The pattern without one of its seams. */
export const withoutJoin = (pattern: JoinedPattern, index: number): JoinedPattern => ({
  ...pattern,
  joins: pattern.joins.filter((_, i) => i !== index),
});
