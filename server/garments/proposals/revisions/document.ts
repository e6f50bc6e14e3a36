import { createHash } from "node:crypto";
import { canonical, type DesignDocument, type FabricRef, type PieceDesign } from "@selvedge/editor-core";

/** The SHA-256 of a document's canonical text: equal for two documents that mean the same. */
export const hashOf = (document: DesignDocument) => createHash("sha256").update(canonical(document)).digest("hex");

/** Something outside the document that it names, and where it names it. */
export type Named = { readonly path: string; readonly kind: "product" | "image" | "trim"; readonly id: string };

/** Every fabric, picture and trim that a document names. */
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

function namedByPieces(pieces: Record<string, PieceDesign>, path: string): Named[] {
  return Object.entries(pieces).flatMap(([key, { fabric }]) => (fabric ? namedByFabric(fabric, `${path}.${key}.fabric`) : []));
}

function namedByFabric(fabric: FabricRef, path: string): Named[] {
  if (fabric.kind === "product") return [{ path: `${path}.productId`, kind: "product", id: fabric.productId }];
  return fabric.kind === "photo" ? [image(`${path}.imageId`, fabric.imageId)] : [];
}

const image = (path: string, id: string): Named => ({ path, kind: "image", id });
