import type { z } from "zod";
import { withoutMinusZero } from "./minus-zero.ts";
import { brokenReference } from "./references.ts";
import { DesignDocument } from "./schema.ts";
import { SCHEMA } from "./version.ts";

/** A document that cannot be read: `path` is where, `rule` what it breaks. */
export class UnreadableDocument extends Error {
  readonly path: string;
  readonly rule: string;
  constructor(path: string, rule: string) {
    super(`${path || "document"}: ${rule}`);
    this.name = "UnreadableDocument";
    this.path = path;
    this.rule = rule;
  }
}

type Raw = Record<string, unknown>;

/** The document with its artworks completed by `mend`, for fields that older versions did not have. */
const withArtworks = (document: Raw, said: Raw, mend = (artwork: Raw): Raw => artwork): Raw => ({
  ...document,
  artworks: Object.fromEntries(
    Object.entries(record(document.artworks, "artworks")).map(([id, artwork]) => [
      id,
      mend({ ...said, ...record(artwork, `artworks.${id}`) }),
    ]),
  ),
});

const HANDS_OF_SCHEMA_2: readonly unknown[] = ["college", "script", "stencil"];

/** Letters in a typeface that is there, in a straight line; a picture stays one. */
const straight = ({ text, ...artwork }: Raw): Raw => {
  if (typeof text !== "object" || text === null) return { ...artwork, text };
  const { font } = text as Raw;
  return { ...artwork, text: { ...text, font: HANDS_OF_SCHEMA_2.includes(font) ? "sans" : font, bend: 0 } };
};

/** Each step brings a document from the schema it is filed under to the next one. */
const STEPS: Record<number, (document: Raw) => Raw> = {
  // Schema 0 knew neither artwork applied to the fabric nor colourways.
  0: (document) => ({ ...withArtworks(document, { onFabric: false }), schema: 1, colourways: {} }),
  // Schema 1 knew pictures only: each by itself, free to be moved and seen.
  1: (document) => ({ ...withArtworks(document, { locked: false, hidden: false, group: null, text: null }), schema: 2 }),
  // Schema 2 wrote in straight lines, and named hands that no typeface of the portal draws.
  2: (document) => ({ ...withArtworks(document, {}, straight), schema: 3 }),
};

/** Reads a document of this or any older schema and brings it forward. Throws `UnreadableDocument` with path and rule. */
export function readDocument(value: unknown): DesignDocument {
  let document = record(value, "");
  for (;;) {
    const { schema } = document;
    if (schema === SCHEMA) break;
    const step = typeof schema === "number" && Object.hasOwn(STEPS, schema) ? STEPS[schema] : undefined;
    if (!step) throw new UnreadableDocument("schema", `a schema from 0 to ${SCHEMA}`);
    document = step(document);
  }
  const parsed = DesignDocument.safeParse(document);
  if (!parsed.success) throw unreadable(parsed.error);
  const broken = brokenReference(parsed.data);
  if (broken) throw new UnreadableDocument(broken.path, broken.rule);
  return withoutMinusZero(parsed.data);
}

function record(value: unknown, path: string): Raw {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new UnreadableDocument(path, "an object");
  return value as Raw;
}

function unreadable({ issues }: z.ZodError): UnreadableDocument {
  const issue = issues[0];
  return new UnreadableDocument(issue?.path.join(".") ?? "", issue?.message ?? "a design document");
}
