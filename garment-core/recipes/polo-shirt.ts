import { notch, topstitch, verticalLine } from "../pattern/marks.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import type { Trim } from "../pattern/pattern.ts";
import { takeSlot } from "../pattern/reshape.ts";
import { splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew } from "../seams/sewing.ts";
import type { GarmentRecipe, Placement } from "./garment.ts";
import { bandPiece, chosenJersey, cutJerseyBody, type JerseyBody, jerseyBoard, jerseyOptions } from "./jersey-body.ts";
import { closeToNeck, hangJerseyBody } from "./jersey-top-hang.ts";
import { COLLAR_HANDS, hangCollar } from "./shirt-hang.ts";
import { MENS_TOPS } from "./sizing.ts";

const BODY: JerseyBody = {
  sleeve: "short",
  options: { lengthBonus: 0.2, chestEase: 0.12, necklineDepth: 0.185, necklineWidth: 0.12, sleeveLength: 0.34 },
  ribs: { cuff: { height: 26, ease: 0.9 } },
};
const PLACKET = { halfWidth: 16, depth: 150 } as const;
const HEM_MM = 22;
const BUTTONS = 3;
const BUTTON_MM = 11;
const FIRST_BUTTON_MM = 14;
const LAST_BUTTON_FROM_END_MM = 32;
const STAND_MM = 26;
/** The collar's outer edge is this share longer than its neck edge, to lie over the shoulders. */
const COLLAR = { height: 46, spread: 0.12 } as const;
/** Stand and collar are this long per length of the neck edge. */
const NECK_EASE = 0.97;
/** Neck edge of the stand, from the centre front over the wearer's left shoulder and round. */
const NECK_RUNS = [
  "placket:cfNeck>slotRight",
  "front:slotRight>neck",
  "back:neck_m>cbNeck>neck",
  "front:neck_m>slotLeft",
  "placket:slotLeft>cfNeck",
];

function buttonsOf(top: number): readonly Trim[] {
  const spacing = (PLACKET.depth - FIRST_BUTTON_MM - LAST_BUTTON_FROM_END_MM) / (BUTTONS - 1);
  return Array.from({ length: BUTTONS }, (_, i) => ({
    kind: "button",
    pieceKey: "placket",
    x: 0,
    y: Math.round(top + FIRST_BUTTON_MM + i * spacing),
    diameter: BUTTON_MM,
  }));
}

/** A polo shirt of knitted cloth: a placket with three buttons, a rib collar turned down, ribbed sleeves. */
export const poloShirt: GarmentRecipe = {
  key: "poloShirt",
  name: "Polo shirt",
  ...MENS_TOPS,
  wearer: "men",
  hand: "jersey",
  limbs: { arms: "short", legs: false },
  options: jerseyOptions(BODY),

  cut(measurements, values) {
    const body = cutJerseyBody(chosenJersey(BODY, values, measurements), measurements);
    const back = body.pieces.back!.outline;
    const { piece: front, taken: placket } = takeSlot(body.pieces.front!.outline, "cfNeck", PLACKET);
    const band = bandAlong("stand", { front, back, placket }, NECK_RUNS, { height: STAND_MM, ease: NECK_EASE, edge: "bottom" });
    const level = band.outline.map((v) => ({ ...v, y: v.y - STAND_MM / 2 }));
    const stand = splitAt(level, "topMid", "tl>tr", 0.5);
    const collar = drawCollar(band.width);
    const buttons = buttonsOf(pointAt(placket, "cfNeck").y);
    return {
      pieces: {
        ...body.pieces,
        front: {
          name: "Front",
          side: "front",
          outline: front,
          internal: [notch(front, "armholeHollow"), notch(front, "armholeHollow_m"), topstitch(front, "hem_m>cfHem>hem", HEM_MM)],
        },
        placket: {
          name: "Placket",
          side: "front",
          outline: placket,
          internal: [
            verticalLine(placket, "topstitch", 3 - PLACKET.halfWidth),
            verticalLine(placket, "topstitch", PLACKET.halfWidth - 3),
          ],
        },
        stand: bandPiece("Stand", { outline: stand }),
        collar: { name: "Collar", side: "both", outline: collar, internal: [notch(collar, "bottomMid")] },
      },
      sewing: [
        ...body.sewing,
        sew("placket:slotLeft>slotLeftEnd", "front:slotLeft>slotLeftEnd"),
        sew("placket:slotRight>slotRightEnd", "front:slotRight>slotRightEnd"),
        sew("placket:slotLeftEnd>slotRightEnd", "front:slotLeftEnd>slotRightEnd"),
        ...band.sewing,
        { ...sew("collar:bottomMid>bl", "stand:topMid>tr"), kind: "attach" },
        { ...sew("collar:bottomMid>br", "stand:topMid>tl"), kind: "attach" },
      ],
      trims: buttons,
      board: jerseyBoard(BODY, ["placket", "collar", "stand"]),
    };
  },

  hang(cut, body) {
    const hanging = hangJerseyBody(BODY, cut, body);
    const { front, back } = hanging.places as { readonly front: Placement; readonly back: Placement };
    return {
      ...hanging,
      places: {
        ...hanging.places,
        front: closeToNeck(front),
        placket: closeToNeck(front),
        back: closeToNeck(back),
        ...hangCollar(cut, body, 2 * pointAt(cut.pieces.stand!.outline, "tr").x, NECK_RATIO),
      },
      hands: { ...hanging.hands, placket: { bend: 2e-5 }, stand: COLLAR_HANDS.stand, collar: RIB_COLLAR },
      creases: [["stand", "collar"]],
      folds: true,
    };
  },
};

const RIB_COLLAR = { stretch: 200, bend: 1e-4, layer: 3.5 } as const;

/** A leaf whose neck edge is an arc `width` long and whose outer edge, above it, is longer; origin in the middle of the outer edge. */
function drawCollar(width: number): Outline {
  const radius = COLLAR.height / COLLAR.spread;
  const rimPoint = (distance: number, share: number, names: readonly string[]) => {
    const angle = (share * width) / radius;
    return { x: distance * Math.sin(angle), y: radius + COLLAR.height - distance * Math.cos(angle), names };
  };
  const shares = Array.from({ length: 41 }, (_, i) => i / 40 - 0.5);
  const name = (share: number, left: string, middle: string, right: string) =>
    share === -0.5 ? [left] : share === 0 ? [middle] : share === 0.5 ? [right] : [];
  return [
    ...shares.map((share) => rimPoint(radius + COLLAR.height, share, name(share, "tl", "topMid", "tr"))),
    ...shares.map((share) => rimPoint(radius, -share, name(share, "br", "bottomMid", "bl"))),
  ];
}

/** A polo's neck is wider than that of a shirt. */
const NECK_RATIO = 0.66;
