import { expect, test } from "vitest";
import type { ColourOrder, WovenCloth } from "../cloth.ts";
import type { Hex } from "../colour/convert.ts";
import { lightCloth } from "../render/light.ts";
import { renderCloth } from "../render/render.ts";
import type { WeaveKey } from "../weave/table.ts";
import { ne } from "../yarn/count.ts";
import { DESCRIPTOR_PARTS, DESCRIPTOR_SIZE } from "./describe.ts";
import { DESCRIPTOR_VERSION, descriptorOfPicture, descriptorOfPictures, type ImageDescriptor } from "./image-descriptor.ts";
import { descriptorTable, EVEN_WEIGHTS, farFrom, likenessOf, scanDescriptors, scanRows } from "./likeness.ts";
import { WORKING_PX, type WorkingPicture, WrongPictureSize } from "./picture.ts";

const yarn = { count: ne(20), fibre: [["cotton", 1]] } as const;
const cloth = (warpOrder: ColourOrder, weftOrder: ColourOrder = warpOrder, weave: WeaveKey = "plain"): WovenCloth => ({
  kind: "woven",
  warp: yarn,
  weft: yarn,
  endsPerCm: 26,
  picksPerCm: 24,
  weave,
  warpOrder,
  weftOrder,
  finish: [],
  seed: 7,
});
const squares = (a: Hex, b: Hex, threads: number): WovenCloth =>
  cloth([
    [a, threads],
    [b, threads],
  ]);
const stripes = (a: Hex, b: Hex, threads: number): WovenCloth =>
  cloth(
    [
      [a, threads],
      [b, threads],
    ],
    [[a, 1]],
  );

/** Three dozen cloths: plain ones in four weaves, stripes and checks of three sizes, each in four colourings. */
const COLOURS: readonly (readonly [Hex, Hex])[] = [
  ["#f4f3ef", "#1f2b52"],
  ["#e3d8c0", "#a81f2c"],
  ["#cf9a34", "#23503a"],
  ["#b9bcbf", "#3b3d42"],
];
const CLOTHS: readonly WovenCloth[] = COLOURS.flatMap(([a, b]) => [
  ...(["plain", "twill-2/2", "hopsack"] as const).map((weave) => cloth([[b, 1]], [[b, 1]], weave)),
  ...[8, 20, 48].flatMap((threads) => [squares(a, b, threads), stripes(a, b, threads)]),
]);

type Tile = { readonly width: number; readonly height: number; readonly perMm: number; readonly rgba: Uint8ClampedArray };
function tileOf(record: WovenCloth): Tile {
  const maps = renderCloth(record, { pixels: 220, targetMm: 30 });
  return { width: maps.width, height: maps.height, perMm: maps.width / maps.mmWidth, rgba: lightCloth(maps) };
}

type Shot = {
  readonly fromMm: number;
  readonly turn: number;
  readonly scale: number;
  readonly light: readonly [number, number, number];
};
const STRAIGHT: Shot = { fromMm: 0, turn: 0, scale: 1, light: [1, 1, 1] };
const VIEW_MM = 36;

/** A picture of the endless cloth: from elsewhere, turned, nearer or farther, in another light. */
function shoot({ width, height, perMm, rgba }: Tile, { fromMm, turn, scale, light }: Shot): WorkingPicture {
  const picture = new Uint8ClampedArray(WORKING_PX * WORKING_PX * 4);
  const step = (VIEW_MM / scale / WORKING_PX) * perMm;
  const [cos, sin] = [step * Math.cos(turn), step * Math.sin(turn)];
  const wrap = (value: number, size: number) => ((value % size) + size) % size;
  for (let y = 0, i = 0; y < WORKING_PX; y++)
    for (let x = 0; x < WORKING_PX; x++, i += 4) {
      const [column, row] = [fromMm * perMm + x * cos - y * sin, fromMm * perMm + x * sin + y * cos];
      const [left, top] = [wrap(Math.floor(column), width), wrap(Math.floor(row), height)];
      const [right, bottom] = [(left + 1) % width, (top + 1) % height];
      const [fu, fv] = [column - Math.floor(column), row - Math.floor(row)];
      for (let lane = 0; lane < 3; lane++) {
        const valueAt = (u: number, v: number) => rgba[(v * width + u) * 4 + lane]!;
        const upper = valueAt(left, top) * (1 - fu) + valueAt(right, top) * fu;
        const lower = valueAt(left, bottom) * (1 - fu) + valueAt(right, bottom) * fu;
        picture[i + lane] = (upper * (1 - fv) + lower * fv) * light[lane]!;
      }
      picture[i + 3] = 255;
    }
  return { width: WORKING_PX, height: WORKING_PX, rgba: picture };
}

const tiles = CLOTHS.map(tileOf);
const known = tiles.map((tile) => descriptorOfPicture(shoot(tile, STRAIGHT)));

function placeOf(own: number, descriptor: ImageDescriptor): number {
  const far = known.map((other) => farFrom(descriptor, other));
  return far.filter((distance) => distance < far[own]!).length;
}

test("a cloth turned, lit anew and seen from another distance is found first nine times in ten, and always among three of three dozen", () => {
  const shots: readonly Shot[] = [
    { fromMm: 11, turn: 0.9, scale: 1, light: [1, 1, 1] },
    { fromMm: 17, turn: 0, scale: 1.3, light: [0.8, 0.8, 0.8] },
    { fromMm: 7, turn: -2.2, scale: 0.8, light: [0.92, 0.88, 0.82] },
  ];
  const places = tiles.flatMap((tile, own) =>
    own % 2 === 0 ? shots.map((shot) => placeOf(own, descriptorOfPicture(shoot(tile, shot)))) : [],
  );
  expect(places.filter((place) => place === 0).length).toBeGreaterThanOrEqual(0.9 * places.length);
  expect(Math.max(...places)).toBeLessThan(3);
});

test("the same picture has the same descriptor, 128 whole numbers of the present version", () => {
  const picture = shoot(tiles[5]!, STRAIGHT);
  const descriptor = descriptorOfPicture(picture);
  expect(descriptor).toEqual(descriptorOfPicture({ ...picture, rgba: new Uint8Array(picture.rgba) }));
  expect(descriptor).toHaveLength(DESCRIPTOR_SIZE);
  expect(DESCRIPTOR_SIZE).toBe(128);
  expect(DESCRIPTOR_VERSION).toBe(3);
});

test("a cloth known by two pictures is nearer to a third than by one, and by one picture given twice as near as by that one", () => {
  const other: Shot = { fromMm: 13, turn: 0.8, scale: 0.8, light: [1, 1, 1] };
  const asked: Shot = { fromMm: 19, turn: 1.7, scale: 0.75, light: [0.9, 0.86, 0.8] };
  const own = tiles.filter((_, index) => index % 9 === 4);
  const apart = (pictures: readonly Shot[]) =>
    own.reduce(
      (sum, tile) =>
        sum + farFrom(descriptorOfPictures(pictures.map((shot) => shoot(tile, shot))), descriptorOfPicture(shoot(tile, asked))),
      0,
    );
  expect(apart([STRAIGHT, other])).toBeLessThan(apart([STRAIGHT]));
  expect(apart([STRAIGHT, STRAIGHT])).toBe(apart([STRAIGHT]));
});

test("likeness is the same both ways, 1 with itself, and its shares add up to 1", () => {
  const [a, b] = [known[0]!, known[9]!];
  expect(likenessOf(a, b)).toEqual(likenessOf(b, a));
  expect(likenessOf(a, a).score).toBe(1);
  const { score, shares } = likenessOf(a, b);
  expect(score).toBeLessThan(1);
  expect(DESCRIPTOR_PARTS.reduce((sum, part) => sum + shares[part], 0)).toBeCloseTo(1, 9);
});

test("by colour alone the same stripe in other colours is far, by texture and scale it is near", () => {
  const stripe = known[CLOTHS.indexOf(CLOTHS.find((_, index) => index === 6)!)]!;
  const otherColours = known[6 + CLOTHS.length / COLOURS.length]!;
  const otherFigure = known[2]!;
  const drawing = { colour: 0, texture: 1, scale: 1 };
  const colour = { colour: 1, texture: 0, scale: 0 };
  expect(farFrom(stripe, otherColours, drawing)).toBeLessThan(farFrom(stripe, otherFigure, drawing));
  expect(likenessOf(stripe, otherColours, drawing).score).toBeGreaterThan(likenessOf(stripe, otherColours, colour).score);
  expect(likenessOf(stripe, otherColours, drawing).shares.colour).toBe(0);
});

test("a scan of many descriptors gives the distance of each from the nearest of those sought", () => {
  const many = Array.from({ length: 40 }, () => known).flat();
  const table = descriptorTable(Int8Array.from(many.flatMap((descriptor) => [...descriptor])));
  const weights = { colour: 0.5, texture: 2, scale: 1 };
  const far = scanDescriptors(table, [known[3]!, known[8]!], weights);
  expect(far).toHaveLength(many.length);
  many.forEach((descriptor, index) => {
    expect(far[index]).toBeCloseTo(Math.min(farFrom(known[3]!, descriptor, weights), farFrom(known[8]!, descriptor, weights)), 2);
  });
  const next = scanDescriptors(table, [known[3]!], EVEN_WEIGHTS);
  expect(next.indexOf(Math.min(...next))).toBe(3);
});

test("a scan of named rows gives their distance and nothing of the scan before", () => {
  const table = descriptorTable(Int8Array.from(known.flatMap((descriptor) => [...descriptor])));
  scanDescriptors(table, known, EVEN_WEIGHTS);
  const far = scanRows(table, known[3]!, EVEN_WEIGHTS, [
    [2, 4],
    [5, 5],
    [7, 8],
  ]);
  for (const row of [2, 3, 7]) expect(far[row]).toBeCloseTo(farFrom(known[3]!, known[row]!), 2);
});

test("a scan of the farthest numbers there are is right too", () => {
  const [most, least] = [new Int8Array(DESCRIPTOR_SIZE).fill(127), new Int8Array(DESCRIPTOR_SIZE).fill(-127)];
  const far = scanDescriptors(descriptorTable(Int8Array.from([...most, ...least])), [most], EVEN_WEIGHTS);
  expect([...far]).toEqual([0, farFrom(most, least)]);
});

test("a picture of another size, or with too few bytes, is refused by name", () => {
  const rgba = new Uint8ClampedArray(WORKING_PX * WORKING_PX * 4);
  expect(() => descriptorOfPicture({ width: 100, height: 100, rgba: rgba.subarray(0, 40_000) })).toThrow(WrongPictureSize);
  expect(() => descriptorOfPicture({ width: WORKING_PX, height: WORKING_PX, rgba: rgba.subarray(4) })).toThrow("256 × 256 px");
});

test("a picture of one colour, or black, has a descriptor too", () => {
  const black = { width: WORKING_PX, height: WORKING_PX, rgba: new Uint8ClampedArray(WORKING_PX * WORKING_PX * 4) };
  const white = { ...black, rgba: black.rgba.map(() => 255) };
  expect(farFrom(descriptorOfPicture(black), descriptorOfPicture(white))).toBeGreaterThan(10);
});
