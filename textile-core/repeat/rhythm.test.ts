import { expect, test } from "vitest";
import type { Picture } from "../colour/pixels.ts";
import { rhythmOf } from "./rhythm.ts";

const SIDE = 192;
const TILE = { mmWidth: 96, mmHeight: 96 };

/** A tile of 96 × 96 mm, two pixels to the mm, painted by a grey for each place in mm. */
function painted(grey: (x: number, y: number) => number): Picture {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      rgba.set([grey(x / 2, y / 2), grey(x / 2, y / 2), grey(x / 2, y / 2), 255], 4 * (y * SIDE + x));
  return { width: SIDE, height: SIDE, rgba };
}

test("a stripe of 24 mm that comes four times in a tile repeats every 24 mm across, and nothing does along", () => {
  const { across, along } = rhythmOf(
    painted((x) => (x % 24 < 6 ? 40 : 220)),
    TILE,
  );
  expect(across?.repeat).toBeCloseTo(24, 6);
  // The dark stripe reaches from 0 to 6 mm, so the design mirrors in its middle, or half a repeat on.
  expect((across?.mirror ?? 0) % 12).toBeCloseTo(3, 0);
  expect(along).toBeNull();
});

test("a check repeats both ways by its own measures", () => {
  const { across, along } = rhythmOf(
    painted((x, y) => 220 - (x % 32 < 8 ? 90 : 0) - (y % 48 < 20 ? 60 : 0)),
    TILE,
  );
  expect(across?.repeat).toBeCloseTo(32, 6);
  expect(along?.repeat).toBeCloseTo(48, 6);
});

test("a stripe whose colours come in one order mirrors nowhere", () => {
  const { across } = rhythmOf(
    painted((x) => [30, 90, 170, 240, 240, 240][Math.floor((x % 48) / 8)]!),
    TILE,
  );
  expect(across?.repeat).toBeCloseTo(48, 6);
  expect(across?.mirror).toBeNull();
});

test("threads of one mm and a plain cloth are no stripes; a spot that stands alone repeats with its tile", () => {
  expect(
    rhythmOf(
      painted((x) => (Math.floor(x) % 2 === 0 ? 60 : 200)),
      TILE,
    ),
  ).toEqual({ across: null, along: null });
  expect(
    rhythmOf(
      painted(() => 120),
      TILE,
    ),
  ).toEqual({ across: null, along: null });
  const spot = rhythmOf(
    painted((x, y) => (Math.hypot(x - 40, y - 50) < 14 ? 40 : 220)),
    TILE,
  );
  expect([spot.across?.repeat, spot.along?.repeat]).toEqual([96, 96]);
});
