import { type Point, polar } from "@selvedge/geometry-core";
import { hash, mixSeed } from "../../render/noise.ts";
import type { Slot } from "../colour/slots.ts";
import { petal } from "../motif/flower.ts";
import { formPart } from "../motif/motif.ts";
import { circle, polarLine } from "../shape/curve.ts";
import { placed } from "../shape/point.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around0, lozenge, plain, polygon, shape } from "./geometrics.ts";
import { drawing, oneOf } from "./laying.ts";

/** Hexagons within hexagons, as laid floors have them; colours go round by three. */
const hexagons: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight, drop, columns } = cellOn(sheet);
  const draw = drawing(sheet, hand, random);
  // The hexagonal cell is half a hexagon's pitch wide and stands for one hexagon.
  const pitch = drop * 2 === columns ? 2 * mmWidth : mmWidth;
  const radius = pitch / Math.sqrt(3);
  const place = placed([mmWidth / 2, mmHeight / 2]);
  const turn = Math.PI / 6;
  const [frame, bed, blade, spark] = oneOf<readonly [Slot, Slot, Slot, Slot]>(random, [
    ["main", "second", "mainDeep", "light"],
    ["leafDeep", "leaf", "light", "main"],
    ["mainDeep", "light", "main", "second"],
    ["key", "main", "light", "mainDeep"],
  ]);
  const slim = 0.2 + 0.16 * random();
  draw(shape(polygon(6, radius * 0.97, turn), frame), place);
  draw(shape(polygon(6, radius * 0.86, turn), "ground"), place);
  draw(shape(polygon(6, radius * (0.7 + 0.08 * random()), turn), bed), place);
  draw(
    around0(6, () => shape(lozenge(radius * 0.62, radius * slim), blade), turn),
    place,
  );
  draw(
    around0(6, () => shape(lozenge(radius * (0.34 + 0.2 * random()), radius * 0.16), spark), 0),
    place,
  );
  draw(shape(polygon(6, radius * 0.12, 0), "accent"), place);
};

/** A glazed tile: quarters turned about their middle, petals to the corners, bands that run on into the next. */
const tile: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight } = cellOn(sheet);
  const size = Math.min(mmWidth, mmHeight);
  const draw = drawing(sheet, hand, random);
  const seed = Math.floor(random() * 1e9);
  const slots: readonly Slot[] =
    hash(seed) < 0.5 ? ["main", "second", "mainDeep", "accent"] : ["mainDeep", "main", "second", "accent"];
  const middle = placed([mmWidth / 2, mmHeight / 2]);
  const corner = placed([0, 0]);
  const star = (corners: number, outer: number, inner: number, turn: number): Point[] =>
    Array.from({ length: corners * 2 }, (_, index) => polar(index % 2 === 0 ? outer : inner, turn + (Math.PI * index) / corners));
  draw(shape(circle(size * 0.46, [0, 0], 64), slots[1]!), middle);
  draw(shape(circle(size * 0.42, [0, 0], 64), "ground"), middle);
  draw(shape(star(8, size * 0.4, size * 0.22, 0), slots[0]!), middle);
  draw(
    around0(8, () => shape(lozenge(size * 0.3, size * 0.09), slots[3]!), Math.PI / 8),
    middle,
  );
  draw(
    around0(8, () => shape(lozenge(size * 0.34, size * 0.1), "light")),
    middle,
  );
  draw(
    shape(
      polarLine((angle) => size * (0.1 + 0.015 * Math.cos(8 * angle)), 64),
      slots[2]!,
    ),
    middle,
  );
  draw(shape(circle(size * 0.045, [0, 0], 24), "second"), middle);
  const reach = mixSeed(seed, 3) % 2 === 0 ? 0.3 : 0.26;
  draw(
    shape(
      polarLine((angle) => size * reach * (0.72 + 0.28 * Math.abs(Math.cos(2 * angle))), 96),
      slots[2]!,
    ),
    corner,
  );
  draw(
    shape(
      polarLine((angle) => size * reach * 0.78 * (0.7 + 0.3 * Math.abs(Math.cos(2 * angle))), 96),
      "ground",
    ),
    corner,
  );
  draw(
    around0(4, () => [formPart({ outline: petal(size * 0.2, size * 0.14, random).outline }, plain(slots[0]!))]),
    corner,
  );
  draw(
    around0(4, () => shape(lozenge(size * 0.15, size * 0.05), "light")),
    corner,
  );
  draw(
    around0(4, () => shape(lozenge(size * 0.16, size * 0.06), slots[1]!), Math.PI / 4),
    corner,
  );
  draw(shape(circle(size * 0.03, [0, 0], 20), "accent"), corner);
};

export const FLOOR_DESIGNS = {
  hexagons: {
    family: "geometric",
    hands: ["paper", "block", "gouache"],
    mmWidth: 36,
    mmHeight: 36,
    repeat: "hexagonal",
    isSet: true,
    colourways: ["chalkGarden", "noir", "clay", "lagoon"],
    draw: hexagons,
  },
  glazedTile: {
    family: "geometric",
    hands: ["gouache", "paper", "block", "wash"],
    mmWidth: 60,
    mmHeight: 60,
    repeat: "full-drop",
    isSet: true,
    colourways: ["porcelain", "lemonGrove", "clay", "lagoon"],
    draw: tile,
  },
} as const satisfies Record<string, Design>;
