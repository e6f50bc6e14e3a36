import { z } from "zod";
import { Artwork, FabricMapping, Id, MAX_ARTWORKS, PieceKey } from "../document/schema.ts";

/** The fields that commands share, with the same limits as in the document. */
export const Place = { x: Artwork.shape.x, y: Artwork.shape.y };
export const Extent = { width: Artwork.shape.width, height: Artwork.shape.height };
export const Mapping = FabricMapping.shape;
/** Any number of degrees; the command brings it into one turn. */
export const AnyAngle = z.number();

const MAX_PIECES = 500;
export const PieceKeys = z.array(PieceKey).min(1).max(MAX_PIECES);
export const Ids = z.array(Id).min(1).max(MAX_ARTWORKS);
