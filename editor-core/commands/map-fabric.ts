import { normaliseAngle } from "@selvedge/geometry-core";
import type { DesignDocument, FabricMapping, PieceKey } from "../document/schema.ts";
import { remapped, type Seat } from "../placement/cloth.ts";
import { fits } from "./artworks-of-cloth.ts";
import { first, piecesExist } from "./checks.ts";
import { command, type Label, type LabelContext } from "./command.ts";
import { AnyAngle, Mapping, PieceKeys } from "./fields.ts";
import { onPieces, percent, tenth } from "./wording.ts";

type Change = { scale?: number; angle?: number; offsetX?: number; offsetY?: number };

/** Fabric Param: how the cloth lies under pieces (Size, Angle, Horizontal and Vertical Offset). Artwork applied to the fabric goes with it. */
export const mapFabric = command(
  "mapFabric",
  {
    pieceKeys: PieceKeys,
    scale: Mapping.scale.optional(),
    angle: AnyAngle.optional(),
    offsetX: Mapping.offsetX.optional(),
    offsetY: Mapping.offsetY.optional(),
  },
  {
    label: ({ pieceKeys, ...change }, context) => wording(pieceKeys, change, context),
    check: (document, { pieceKeys, ...change }) =>
      first(
        piecesExist(document, pieceKeys),
        seatsOfCloth(document, pieceKeys, change).every(([, seat]) => fits(seat))
          ? null
          : { rule: "outOfRange", path: "artworks" },
      ),
    apply: (draft, { pieceKeys, ...change }, before) => {
      for (const [id, seat] of seatsOfCloth(before, pieceKeys, change)) Object.assign(draft.artworks[id]!, seat);
      for (const key of pieceKeys) Object.assign(draft.pieces[key]!.mapping, changed(before.pieces[key]!.mapping, change));
    },
  },
);

function changed(mapping: FabricMapping, { scale, angle, offsetX, offsetY }: Change): FabricMapping {
  return {
    scale: scale ?? mapping.scale,
    angle: angle === undefined || normaliseAngle(angle) === normaliseAngle(mapping.angle) ? mapping.angle : normaliseAngle(angle),
    offsetX: offsetX ?? mapping.offsetX,
    offsetY: offsetY ?? mapping.offsetY,
  };
}

/** The new places of the artworks that belong to the cloth of these pieces. */
function seatsOfCloth(document: DesignDocument, pieceKeys: readonly PieceKey[], change: Change): [id: string, seat: Seat][] {
  const keys = new Set(pieceKeys);
  const seats: [string, Seat][] = [];
  for (const artwork of Object.values(document.artworks)) {
    if (!artwork.onFabric || !keys.has(artwork.pieceKey)) continue;
    const mapping = document.pieces[artwork.pieceKey]?.mapping;
    if (mapping) seats.push([artwork.id, remapped(artwork, mapping, changed(mapping, change))]);
  }
  return seats;
}

function wording(pieceKeys: readonly PieceKey[], { scale, angle, offsetX, offsetY }: Change, context: LabelContext): Label {
  const sized = scale !== undefined;
  const turned = angle !== undefined;
  const shifted = offsetX !== undefined || offsetY !== undefined;
  if (sized && !turned && !shifted)
    return onPieces(
      pieceKeys,
      context,
      { one: "Fabric sized to {{percent}} % on {{piece}}", several: "Fabric sized to {{percent}} % on {{count}} pieces" },
      { percent: percent(scale) },
    );
  if (turned && !sized && !shifted)
    return onPieces(
      pieceKeys,
      context,
      { one: "Fabric turned to {{angle}}° on {{piece}}", several: "Fabric turned to {{angle}}° on {{count}} pieces" },
      { angle: tenth(normaliseAngle(angle)) },
    );
  if (sized || turned)
    return onPieces(pieceKeys, context, {
      one: "Fabric sized, turned or shifted on {{piece}}",
      several: "Fabric sized, turned or shifted on {{count}} pieces",
    });
  if (offsetY === undefined)
    return onPieces(
      pieceKeys,
      context,
      {
        one: "Fabric shifted to {{x}} mm horizontally on {{piece}}",
        several: "Fabric shifted to {{x}} mm horizontally on {{count}} pieces",
      },
      { x: tenth(offsetX ?? 0) },
    );
  if (offsetX === undefined)
    return onPieces(
      pieceKeys,
      context,
      {
        one: "Fabric shifted to {{y}} mm vertically on {{piece}}",
        several: "Fabric shifted to {{y}} mm vertically on {{count}} pieces",
      },
      { y: tenth(offsetY) },
    );
  return onPieces(
    pieceKeys,
    context,
    { one: "Fabric shifted to {{x}} × {{y}} mm on {{piece}}", several: "Fabric shifted to {{x}} × {{y}} mm on {{count}} pieces" },
    { x: tenth(offsetX), y: tenth(offsetY) },
  );
}
