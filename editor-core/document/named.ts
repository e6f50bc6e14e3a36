import { fabricKey } from "./fabric-key.ts";
import type { DesignDocument, FabricRef, Id, PieceDesign } from "./schema.ts";

/** Something outside the document that it names, and where it names it. */
export type Named = { readonly path: string; readonly kind: "product" | "image" | "trim"; readonly id: Id };

/** Every fabric, picture and trim that a document names, in the design itself and in its colourways; as often as it names them. */
export function namedIn(document: DesignDocument): Named[] {
  const { background } = document;
  return [
    ...namedByPieces(document.pieces, "pieces"),
    ...Object.entries(document.colourways).flatMap(([id, way]) => namedByPieces(way.pieces, `colourways.${id}.pieces`)),
    ...Object.entries(document.artworks).map(([id, artwork]) => image(`artworks.${id}.imageId`, artwork.imageId)),
    ...(background.kind === "image" ? [image("background.imageId", background.imageId)] : []),
    ...Object.entries(document.trims).map(([id, trim]) => ({
      path: `trims.${id}.decorateId`,
      kind: "trim" as const,
      id: trim.decorateId,
    })),
  ];
}

/** The ids of these kinds that a document names, each once. A trim is shown by a picture of the same id. */
export const idsNamedIn = (document: DesignDocument, ...kinds: readonly Named["kind"][]): Id[] => [
  ...new Set(namedIn(document).flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))),
];

/** Every fabric a document lays on a piece, in the design itself and in its colourways, each once. */
export function fabricsOf(document: DesignDocument): FabricRef[] {
  const lists = [document.pieces, ...Object.values(document.colourways).map(({ pieces }) => pieces)];
  const all = lists.flatMap((pieces) => Object.values(pieces).flatMap(({ fabric }) => (fabric ? [fabric] : [])));
  return [...new Map(all.map((fabric) => [fabricKey(fabric), fabric])).values()];
}

function namedByPieces(pieces: Readonly<Record<string, PieceDesign>>, path: string): Named[] {
  return Object.entries(pieces).flatMap(([key, { fabric }]) => (fabric ? namedByFabric(fabric, `${path}.${key}.fabric`) : []));
}

function namedByFabric(fabric: FabricRef, path: string): Named[] {
  if (fabric.kind === "product") return [{ path: `${path}.productId`, kind: "product", id: fabric.productId }];
  return fabric.kind === "photo" ? [image(`${path}.imageId`, fabric.imageId)] : [];
}

const image = (path: string, id: Id): Named => ({ path, kind: "image", id });
