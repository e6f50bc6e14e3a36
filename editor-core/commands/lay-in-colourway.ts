import { FabricRef, Id } from "../document/schema.ts";
import { colourwayExists, first, piecesExist } from "./checks.ts";
import { command } from "./command.ts";
import { PieceKeys } from "./fields.ts";

/** Lays a fabric on pieces of a colourway, which need not be the one that is shown. How the cloth lies stays as it was. */
export const layInColourway = command(
  "layInColourway",
  { id: Id, pieceKeys: PieceKeys, fabric: FabricRef.nullable() },
  {
    label: ({ id }, { before }) => ["Fabric changed in colourway {{name}}", { name: before.colourways[id]!.name }],
    check: (document, { id, pieceKeys }) => first(colourwayExists(document, id), piecesExist(document, pieceKeys)),
    apply: (draft, { id, pieceKeys, fabric }, before) => {
      const { pieces } = draft.colourways[id]!;
      for (const key of pieceKeys) {
        const current = before.colourways[id]!.pieces[key] ?? before.pieces[key]!;
        pieces[key] = { ...current, fabric, mapping: { ...current.mapping } };
      }
    },
  },
);
