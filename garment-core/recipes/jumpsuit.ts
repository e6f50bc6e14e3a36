import { topstitch } from "../pattern/marks.ts";
import type { Outline } from "../pattern/outline.ts";
import { flip } from "../pattern/reshape.ts";
import { lengthOf } from "../pattern/run.ts";
import { sewEased } from "../seams/sewing.ts";
import type { CutPiece, GarmentRecipe } from "./garment.ts";
import { jerseyTop } from "./jersey-top.ts";
import { longer, share } from "./options.ts";
import { WOMENS } from "./sizing.ts";
import { draftTitan, hangLegs, LEG_SEAMS, legOf, shownIn } from "./trouser-block.ts";
import { raisedBodice, type WaistedBodice } from "./waisted-dress.ts";

const HEM_MM = 25;
/** The waist seam lies this far below the waist, where the trousers' own would. */
const LOWERED_MM = 20;
const SEAT_EASE = 0.05;

const BODICE: WaistedBodice = {
  key: "jumpsuit",
  name: "Jumpsuit",
  sizing: WOMENS,
  wearer: "women",
  hand: "viscose",
  sleeve: "none",
  options: { necklineDepth: 0.3, necklineWidth: 0.4, chestEase: 0.1 },
  flare: -0.08,
  neckband: { height: 14, ease: 0.86 },
  raised: -0.07,
};
const LEGS = { options: { lengthBonus: -0.03, waistEase: 0.1, crotchDrop: 0.06 }, flare: 0.22 } as const;

const panel = (name: CutPiece["name"], side: "front" | "back", outline: Outline): CutPiece => ({
  name,
  side,
  outline,
  internal: [topstitch(outline, "floorIn>floorOut", HEM_MM)],
});

const bodice = jerseyTop({ ...BODICE, joined: true });

/** A sleeveless jumpsuit: a bodice gathered into wide trousers at the waist. */
export const jumpsuit: GarmentRecipe = {
  ...bodice,
  limbs: { arms: "none", legs: true },
  options: [longer("legLength", [-100, 40]), share("legWidth", 0, [8, 20]), ...bodice.options],

  cut(measurements, values) {
    const top = raisedBodice(BODICE, measurements).cut(measurements, values);
    const legs = { ...values, ease: 100 * SEAT_EASE };
    const { front: frontR, back: backR } = legOf(draftTitan(LEGS, measurements, legs), LEGS, values);
    const [front, back] = [top.pieces.front!.outline, top.pieces.back!.outline];
    const join = (leg: string, edge: string) => {
      const [key, run] = leg.split(":") as [string, string];
      const [side, over] = edge.split(":") as [string, string];
      const length = lengthOf(key.startsWith("front") ? frontR : backR, run);
      return sewEased(leg, edge, length / lengthOf(side === "front" ? front : back, over));
    };
    return {
      pieces: {
        ...top.pieces,
        frontR: panel("Front leg R", "front", frontR),
        frontL: panel("Front leg L", "front", flip(frontR)),
        backL: panel("Back leg L", "back", flip(backR)),
        backR: panel("Back leg R", "back", backR),
      },
      sewing: [
        ...top.sewing,
        ...LEG_SEAMS,
        join("frontR:styleWaistOut>styleWaistIn", "front:hem_m>cfHem"),
        join("frontL:styleWaistIn>styleWaistOut", "front:cfHem>hem"),
        join("backL:styleWaistOut>styleWaistIn", "back:hem_m>cfHem"),
        join("backR:styleWaistIn>styleWaistOut", "back:cfHem>hem"),
      ],
      trims: top.trims,
      board: [...top.board, [["frontR"], ["frontL"], ["backL"], ["backR"]]],
    };
  },

  hang(cut, body) {
    const top = bodice.hang(cut, body);
    const legs = hangLegs(cut.pieces, body);
    const waist = (run: string) => ({ run, height: legs.top - LOWERED_MM });
    return {
      ...top,
      places: { ...top.places, ...legs.places },
      holds: [
        waist("frontR:styleWaistOut>styleWaistIn"),
        waist("frontL:styleWaistIn>styleWaistOut"),
        waist("backL:styleWaistOut>styleWaistIn"),
        waist("backR:styleWaistIn>styleWaistOut"),
      ],
      folds: true,
      shown: shownIn(body, legs.hem),
    };
  },
};
