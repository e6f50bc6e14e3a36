import { FabricRef } from "../document/schema.ts";
import { piecesExist } from "./checks.ts";
import { command } from "./command.ts";
import { PieceKeys } from "./fields.ts";
import { onPieces } from "./wording.ts";

/** Lays a fabric, a customer's own photograph or a colour on pieces, or takes it off (null). How the cloth lies stays as it was. */
export const layFabric = command(
  "layFabric",
  { pieceKeys: PieceKeys, fabric: FabricRef.nullable() },
  {
    label: ({ pieceKeys, fabric }, context) => {
      if (!fabric)
        return onPieces(pieceKeys, context, {
          one: "Fabric taken off {{piece}}",
          several: "Fabric taken off {{count}} pieces",
        });
      if (fabric.kind === "colour")
        return onPieces(
          pieceKeys,
          context,
          { one: "Colour {{hex}} laid on {{piece}}", several: "Colour {{hex}} laid on {{count}} pieces" },
          { hex: fabric.hex },
        );
      return onPieces(pieceKeys, context, { one: "Fabric laid on {{piece}}", several: "Fabric laid on {{count}} pieces" });
    },
    check: (document, { pieceKeys }) => piecesExist(document, pieceKeys),
    apply: (draft, { pieceKeys, fabric }) => {
      for (const key of pieceKeys) draft.pieces[key]!.fabric = fabric;
    },
  },
);
