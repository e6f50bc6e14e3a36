import { diameterOf, expand, type Hex, type Mm, type Weave, type WovenCloth, weaveOf } from "@selvedge/textile-core";

/** Samples a pixel has on each side: fewer would let threads flicker. */
const SAMPLES = 2;
/** How far a thread's centre rises or falls at a crossing, in its radius. */
const CRIMP = 0.8;
/** How unevenly thick a thread is, over so many mm. */
const UNEVEN = 0.12;
const UNEVEN_OVER_MM = 0.8;
const GAP: Rgb = [10, 10, 12];

type Rgb = readonly [red: number, green: number, blue: number];
const rgbOf = (hex: Hex): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

/** 0 … 1 by the sine of a large number, as shaders do. */
function lot(index: number, seed: number): number {
  const value = Math.sin(index * 12.9898 + seed * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** A thread's radius where it is looked at. */
function radiusAt(radius: Mm, alongMm: Mm, thread: number): Mm {
  const place = alongMm / UNEVEN_OVER_MM;
  const from = Math.floor(place);
  const part = place - from;
  const thickness = lot(from, thread) * (1 - part) + lot(from + 1, thread) * part;
  return radius * (1 + UNEVEN * (thickness - 0.5));
}

/** 1 where the warp is on top, -1 where the weft is. */
function sign({ lifts }: Weave, end: number, pick: number): number {
  const row = lifts[((pick % lifts.length) + lifts.length) % lifts.length]!;
  return row[((end % row.length) + row.length) % row.length] ? 1 : -1;
}

/** Between two crossings a thread's centre follows a cosine. */
function centre(before: number, after: number, part: number): number {
  const part2 = (1 - Math.cos(Math.PI * part)) / 2;
  return before * (1 - part2) + after * part2;
}

/** A cloth's figures, worked out once. */
function figuresOf(cloth: WovenCloth) {
  return {
    ends: cloth.endsPerCm / 10,
    picks: cloth.picksPerCm / 10,
    warpRadius: diameterOf(cloth.warp) / 2,
    weftRadius: diameterOf(cloth.weft) / 2,
    warpColours: expand(cloth.warpOrder).map(rgbOf),
    weftColours: expand(cloth.weftOrder).map(rgbOf),
    weave: weaveOf(cloth.weave),
  };
}

/** What is seen at one place. */
type Seen = { height: Mm; colour: Rgb; shade: number };

/** The height of a thread so far off its axis, which is `rise` times `middle` high; nothing beside it. */
const topOf = (radius: Mm, offMm: Mm, axis: Mm): Mm =>
  Math.abs(offMm) < radius ? axis + Math.sqrt(radius * radius - offMm * offMm) : Number.NEGATIVE_INFINITY;

/** Writes into `seen` what is on top at one place: of the warp end and the weft pick that run there the higher, or the gap between them. */
function look(figures: ReturnType<typeof figuresOf>, xMm: Mm, yMm: Mm, seen: Seen): void {
  const { ends, picks, weave, warpColours, weftColours } = figures;
  const end = Math.floor(xMm * ends);
  const pick = Math.floor(yMm * picks);
  const warpRadius = radiusAt(figures.warpRadius, yMm, end);
  const weftRadius = radiusAt(figures.weftRadius, xMm, pick + 1_000);
  const warpOff = xMm - (end + 0.5) / ends;
  const weftOff = yMm - (pick + 0.5) / picks;
  const alongWarp = yMm * picks - 0.5;
  const alongWeft = xMm * ends - 0.5;
  const beforePick = Math.floor(alongWarp);
  const beforeEnd = Math.floor(alongWeft);
  const rise = CRIMP * Math.min(warpRadius, weftRadius);
  const warpMiddle = centre(sign(weave, end, beforePick), sign(weave, end, beforePick + 1), alongWarp - beforePick);
  const weftMiddle = -centre(sign(weave, beforeEnd, pick), sign(weave, beforeEnd + 1, pick), alongWeft - beforeEnd);
  const warp = topOf(warpRadius, warpOff, rise * warpMiddle);
  const weft = topOf(weftRadius, weftOff, rise * weftMiddle);
  seen.height = Math.max(warp, weft, -rise);
  seen.colour = GAP;
  seen.shade = 1;
  if (warp === weft) return;
  const isWarp = warp > weft;
  seen.colour = isWarp ? warpColours[end % warpColours.length]! : weftColours[pick % weftColours.length]!;
  // Fibres run around the thread as it is spun.
  const fibres = isWarp ? Math.sin(60 * yMm + 40 * warpOff) : Math.sin(60 * xMm + 40 * weftOff);
  const lit = 0.7 + 0.3 * Math.min(1, (seen.height + rise) / (2 * rise + Math.max(warpRadius, weftRadius)));
  seen.shade = lit * (1 + 0.04 * fibres);
}

/**
 * A woven tile as one writes it down first: every sample of every pixel works out for itself which thread is on top, how high and in
 * which colour, without tables of threads or crossings. Albedo, normal and height; no fibres, finish, nap, gloss or openness.
 */
export function perPixelWeave(cloth: WovenCloth, { pixels, mm }: { readonly pixels: number; readonly mm: Mm }) {
  const figures = figuresOf(cloth);
  const wide = pixels * SAMPLES;
  const step = mm / wide;
  const heights = new Float32Array(wide * wide);
  const light = new Float32Array(3 * pixels * pixels);
  const albedo = new Uint8ClampedArray(4 * pixels * pixels);
  const normal = new Uint8ClampedArray(4 * pixels * pixels);
  const heightMap = new Uint8ClampedArray(4 * pixels * pixels);
  const seen: Seen = { height: 0, colour: GAP, shade: 1 };
  for (let y = 0; y < wide; y += 1)
    for (let x = 0; x < wide; x += 1) {
      look(figures, (x + 0.5) * step, (y + 0.5) * step, seen);
      heights[y * wide + x] = seen.height;
      const index = 3 * (Math.floor(y / SAMPLES) * pixels + Math.floor(x / SAMPLES));
      const shade = seen.shade / SAMPLES ** 2;
      light[index]! += seen.colour[0] * shade;
      light[index + 1]! += seen.colour[1] * shade;
      light[index + 2]! += seen.colour[2] * shade;
    }
  const heightAt = (x: number, y: number) => heights[((y + wide) % wide) * wide + ((x + wide) % wide)]!;
  for (let pixel = 0; pixel < pixels * pixels; pixel += 1) {
    const x = (pixel % pixels) * SAMPLES;
    const y = Math.floor(pixel / pixels) * SAMPLES;
    const slopeX = (heightAt(x + SAMPLES, y) - heightAt(x - 1, y)) / ((SAMPLES + 1) * step);
    const slopeY = (heightAt(x, y + SAMPLES) - heightAt(x, y - 1)) / ((SAMPLES + 1) * step);
    const upright = 127.5 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    normal[4 * pixel] = 127.5 - slopeX * upright;
    normal[4 * pixel + 1] = 127.5 + slopeY * upright;
    normal[4 * pixel + 2] = 127.5 + upright;
    for (let channel = 0; channel < 3; channel += 1) {
      albedo[4 * pixel + channel] = light[3 * pixel + channel]!;
      heightMap[4 * pixel + channel] = 128 + 400 * heightAt(x, y);
    }
    for (const map of [albedo, normal, heightMap]) map[4 * pixel + 3] = 255;
  }
  return { albedo, normal, heightMap };
}
