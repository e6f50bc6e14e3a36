import type { Measurements } from "./measurements.ts";

/** Body heights in cm that children's sizes are named by: every second step of the 6 cm interval of EN 13402-3. */
export const CHILD_HEIGHTS = [104, 116, 128, 140, 152, 164] as const;

type Table = { readonly [measurement: string]: readonly number[] };

/**
 * Body measurements of boys by height: mm, degrees for `shoulderSlope`. The headings are FreeSewing's names for those of
 * ISO 8559-1. The figures are this house's own: chest, waist, seat, back, arm and leg stay close to what children's charts
 * publish for a height (OTTOBRE design 92–122, guidedestailles.com, Marks & Spencer), the others follow in proportion.
 */
const BOYS: Table = {
  // Girths
  neck: [266, 279, 293, 309, 328, 350],
  chest: [575, 615, 655, 705, 765, 835],
  waist: [545, 565, 588, 622, 662, 712],
  waistBack: [270, 280, 292, 310, 331, 357],
  hips: [565, 596, 630, 672, 722, 780],
  seat: [598, 642, 690, 745, 808, 878],
  seatBack: [303, 326, 351, 379, 412, 448],
  upperLeg: [336, 366, 398, 434, 474, 518],
  knee: [236, 254, 273, 295, 319, 346],
  ankle: [158, 170, 183, 197, 212, 229],
  biceps: [178, 190, 203, 219, 239, 263],
  wrist: [126, 132, 139, 146, 154, 163],
  // Shoulders
  shoulderToShoulder: [266, 291, 316, 343, 373, 407],
  shoulderSlope: [15, 15, 15, 15, 15, 15],
  bustSpan: [130, 140, 150, 161, 173, 187],
  // Lengths of the trunk
  hpsToBust: [154, 169, 185, 201, 219, 239],
  hpsToWaistBack: [268, 296, 324, 352, 381, 413],
  hpsToWaistFront: [266, 293, 319, 346, 374, 405],
  waistToArmpit: [128, 143, 158, 173, 188, 204],
  waistToHips: [70, 79, 88, 97, 107, 117],
  waistToSeat: [130, 142, 154, 167, 181, 196],
  waistToUpperLeg: [182, 196, 210, 225, 241, 259],
  crossSeam: [472, 508, 546, 587, 631, 680],
  crossSeamFront: [226, 243, 261, 280, 301, 324],
  // Lengths of the limbs
  waistToKnee: [352, 400, 447, 493, 538, 582],
  waistToFloor: [634, 718, 800, 882, 964, 1044],
  shoulderToElbow: [202, 227, 252, 277, 302, 326],
  shoulderToWrist: [358, 404, 448, 492, 536, 579],
};

/** As `BOYS`, where girls differ: narrower in neck, shoulders and waist, wider in seat and thigh. */
const GIRLS: Table = {
  ...BOYS,
  neck: [262, 274, 287, 302, 319, 337],
  chest: [570, 608, 648, 698, 760, 832],
  waist: [540, 557, 576, 603, 637, 672],
  waistBack: [268, 276, 286, 300, 318, 336],
  hips: [568, 600, 636, 682, 738, 798],
  seat: [606, 652, 704, 764, 834, 906],
  seatBack: [308, 332, 359, 390, 427, 464],
  upperLeg: [342, 374, 409, 448, 493, 540],
  shoulderToShoulder: [262, 286, 310, 336, 364, 393],
  bustSpan: [128, 138, 148, 159, 170, 182],
  hpsToWaistBack: [266, 292, 319, 347, 376, 404],
  hpsToWaistFront: [264, 290, 316, 344, 374, 406],
  waistToArmpit: [127, 141, 155, 170, 186, 200],
  biceps: [176, 187, 200, 216, 236, 258],
  wrist: [124, 130, 136, 143, 150, 157],
};

const TABLES = { boy: BOYS, girl: GIRLS };

/** The children there are tables for, named "boy104" to "girl164", with their measurements. */
export const CHILDREN: Readonly<Record<string, Measurements>> = Object.fromEntries(
  Object.entries(TABLES).flatMap(([child, table]) =>
    CHILD_HEIGHTS.map((height, column) => [
      `${child}${height}`,
      Object.fromEntries(Object.entries(table).map(([name, figures]) => [name, figures[column]!])),
    ]),
  ),
);
