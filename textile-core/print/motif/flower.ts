import { type Point, polar } from "@selvedge/geometry-core";
import type { Slot } from "../colour/slots.ts";
import { bezier, circle, polarLine, smooth } from "../shape/curve.ts";
import { FULL_TURN, placed } from "../shape/point.ts";
import { bentAxis, bladeAlong } from "./leaf.ts";
import {
  type Form,
  formPart,
  linePart,
  MAIN_TONES,
  type Motif,
  moved,
  type Part,
  spotPart,
  type Tones,
  tapered,
} from "./motif.ts";

/** A petal from the flower's middle along +x. `notch` dents its tip, `ruffle` makes its rim uneven; both shares of its width. */
export function petal(length: number, width: number, random: () => number, notch = 0, ruffle = 0, strokes = 0): Form {
  const waves = [random(), random(), random()];
  const half = width / 2;
  const rim = Array.from({ length: 15 }, (_, step): Point => {
    const u = -1 + (2 * step) / 14;
    const dent = notch * half * Math.max(0, 1 - Math.abs(u) * 2.2);
    const wave = ruffle * half * (Math.sin(u * 5 + waves[0]! * 6) * 0.5 + Math.sin(u * 9 + waves[1]! * 6) * 0.35);
    const bow = length * (1 - 0.42 * u * u * (0.7 + 0.3 * Math.abs(u)));
    return [bow - dent + wave, half * Math.sin((u * Math.PI) / 2) * (1 + 0.1 * (waves[2]! - 0.5))];
  });
  const outline = smooth(
    [[0, -half * 0.14], [length * 0.22, -half * 0.55], ...rim, [length * 0.22, half * 0.55], [0, half * 0.14]],
    true,
    4,
  );
  // The throat, and the side that turns away from the light: it parts this petal from the next.
  const turnedAway = rim.slice(9);
  const edge = turnedAway.toReversed().map(([x, y]): Point => [x * 0.88, y * 0.72]);
  const shade = smooth(
    [
      [0, -half * 0.14],
      [length * 0.2, -half * 0.42],
      [length * 0.32, -half * 0.1],
      ...edge,
      ...turnedAway,
      [length * 0.22, half * 0.55],
      [0, half * 0.14],
    ],
    true,
    4,
  );
  const flow = Array.from({ length: strokes }, (_, index) => {
    const u = strokes === 1 ? 0 : -0.62 + (1.24 * index) / (strokes - 1);
    return bezier(
      [length * 0.12, half * u * 0.2],
      [length * 0.35, half * u * 0.6],
      [length * 0.55, half * u * 0.9],
      [length * (0.82 - 0.1 * u * u), half * u],
      8,
    );
  });
  return { outline, shade, flow };
}

const ringOf = (count: number, random: () => number, jitter: number, make: (index: number) => Motif, start = 0): Motif =>
  Array.from({ length: count }, (_, index) => {
    const angle = start + (FULL_TURN * (index + jitter * (random() - 0.5))) / count;
    return moved(make(index), placed([0, 0], angle));
  }).flat();

/** Order in which petals of one ring overlap: every other one lies below. */
const interleaved = (count: number): number[] => [
  ...Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 0),
  ...Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 1),
];

/** A small flower of a ditsy: parted petals, a line up each, an eye with a ring of pips. */
export function smallFlower(radius: number, random: () => number, tones: Tones, eye: Slot = "accent", petals = 5): Motif {
  const notch = random() < 0.5 ? 0.3 : 0.05;
  const pips = ringOf(petals, random, 0.3, () => [spotPart([radius * 0.38, 0], radius * 0.055, eye)], random());
  return [
    ...ringOf(petals, random, 0.25, () => {
      const { outline } = petal(radius * (0.92 + 0.16 * random()), radius * (5.3 / petals), random, notch);
      const line = bezier(
        [radius * 0.3, 0],
        [radius * 0.45, 0],
        [radius * 0.6, radius * 0.03],
        [radius * 0.74, radius * 0.04],
        5,
      );
      return [formPart({ outline, ribs: [{ line, width: radius * 0.1 }] }, { ...tones, light: tones.deep })];
    }),
    ...pips,
    spotPart([0, 0], radius * 0.24, eye),
  ];
}

/** A daisy: two uneven rings of narrow petals round a dotted eye. */
export function daisy(
  radius: number,
  random: () => number,
  tones: Tones = { ...MAIN_TONES, fill: "light", deep: "accent", light: "main" },
): Motif {
  const count = 12 + Math.floor(5 * random());
  const start = random();
  const petals = interleaved(count).flatMap((index) => {
    const angle = start + (FULL_TURN * (index + 0.3 * (random() - 0.5))) / count;
    const length = radius * (0.86 + 0.18 * random());
    const form = petal(length, radius * (4.1 / count) * (0.85 + 0.35 * random()), random, random() < 0.35 ? 0.35 : 0, 0.05, 1);
    return moved([formPart(form, tones)], placed([0, 0], angle));
  });
  const eye = radius * 0.27;
  const dots = Array.from({ length: 13 }, (_, index): Part => {
    const [x, y] = polar(eye * Math.sqrt((index + 0.5) / 13) * 0.86, index * 2.4);
    return spotPart([x, y], eye * 0.11, "secondDeep");
  });
  const heart: Form = { outline: polarLine((angle) => eye * (1 + 0.05 * Math.sin(7 * angle)), 30) };
  return [...petals, formPart(heart, { fill: "second", deep: "secondDeep", light: "light", line: "key" }), ...dots];
}

/** An anemone or cosmos: broad, ruffled petals with strokes, a dark eye and a crown of stamens. */
export function openFlower(radius: number, random: () => number, tones: Tones, petals = 6, eye: Slot = "key"): Motif {
  const start = random() * FULL_TURN;
  const ring = interleaved(petals).flatMap((index) => {
    const angle = start + (FULL_TURN * (index + 0.22 * (random() - 0.5))) / petals;
    const form = petal(radius * (0.9 + 0.16 * random()), radius * (5 / petals) * (0.9 + 0.25 * random()), random, 0.16, 0.14, 4);
    return moved([formPart(form, tones)], placed([0, 0], angle));
  });
  const crown = Array.from({ length: 18 }, (_, index): Motif => {
    const angle = (FULL_TURN * (index + random() * 0.6)) / 18;
    const end = polar(radius * (0.25 + 0.11 * random()), angle);
    return [
      linePart([polar(radius * 0.1, angle), end], [radius * 0.018, radius * 0.012], eye),
      spotPart(end, radius * 0.024, eye),
    ];
  }).flat();
  return [
    ...ring,
    spotPart([0, 0], radius * 0.15, eye),
    ...crown,
    spotPart([radius * 0.02, -radius * 0.03], radius * 0.06, "accent"),
  ];
}

/** A hibiscus: five wide ruffled petals with a deep throat and a long dotted column. */
export function hibiscus(radius: number, random: () => number, tones: Tones = MAIN_TONES): Motif {
  const start = random() * FULL_TURN;
  const ring = [0, 2, 4, 1, 3].flatMap((index) => {
    const angle = start + (FULL_TURN * (index + 0.16 * (random() - 0.5))) / 5;
    const form = petal(radius * (0.95 + 0.12 * random()), radius * 1.02, random, 0.12, 0.2, 5);
    return moved(
      [formPart({ ...form, ribs: form.flow?.map((line) => ({ line, width: radius * 0.014 })) }, tones)],
      placed([0, 0], angle),
    );
  });
  const heading = start + 0.35;
  const tip = polar(radius * 0.82, heading);
  const column = bezier([0, 0], polar(radius * 0.3, heading - 0.2), polar(radius * 0.6, heading - 0.12), tip);
  const pollen = Array.from({ length: 16 }, (_, index): Part => {
    const share = 0.55 + (0.45 * index) / 16;
    const [x, y] = column[Math.min(column.length - 1, Math.floor(share * column.length))]!;
    const [dx, dy] = polar(radius * (0.045 + 0.03 * random()), random() * FULL_TURN);
    return spotPart([x + dx, y + dy], radius * 0.024, "second");
  });
  return [
    ...ring,
    formPart({ outline: circle(radius * 0.15) }, { ...tones, fill: tones.deep }),
    linePart(column, tapered(column, radius * 0.05, radius * 0.028), "accent"),
    ...pollen,
  ];
}

/** One cupped petal of a rose: an arc of the ring between two angles. */
function cup(inner: number, outer: number, spread: number, random: () => number): Form {
  const lift = 0.92 + 0.16 * random();
  const rim = Array.from({ length: 11 }, (_, step): Point => {
    const u = -1 + (2 * step) / 10;
    return polar(outer * lift * (1 - 0.16 * Math.abs(u) ** 2.4 + 0.035 * Math.sin(u * 6 + lift * 40)), (u * spread) / 2);
  });
  const base = Array.from({ length: 7 }, (_, step): Point => polar(inner * 0.72, ((1 - step / 3) * spread) / 2.4));
  const shadeRim = Array.from({ length: 9 }, (_, step): Point => {
    const u = -1 + step / 4;
    return polar(inner + (outer - inner) * (0.5 + 0.24 * Math.abs(u)), (u * spread) / 2);
  });
  // Light catches the rolled rim.
  const lip = smooth(rim.slice(1, -1).map(([x, y]): Point => [x * 0.94, y * 0.94]));
  return {
    outline: smooth([...rim, ...base], true, 4),
    shade: smooth([...shadeRim, ...base], true, 4),
    ribs: [{ line: lip, width: outer * 0.05 }],
  };
}

/** A garden rose seen from above: rings of cupped petals, tighter and deeper towards a curled heart. */
export function rose(radius: number, random: () => number, tones: Tones = MAIN_TONES): Motif {
  const rings = [
    { petals: 5, inner: 0.5, outer: 1, spread: 1.62 },
    { petals: 5, inner: 0.36, outer: 0.76, spread: 1.6 },
    { petals: 4, inner: 0.24, outer: 0.54, spread: 1.9 },
    { petals: 3, inner: 0.12, outer: 0.36, spread: 2.4 },
  ];
  const start = random() * FULL_TURN;
  const parts = rings.flatMap(({ petals, inner, outer, spread }, ring) =>
    ringOf(
      petals,
      random,
      0.18,
      () => [formPart(cup(inner * radius, outer * radius, spread, random), tones)],
      start + ring * 0.66,
    ),
  );
  const heart = bezier(
    polar(radius * 0.17, start),
    polar(radius * 0.2, start + 1.6),
    polar(radius * 0.14, start + 3.4),
    polar(radius * 0.04, start + 5),
  );
  return [
    ...parts,
    formPart({ outline: circle(radius * 0.2) }, { ...tones, fill: tones.deep }),
    linePart(heart, tapered(heart, radius * 0.05, radius * 0.03), tones.fill),
  ];
}

/** A bud on its calyx along +x, for the spaces between open flowers. */
export function bud(
  length: number,
  random: () => number,
  tones: Tones = MAIN_TONES,
  green: Tones = { fill: "leaf", deep: "leafDeep", light: "light", line: "key" },
): Motif {
  const body = bladeAlong(
    bentAxis(length, 0),
    (share) => length * 0.3 * Math.sin(Math.PI * (0.1 + 0.86 * share) ** 0.8) ** 0.7,
    0,
    16,
  );
  const fold = bladeAlong(
    bentAxis(length * 0.95, length * 0.1),
    (share) => length * 0.15 * Math.sin(Math.PI * share ** 0.8),
    0,
    12,
  );
  const sepals = [-0.5, 0, 0.5].map(
    (angle): Motif =>
      moved(
        [
          formPart(
            {
              outline: bladeAlong(
                bentAxis(length * (0.5 + 0.15 * random()), 0),
                (share) => length * 0.1 * Math.sin(Math.PI * share ** 0.6),
                0,
                10,
              ).outline,
            },
            green,
          ),
        ],
        placed([-length * 0.02, 0], angle),
      ),
  );
  return [
    formPart({ outline: body.outline, shade: body.shade }, tones),
    formPart({ outline: fold.outline }, { ...tones, fill: tones.deep }),
    ...sepals.flat(),
  ];
}
