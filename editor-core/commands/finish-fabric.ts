import { z } from "zod";
import { CLOTH_FINISHES, type ClothFinish } from "../document/schema.ts";
import { piecesExist } from "./checks.ts";
import { command } from "./command.ts";
import { PieceKeys } from "./fields.ts";
import { onPieces } from "./wording.ts";

const TEXTS: Record<ClothFinish | "none", string> = {
  none: "Fabric without a finish on {{piece}}",
  matte: "Fabric finished matte on {{piece}}",
  satin: "Fabric finished with a satin shine on {{piece}}",
  coated: "Fabric coated on {{piece}}",
  brushed: "Fabric brushed on {{piece}}",
  metallic: "Fabric laminated with metal on {{piece}}",
};

/** Finishes the cloth of pieces, or leaves it as it comes (null). */
export const finishFabric = command(
  "finishFabric",
  { pieceKeys: PieceKeys, finish: z.enum(CLOTH_FINISHES).nullable() },
  {
    label: ({ pieceKeys, finish }, context) =>
      onPieces(pieceKeys, context, { one: TEXTS[finish ?? "none"], several: "Fabric finish changed on {{count}} pieces" }),
    check: (document, { pieceKeys }) => piecesExist(document, pieceKeys),
    apply: (draft, { pieceKeys, finish }) => {
      for (const key of pieceKeys) {
        const design = draft.pieces[key]!;
        if (finish) design.finish = finish;
        else delete design.finish;
      }
    },
  },
);
