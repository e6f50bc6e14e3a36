import type { RoomPoint } from "@selvedge/contract";
import { dayShare, SHADE_TINT } from "@selvedge/contract/room-light";
import { byteOfLight, radiansOf } from "@selvedge/geometry-core";

/** Where somebody stands, what they look at, and how much they see from top to bottom, degrees. */
export type Eye = { readonly place: RoomPoint; readonly target: RoomPoint; readonly fov: number };

/** A corner of a triangle: where it is in the room, mm; where on what it is painted with; and how much light reaches it, 1 for a wall in full daylight. */
export type Corner = { readonly place: RoomPoint; readonly a: number; readonly b: number; readonly light: number };

/** The colour of a surface at a place on it, in linear light. */
export type Paint = (a: number, b: number, out: Float32Array) => void;

/** Nearer than this nothing is drawn, mm. */
const NEAREST_MM = 120;
const SUPERSAMPLE = 2;

/** A corner as the eye has it: to the right, up and ahead, then its a, b and light. */
type Seen = readonly [x: number, y: number, z: number, a: number, b: number, light: number];

/** Triangles in perspective, the nearest of them at each place, in linear light. */
export class Canvas {
  private readonly width: number;
  private readonly height: number;
  private readonly focal: number;
  private readonly eye: RoomPoint;
  private readonly axes: readonly [right: RoomPoint, up: RoomPoint, ahead: RoomPoint];
  /** One over the distance of what is nearest. */
  private readonly nearness: Float32Array;
  private readonly light: Float32Array;
  private readonly out = new Float32Array(3);

  constructor(eye: Eye, width: number, height: number) {
    [this.width, this.height] = [width * SUPERSAMPLE, height * SUPERSAMPLE];
    this.focal = this.height / 2 / Math.tan(radiansOf(eye.fov) / 2);
    this.eye = eye.place;
    const ahead = unit(minus(eye.target, eye.place));
    const right = unit([-ahead[2], 0, ahead[0]]);
    this.axes = [right, cross(right, ahead), ahead];
    this.nearness = new Float32Array(this.width * this.height);
    this.light = new Float32Array(3 * this.width * this.height);
  }

  /** Draws a triangle from either side, what of it is not behind the eye. */
  triangle(corners: readonly [Corner, Corner, Corner], paint: Paint): void {
    const kept = cut(corners.map((corner) => this.seen(corner)));
    for (let last = 2; last < kept.length; last++) this.fill([kept[0]!, kept[last - 1]!, kept[last]!], paint);
  }

  private seen({ place, a, b, light }: Corner): Seen {
    const away = minus(place, this.eye);
    const [right, up, ahead] = this.axes;
    return [dot(away, right), dot(away, up), dot(away, ahead), a, b, light];
  }

  private fill(corners: readonly [Seen, Seen, Seen], paint: Paint): void {
    const { width, height, focal } = this;
    const [p, q, r] = corners.map(([x, y, z]) => [width / 2 + (focal * x) / z, height / 2 - (focal * y) / z, 1 / z] as const) as [
      Projected,
      Projected,
      Projected,
    ];
    const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    if (area === 0) return;
    const [left, end] = [Math.max(0, Math.floor(Math.min(p[0], q[0], r[0]))), Math.min(width, Math.max(p[0], q[0], r[0]))];
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(p[1], q[1], r[1]))), Math.min(height, Math.max(p[1], q[1], r[1]))];
    for (let row = top; row < bottom; row++)
      for (let column = left; column < end; column++) {
        const [x, y] = [column + 0.5, row + 0.5];
        const v = ((x - p[0]) * (r[1] - p[1]) - (y - p[1]) * (r[0] - p[0])) / area;
        const w = ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) / area;
        const u = 1 - v - w;
        if (u < 0 || v < 0 || w < 0) continue;
        const nearness = u * p[2] + v * q[2] + w * r[2];
        const pixel = row * width + column;
        if (nearness <= this.nearness[pixel]!) continue;
        this.nearness[pixel] = nearness;
        const [s, t, o] = [(u * p[2]) / nearness, (v * q[2]) / nearness, (w * r[2]) / nearness];
        const [one, two, three] = corners;
        paint(one[3] * s + two[3] * t + three[3] * o, one[4] * s + two[4] * t + three[4] * o, this.out);
        this.put(pixel, one[5] * s + two[5] * t + three[5] * o);
      }
  }

  private put(pixel: number, light: number): void {
    const day = dayShare(light);
    for (let channel = 0; channel < 3; channel++) {
      const tint = SHADE_TINT[channel]! + (1 - SHADE_TINT[channel]!) * day;
      this.light[3 * pixel + channel] = this.out[channel]! * light * tint;
    }
  }

  /** The picture as it is seen on a screen: sRGB, three bytes a pixel, row by row from the top. */
  pixels(): Uint8Array {
    const [width, height] = [this.width / SUPERSAMPLE, this.height / SUPERSAMPLE];
    const bytes = new Uint8Array(3 * width * height);
    const tone: [number, number, number] = [0, 0, 0];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const sum: [number, number, number] = [0, 0, 0];
        for (let sample = 0; sample < SUPERSAMPLE ** 2; sample++) {
          const row = y * SUPERSAMPLE + Math.floor(sample / SUPERSAMPLE);
          const pixel = row * this.width + x * SUPERSAMPLE + (sample % SUPERSAMPLE);
          toned(this.light.subarray(3 * pixel, 3 * pixel + 3), tone);
          for (let channel = 0; channel < 3; channel++) sum[channel]! += tone[channel]! / SUPERSAMPLE ** 2;
        }
        bytes.set(sum.map(byteOfLight), 3 * (y * width + x));
      }
    return bytes;
  }
}

type Projected = readonly [x: number, y: number, nearness: number];

/** What of a polygon is before the eye. */
function cut(corners: readonly Seen[]): readonly Seen[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const isIn = corner[2] >= NEAREST_MM;
    if (isIn === next[2] >= NEAREST_MM) return isIn ? [corner] : [];
    const share = (NEAREST_MM - corner[2]) / (next[2] - corner[2]);
    const edge = corner.map((value, at) => value + (next[at]! - value) * share) as unknown as Seen;
    return isIn ? [corner, edge] : [edge];
  });
}

/** The tone mapping of the room's own page, without the step that makes up for what a surface mirrors: nothing does here. Source: Khronos PBR Neutral Tone Mapper. */
function toned(light: Float32Array, out: [number, number, number]): void {
  const [start, desaturation] = [0.76, 0.15];
  const peak = Math.max(light[0]!, light[1]!, light[2]!);
  const rest = 1 - start;
  const lowered = peak < start ? peak : 1 - (rest * rest) / (peak + rest - start);
  const grey = 1 - 1 / (desaturation * (peak - lowered) + 1);
  for (let channel = 0; channel < 3; channel++) {
    const scaled = peak === 0 ? 0 : (light[channel]! * lowered) / peak;
    out[channel] = scaled + (lowered - scaled) * grey;
  }
}

const minus = (a: RoomPoint, b: RoomPoint): RoomPoint => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: RoomPoint, b: RoomPoint): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: RoomPoint, b: RoomPoint): RoomPoint => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: RoomPoint): RoomPoint => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};
