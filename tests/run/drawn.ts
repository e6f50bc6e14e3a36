import { PNG } from "pngjs";

type Rgba = readonly [number, number, number, number];

function draw(width: number, height: number, colourAt: (x: number, y: number) => Rgba): Uint8Array {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) png.data.set(colourAt(x, y), (y * width + x) * 4);
  return new Uint8Array(PNG.sync.write(png));
}

const CLEAR: Rgba = [0, 0, 0, 0];
const RED: Rgba = [196, 30, 58, 255];
const CREAM: Rgba = [250, 240, 214, 255];

/** A pennant on a transparent ground, 320 × 200: red with a cream disc near its mast, so that flipped and turned can be distinguished. */
export const pennant = (): Uint8Array =>
  draw(320, 200, (x, y) => {
    if (Math.hypot(x - 80, y - 100) < 40) return CREAM;
    return Math.abs(y - 100) <= 92 * (1 - x / 320) && x >= 8 ? RED : CLEAR;
  });

/** A solid mark on a clear ground, 160 px square; `hue` distinguishes them. */
export const mark = (hue: number): Uint8Array => {
  const part = (shift: number) => Math.round(127 + 127 * Math.cos(((hue + shift) / 360) * 2 * Math.PI));
  const colour: Rgba = [part(0), part(120), part(240), 255];
  return draw(160, 160, (x, y) => (Math.hypot(x - 80, y - 80) < 76 ? colour : CLEAR));
};

/** A photograph of cloth, 480 px square: twelve checks across with the grain of a camera. */
export const photograph = (): Uint8Array =>
  draw(480, 480, (x, y) => {
    const checks = (Math.floor(x / 20) % 2) + (Math.floor(y / 20) % 2);
    const grain = ((x * 7_919 + y * 104_729) % 23) - 11;
    const light = [226, 150, 74][checks]! + grain;
    return [light, Math.round(light * 0.92), Math.round(light * 0.8), 255];
  });
