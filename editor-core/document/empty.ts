import type { DesignDocument, PieceKey } from "./schema.ts";
import { TRUE_SCALE } from "./true-scale.ts";
import { SCHEMA } from "./version.ts";

/** A garment as it is opened first: every piece without fabric at true scale, nothing laid on it. */
export function emptyDocument(style: {
  readonly styleId: string;
  readonly size: string;
  readonly pieceKeys: readonly PieceKey[];
  readonly options?: DesignDocument["options"];
}): DesignDocument {
  return {
    schema: SCHEMA,
    styleId: style.styleId,
    size: style.size,
    options: { ...style.options },
    pieces: Object.fromEntries(style.pieceKeys.map((key) => [key, { fabric: null, mapping: { ...TRUE_SCALE } }])),
    artworks: {},
    order: [],
    trims: {},
    background: { kind: "plain", hex: "#e8e6e2" },
    colours: [],
    annotations: {},
    colourways: {},
  };
}
