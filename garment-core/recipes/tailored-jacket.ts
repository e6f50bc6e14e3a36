import { flip } from "../pattern/reshape.ts";
import { BUTTON_FRONT } from "./closures.ts";
import type { GarmentRecipe } from "./garment.ts";
import { draftJacket } from "./tailored-draft.ts";
import { hangJacket } from "./tailored-hang.ts";
import { type JacketCut, jacketOptions } from "./tailored-options.ts";
import { jacketPieces, jacketTrims } from "./tailored-pieces.ts";
import { jacketSewing } from "./tailored-sewing.ts";

/** A single-breasted garment with lapels, notched collar on a stand and two-part sleeves: what a blazer and a coat have in common. */
export const tailoredJacket = (own: JacketCut): GarmentRecipe => ({
  key: own.key,
  name: own.name,
  ...own.sizing,
  wearer: own.wearer,
  hand: own.hand,
  limbs: { arms: "long", legs: false },
  options: jacketOptions(own),
  closures: [BUTTON_FRONT],

  cut(measurements, values) {
    const draft = draftJacket(own, measurements, values);
    const trims = jacketTrims(own, draft);
    return {
      pieces: jacketPieces(own, draft),
      sewing: jacketSewing(draft),
      trims,
      openings: {
        front: {
          over: "frontL",
          under: "frontR",
          holes: "level",
          left: ["frontL", "lapelL"],
          right: ["frontR", "lapelR"],
          apart: 0.22,
          pieces: { frontR: flip(draft.frontL) },
          sewing: [],
        },
      },
      board: [
        [["frontR"], ["frontL"], ["backL"], ["backR"]],
        [["lapelR"], ["lapelL"], ["topR"], ["underR"], ["underL"], ["topL"], ["collar", "stand"]],
      ],
    };
  },

  hang: (cut, body) => hangJacket(cut, body, own.frontBend),
});
