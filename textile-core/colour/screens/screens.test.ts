import fc from "fast-check";
import { expect, test } from "vitest";
import { writeGreyPng } from "../../formats/png/write-grey.ts";
import type { Picture } from "../pixels.ts";
import { FILM_MARGIN_MM, filmOf, filmPixels } from "./film.ts";
import { type Screen, screensOf } from "./palettes.ts";
import { LOSS_STEP_DE, lossColour, NO_SCREEN, pictureOfPrint, printedOf } from "./printed.ts";
import { sightOf, standsOnWhite } from "./sight.ts";

type Bytes = readonly [number, number, number, number?];
const WHITE: Bytes = [255, 255, 255];
const RED: Bytes = [190, 30, 45];
const NAVY: Bytes = [20, 38, 63];

function pictureOf(width: number, height: number, colourAt: (x: number, y: number) => Bytes): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = colourAt(x, y);
      rgba.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { width, height, rgba };
}
const look = (picture: Picture, leavesWhite = false) => {
  const sight = sightOf(picture, { leavesWhite });
  return { sight, ...screensOf(sight) };
};
const coloursOf = ({ rgba }: Picture) => {
  const found = new Set<number>();
  for (let i = 0; i < rgba.length; i += 4) if (rgba[i + 3]! > 0) found.add((rgba[i]! << 16) | (rgba[i + 1]! << 8) | rgba[i + 2]!);
  return found;
};
/** A disc whose rim is softened over a pixel, as a drawing program makes it. */
const disc = (ground: Bytes, ink: Bytes, size = 60) =>
  pictureOf(size, size, (x, y) => {
    const inside = Math.min(1, Math.max(0, size / 3 - Math.hypot(x - size / 2 + 0.5, y - size / 2 + 0.5) + 0.5));
    const mix = (channel: 0 | 1 | 2) => Math.round(ground[channel] + inside * (ink[channel] - ground[channel]));
    return [mix(0), mix(1), mix(2)];
  });
const anyColours = (least: number, most: number) =>
  fc.uniqueArray(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), {
    minLength: least,
    maxLength: most,
    selector: (colour) => colour.join(),
  });
const anyPicture = fc
  .tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 3, max: 12 }), anyColours(1, 20), fc.nat())
  .map(([width, height, colours, seed]) =>
    pictureOf(width, height, (x, y) => colours[(x * 7 + y * 13 + ((seed >> ((x + y) % 16)) & 3)) % colours.length]!),
  );

test("a picture of k flat colours is printed from k screens exactly as it is", () => {
  fc.assert(
    fc.property(anyColours(1, 12), (colours) => {
      const picture = pictureOf(colours.length * 6, 6, (x) => colours[Math.floor(x / 6)]!);
      const { sight, palettes } = look(picture);
      const screens = palettes.at(-1)!;
      expect(screens).toHaveLength(colours.length);
      const printed = printedOf(sight, screens);
      expect(printed.loss.max).toBeLessThan(0.01);
      expect(pictureOfPrint(printed, sight, screens).rgba).toEqual(picture.rgba);
    }),
    { numRuns: 60 },
  );
});

test("of any picture k screens print k colours at most, and more screens never lose more", () => {
  fc.assert(
    fc.property(anyPicture, (picture) => {
      const { sight, palettes } = look(picture);
      let before = Number.POSITIVE_INFINITY;
      for (const [index, screens] of palettes.entries()) {
        expect(screens.length).toBeLessThanOrEqual(index + 1);
        const printed = printedOf(sight, screens);
        expect(coloursOf(pictureOfPrint(printed, sight, screens)).size).toBeLessThanOrEqual(index + 1);
        let squares = 0;
        sight.even.forEach((weight, number) => {
          if (weight === 0) return;
          const [l, a, b] = [...sight.labs.subarray(3 * number, 3 * number + 3)] as [number, number, number];
          squares += weight * Math.min(...screens.map(({ from: [c] }) => (l - c![0]) ** 2 + (a - c![1]) ** 2 + (b - c![2]) ** 2));
        });
        expect(squares).toBeLessThanOrEqual(before + 1e-6);
        before = squares;
      }
    }),
    { numRuns: 60 },
  );
});

test("the same picture has the same screens, however it lies", () => {
  fc.assert(
    fc.property(anyPicture, (picture) => {
      const turned = pictureOf(picture.width, picture.height, (x, y) => {
        const offset = ((picture.height - 1 - y) * picture.width + picture.width - 1 - x) * 4;
        return [...picture.rgba.subarray(offset, offset + 4)] as unknown as Bytes;
      });
      expect(look(turned).palettes).toEqual(look(picture).palettes);
    }),
    { numRuns: 40 },
  );
});

test("a softened rim gets no screen of its own: a red disc on navy is two screens, and every pixel is one of them", () => {
  const picture = disc(NAVY, RED);
  expect(coloursOf(picture).size).toBeGreaterThan(10);
  const { sight, palettes, suggested } = look(picture);
  expect(suggested).toBe(2);
  expect(palettes[1]!.map(({ hex }) => hex).sort()).toEqual(["#14263f", "#be1e2d"]);
  expect(palettes).toHaveLength(2);
  const printed = printedOf(sight, palettes[1]!);
  expect(printed.loss).toEqual({ mean: 0, p95: 0, max: 0 });
  expect(printed.edges).toBeGreaterThan(0.01);
  expect(printed.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
});

test("white that is left to the cloth takes no screen, and its rim goes to the ink or to the cloth", () => {
  const picture = disc(WHITE, RED);
  expect(standsOnWhite(picture)).toBe(true);
  expect(standsOnWhite(disc(NAVY, WHITE))).toBe(false);
  expect(look(picture).suggested).toBe(2);
  const { sight, palettes, suggested } = look(picture, true);
  expect(suggested).toBe(1);
  const printed = printedOf(sight, palettes[0]!);
  const share = (Math.PI * 20 ** 2) / 60 ** 2;
  expect(printed.shares[0]).toBeCloseTo(share, 1);
  expect(printed.screenAt[0]).toBe(NO_SCREEN);
  expect(pictureOfPrint(printed, sight, palettes[0]!).rgba[3]).toBe(0);
});

test("transparent stays transparent, and a half-transparent pixel covers half", () => {
  const picture = pictureOf(10, 10, (x) => [...RED.slice(0, 3), x < 5 ? 0 : x < 6 ? 128 : 255] as unknown as Bytes);
  const { sight, palettes } = look(picture);
  const printed = printedOf(sight, palettes[0]!);
  expect(printed.shares[0]).toBeCloseTo(0.45, 2);
  expect(pictureOfPrint(printed, sight, palettes[0]!).rgba.filter((_, index) => index % 4 === 3)).toEqual(
    picture.rgba.filter((_, index) => index % 4 === 3),
  );
  expect(look(pictureOf(4, 4, () => [0, 0, 0, 0])).palettes).toEqual([]);
});

test("a small spot of another colour is not lost, and a picture of all hues is not said to fit twelve screens", () => {
  const spotted = pictureOf(100, 100, (x, y) => (x > 45 && x < 52 && y > 45 && y < 52 ? [240, 190, 20] : x < 50 ? NAVY : RED));
  expect(look(spotted).suggested).toBe(3);
  const hues = pictureOf(120, 120, (x, y) => [x * 2, y * 2, 255 - x - y]);
  expect(look(hues).suggested).toBeNull();
});

test("screens that are merged print one colour, and what that loses is said", () => {
  const picture = pictureOf(20, 10, (x) => (x < 10 ? NAVY : RED));
  const { sight, palettes } = look(picture);
  const [one, other] = palettes[1]! as [Screen, Screen];
  const merged: Screen[] = [{ hex: one.hex, from: [...one.from, ...other.from] }];
  const printed = printedOf(sight, merged);
  expect(printed.shares).toEqual([1]);
  expect(printed.loss.max).toBeGreaterThan(20);
  expect(printed.loss.mean).toBeCloseTo(printed.loss.max / 2, 1);
  expect(Math.max(...printed.lossAt) * LOSS_STEP_DE).toBeCloseTo(printed.loss.max, 0);
});

test("the scale of losses darkens all the way", () => {
  const lightness = [0, 1, 2, 4, 8, 12, 20, 40].map((deltaE) => {
    const [red, green, blue] = lossColour(deltaE);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  expect(new Set(lightness).size).toBe(7);
});

test("films are as large as the artwork with its margin, and together cover every point once", () => {
  const picture = pictureOf(30, 20, (x, y) => (x + y < 20 ? NAVY : x > 20 ? RED : [240, 190, 20]));
  const { sight, palettes } = look(picture);
  const printed = printedOf(sight, palettes[2]!);
  const size = { mmWidth: 30, mmHeight: 20, dpi: 300 };
  const { width, height, margin } = filmPixels(size);
  expect(margin).toBe(Math.round((FILM_MARGIN_MM * 300) / 25.4));
  expect([width, height]).toEqual([354 + 2 * margin, 236 + 2 * margin]);
  const films = [0, 1, 2].map((screen) => filmOf(printed, picture, screen, size));
  const inks: number[] = [];
  for (let y = margin; y < height - margin; y++)
    for (let x = margin; x < width - margin; x++)
      inks.push(films.reduce((sum, { bytes }) => sum + 255 - bytes[y * width + x]!, 0));
  expect(inks.filter((ink) => Math.abs(ink - 255) > 2)).toEqual([]);
  const mark = Math.round(margin / 2) * width + Math.round(width / 2);
  expect(films.map(({ bytes }) => bytes[mark])).toEqual([0, 0, 0]);
  const flipped = filmOf(printed, picture, 0, size, true);
  const row = Math.round(height / 2) * width;
  const across = (bytes: Uint8Array) => [...bytes.subarray(row + margin, row + width - margin)];
  expect(across(flipped.bytes)).toEqual(across(films[0]!.bytes).reverse());
  expect(across(flipped.bytes)).not.toEqual(across(films[0]!.bytes));
});

test("a film is a grey PNG of 300 dots an inch", () => {
  const png = writeGreyPng({ width: 3, height: 2, bytes: Uint8Array.from([0, 1, 2, 3, 4, 5]) }, 300);
  const view = new DataView(png.buffer);
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  expect([view.getUint32(16), view.getUint32(20), png[24], png[25]]).toEqual([3, 2, 8, 0]);
  expect(String.fromCharCode(...png.subarray(37, 41))).toBe("pHYs");
  expect([view.getUint32(41), view.getUint32(45), png[49]]).toEqual([11811, 11811, 1]);
});
