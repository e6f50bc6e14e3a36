import { IDENTITY, type Point } from "@selvedge/geometry-core";
import { centred, fillGaps, openGaps, take } from "../layout/gaps.ts";
import { bud, openFlower, smallFlower } from "../motif/flower.ts";
import { leaf, leafTones, stemLine } from "../motif/leaf.ts";
import {
  ACCENT_TONES,
  footprintOf,
  linePart,
  MAIN_TONES,
  type Motif,
  moved,
  SECOND_TONES,
  spotPart,
  type Tones,
  tapered,
} from "../motif/motif.ts";
import { stationOf } from "../shape/curve.ts";
import { FULL_TURN, placed } from "../shape/point.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing, oneOf } from "./laying.ts";

/** A stem that winds up the cloth for ever: one repeat of it, with the same beginning and end. */
function windingStem(width: number, height: number, sway: number): Point[] {
  return Array.from({ length: 65 }, (_, step): Point => {
    const share = step / 64;
    return [
      width / 2 + sway * Math.sin(FULL_TURN * share) + 0.2 * sway * Math.sin(2 * FULL_TURN * share + 1),
      height * (1 - share),
    ];
  });
}

/** A trailing vine: flowers in the bends, leaves along the stem, tendrils and buds between. */
const vine: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight } = cellOn(sheet);
  const draw = drawing(sheet, hand, random);
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const stem = windingStem(mmWidth, mmHeight, mmWidth * 0.2);
  const put = (motif: Motif): void => {
    draw(motif, IDENTITY);
    take(gaps, footprintOf(motif));
  };
  put([
    linePart(
      stem,
      stem.map(() => 1.3),
      "leafDeep",
    ),
  ]);
  const leaves = 16;
  for (let index = 0; index < leaves; index++) {
    const { at, heading } = stationOf(stem, (index + 0.5 + 0.3 * (random() - 0.5)) / leaves);
    const side = index % 2 === 0 ? 1 : -1;
    const shape = index % 3 === 0 ? "lance" : "oval";
    put(
      moved(
        leaf(shape, around(random, 16, 0.2), random, 5, leafTones(random)),
        placed(at, heading + side * (0.75 + 0.3 * random())),
      ),
    );
  }
  const tones: readonly Tones[] = [MAIN_TONES, SECOND_TONES];
  for (let index = 0; index < 6; index++) {
    const { at, heading } = stationOf(stem, (index + 0.3 + 0.3 * random()) / 6);
    const angle = heading + (index % 2 === 0 ? -1 : 1) * (1 + 0.4 * random());
    const reach = around(random, 13, 0.25);
    const end: Point = [at[0] + reach * Math.cos(angle), at[1] + reach * Math.sin(angle)];
    const bend: Point = [(at[0] + end[0]) / 2 + 2 * Math.sin(heading), (at[1] + end[1]) / 2 - 2 * Math.cos(heading)];
    put([
      linePart([at, bend, end], [0.7, 0.6, 0.5], "leafDeep"),
      ...moved(bud(around(random, 6.5, 0.15), random, oneOf(random, tones)), placed(end, angle)),
    ]);
  }
  [0.25, 0.75].forEach((share, index) => {
    const { at } = stationOf(stem, share + 0.04 * (random() - 0.5));
    const outwards = share < 0.5 ? -1 : 1;
    put(moved(openFlower(around(random, 15, 0.08), random, tones[index]!, 6), placed([at[0] + outwards * 6, at[1]])));
  });
  const spray = (radius: number): Motif => {
    const line = stemLine(radius * 4.5, 0.2, random);
    const greens = [0.2, 0.4, 0.6, 0.8].map((share, index): Motif => {
      const { at, heading } = stationOf(line, share);
      return moved(
        leaf("lance", around(random, radius * 1.5, 0.2), random, 0, leafTones(random)),
        placed(at, heading + (index % 2 === 0 ? 0.8 : -0.8)),
      );
    });
    const head = smallFlower(radius, random, oneOf(random, [MAIN_TONES, SECOND_TONES, ACCENT_TONES]), "light");
    return centred([
      linePart(line, tapered(line, 0.6, 0.4), "leafDeep"),
      ...greens.flat(),
      ...moved(head, placed(stationOf(line, 1).at)),
    ]);
  };
  fillGaps(gaps, random, { gap: 0.9, atLeast: 4 }, () => spray(around(random, 3.6, 0.15)), draw);
  fillGaps(gaps, random, { gap: 0.9, atLeast: 2.8 }, () => spray(around(random, 2.2, 0.15)), draw);
  fillGaps(
    gaps,
    random,
    { gap: 0.9, atLeast: 1.9 },
    () => [spotPart([0, 0], around(random, 0.7, 0.25), oneOf(random, ["main", "second", "accent"]))],
    draw,
  );
};

export const TRAIL_DESIGNS = {
  trailingVine: {
    family: "florals",
    hands: ["gouache", "block", "ink", "wash"],
    mmWidth: 62,
    mmHeight: 124,
    repeat: "half-drop",
    isSet: true,
    colourways: ["chalkGarden", "indigoVat", "bordeaux", "lemonGrove"],
    draw: vine,
  },
} as const satisfies Record<string, Design>;
