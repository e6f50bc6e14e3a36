import { z } from "zod";
import type { Touched } from "../commands/apply.ts";
import { RECORDS, recordOf, withRecords } from "../document/dictionary.ts";
import { same } from "../document/same.ts";
import { Annotation, Artwork, Board, DesignDocument, PieceDesign, Trim } from "../document/schema.ts";

const { options, colourways } = DesignDocument.shape;

/**
 * What one step changed, record by record, as it was on the other side of the step; null is a record that was not there.
 * A snapshot would hold a whole dictionary of artworks for each step; this holds the ones that changed.
 */
export const Delta = z
  .object({
    styleId: DesignDocument.shape.styleId,
    size: DesignDocument.shape.size,
    order: DesignDocument.shape.order,
    background: DesignDocument.shape.background,
    colours: DesignDocument.shape.colours,
    /** null is none. */
    board: Board.nullable(),
    options: z.record(options.keyType, options.valueType.nullable()),
    pieces: z.record(DesignDocument.shape.pieces.keyType, PieceDesign.nullable()),
    artworks: z.record(Artwork.shape.id, Artwork.nullable()),
    trims: z.record(Trim.shape.id, Trim.nullable()),
    annotations: z.record(Annotation.shape.id, Annotation.nullable()),
    colourways: z.record(colourways.keyType, colourways.valueType.nullable()),
  })
  .partial();
export type Delta = z.infer<typeof Delta>;

const VALUES = ["styleId", "size", "order", "background", "colours"] as const;

type Records = Readonly<Record<string, unknown>>;

/** What leads from `to` back to `from`, looking only at what a command touched; null when they say the same. */
export function deltaBetween(from: DesignDocument, to: DesignDocument, touched: Touched): Delta | null {
  const delta: Record<string, unknown> = {};
  for (const key of VALUES) if (touched.has(key) && !same(from[key], to[key])) delta[key] = from[key];
  if (touched.has("board") && !same(from.board, to.board)) delta.board = from.board ?? null;
  for (const key of RECORDS) {
    const part = touched.get(key);
    if (part === undefined) continue;
    const [before, after]: readonly [Records, Records] = [from[key], to[key]];
    const ids = part === "all" ? new Set([...Object.keys(before), ...Object.keys(after)]) : part;
    const changed = [...ids].filter((id) => !same(recordOf(before, id), recordOf(after, id)));
    if (changed.length > 0) delta[key] = Object.fromEntries(changed.map((id) => [id, recordOf(before, id)]));
  }
  return Object.keys(delta).length > 0 ? (delta as Delta) : null;
}

/** What leads back to `document` once `delta` has been merged into it. */
export function inverseOf(delta: Delta, document: DesignDocument): Delta {
  const inverse: Record<string, unknown> = {};
  for (const key of VALUES) if (key in delta) inverse[key] = document[key];
  if ("board" in delta) inverse.board = document.board ?? null;
  for (const key of RECORDS) {
    const changed = delta[key];
    if (!changed) continue;
    const records: Records = document[key];
    inverse[key] = Object.fromEntries(Object.keys(changed).map((id) => [id, recordOf(records, id)]));
  }
  return inverse as Delta;
}

/** The document with the delta's records put in, and those that are null taken out. What it does not name keeps its identity. */
export function merge(document: DesignDocument, delta: Delta): DesignDocument {
  const next: Record<string, unknown> = { ...document };
  for (const key of VALUES) if (key in delta) next[key] = delta[key];
  if (delta.board === null) delete next.board;
  else if (delta.board) next.board = delta.board;
  for (const key of RECORDS) {
    const changed = delta[key];
    if (!changed) continue;
    next[key] = withRecords<unknown>(document[key], changed);
  }
  return Object.freeze(next) as DesignDocument;
}
