import { canonical } from "./canonical.ts";
import type { DesignDocument } from "./schema.ts";

/** What a difference is about; the words of the top-level keys of a document. */
export type DifferenceOf =
  | "piece"
  | "artwork"
  | "trim"
  | "annotation"
  | "colourway"
  | "colours"
  | "order"
  | "background"
  | "size"
  | "option"
  | "board"
  | "style";

/** One figure that is another one now: its name in the document (`mapping.angle`), and both values as JSON has them; undefined where there was none. */
export type FieldDifference = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** One thing that came, went or is otherwise. `key` is its place in the document: a piece's key, an id, an option's name. */
export type Difference = {
  readonly of: DifferenceOf;
  readonly how: "added" | "removed" | "changed";
  readonly key: string;
  readonly fields: readonly FieldDifference[];
};

type Things = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));
const isPlain = (value: unknown): value is Things => typeof value === "object" && value !== null && !Array.isArray(value);
const keysOf = (before: Things, after: Things): readonly string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];
const valueIn = (things: Things, key: string): unknown => (Object.hasOwn(things, key) ? things[key] : undefined);

/** A fabric, a text, a finish, the look of a trim is one thing: its parts mean nothing by themselves. */
const WHOLE: readonly string[] = ["fabric", "text", "finish", "look"];

function fieldsOf(before: Things, after: Things, prefix = ""): readonly FieldDifference[] {
  return keysOf(before, after).flatMap((key) => {
    const [old, now] = [valueIn(before, key), valueIn(after, key)];
    if (isSame(old, now)) return [];
    return isPlain(old) && isPlain(now) && !WHOLE.includes(key)
      ? fieldsOf(old, now, `${prefix}${key}.`)
      : [{ field: `${prefix}${key}`, before: old, after: now }];
  });
}

function thingsDiffer(kind: DifferenceOf, before: Things, after: Things): readonly Difference[] {
  return keysOf(before, after).flatMap((key): readonly Difference[] => {
    const [old, now] = [valueIn(before, key), valueIn(after, key)];
    if (isSame(old, now)) return [];
    const how = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    const fields = isPlain(old) && isPlain(now) ? fieldsOf(old, now) : [{ field: "value", before: old, after: now }];
    return [{ of: kind, how, key, fields: how === "changed" || kind === "option" ? fields : [] }];
  });
}

const valueDiffers = (kind: DifferenceOf, before: unknown, after: unknown): readonly Difference[] =>
  isSame(before, after) ? [] : [{ of: kind, how: "changed", key: kind, fields: [{ field: kind, before, after }] }];

/**
 * What is otherwise in the second of two documents, in the order a garment is made: cut, cloth, artworks, notes. Empty exactly where both have
 * the same canonical text. An order that follows from artworks coming and going is no difference of its own.
 */
export function differences(before: DesignDocument, after: DesignDocument): readonly Difference[] {
  const kept = (order: readonly string[], other: DesignDocument) => order.filter((id) => Object.hasOwn(other.artworks, id));
  return [
    ...valueDiffers("style", before.styleId, after.styleId),
    ...valueDiffers("size", before.size, after.size),
    ...thingsDiffer("option", before.options, after.options),
    ...thingsDiffer("piece", before.pieces, after.pieces),
    ...thingsDiffer("colourway", before.colourways, after.colourways),
    ...thingsDiffer("artwork", before.artworks, after.artworks),
    ...valueDiffers("order", kept(before.order, after), kept(after.order, before)),
    ...thingsDiffer("trim", before.trims, after.trims),
    ...thingsDiffer("annotation", before.annotations, after.annotations),
    ...valueDiffers("background", before.background, after.background),
    ...valueDiffers("board", before.board, after.board),
    ...valueDiffers("colours", before.colours, after.colours),
  ];
}
