import { BUTTON_FRONT } from "./closures.ts";
import type { GarmentRecipe } from "./garment.ts";
import { draftShirt } from "./shirt-draft.ts";
import { hangShirt } from "./shirt-hang.ts";
import { type ButtonShirt, shirtOptions } from "./shirt-options.ts";
import { shirtPieces, shirtTrims } from "./shirt-pieces.ts";
import { shirtOpening, shirtSewing } from "./shirt-sewing.ts";

/** A shirt with yoke, stand, cuffs and a shirt-tail hem, buttoned up, after FreeSewing's Simon. */
export const buttonShirt = (own: ButtonShirt): GarmentRecipe => ({
  key: own.key,
  name: own.name,
  ...own.sizing,
  wearer: own.wearer,
  hand: own.hand,
  limbs: { arms: "long", legs: false },
  options: shirtOptions(own),
  closures: [BUTTON_FRONT],

  cut(measurements, values) {
    const draft = draftShirt(own, measurements, values);
    const trims = shirtTrims(own, draft);
    return {
      pieces: shirtPieces(own, draft),
      sewing: shirtSewing(draft),
      trims,
      openings: { front: shirtOpening(draft) },
      board: [
        [["frontR"], ["frontL"], ["yoke", "back"]],
        [["sleeveR"], ["sleeveL"], [...(draft.collar ? ["collar"] : []), "stand", "cuffR", "cuffL"]],
      ],
    };
  },

  hang: hangShirt,
});
