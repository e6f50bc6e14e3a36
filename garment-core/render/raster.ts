import type { Camera } from "./camera.ts";

/** Something to draw: a surface in mm. */
export type Shape = { readonly positions: Float32Array; readonly indices: Uint32Array };

/** What is seen through each pixel: which shape and triangle, where on it, and how far away; `shape` is -1 where nothing is. */
export type Seen = {
  readonly width: number;
  readonly height: number;
  readonly shape: Int16Array;
  readonly triangle: Uint32Array;
  /** Weights of the triangle's second and third corner. */
  readonly second: Float32Array;
  readonly third: Float32Array;
  readonly depth: Float32Array;
};

/** Draws shapes into a depth buffer; `scale` pixels of it to one of the camera's. */
export function rasterise(shapes: readonly Shape[], camera: Camera, width: number, height: number, scale: number): Seen {
  const size = width * height;
  const seen: Seen = {
    width,
    height,
    shape: new Int16Array(size).fill(-1),
    triangle: new Uint32Array(size),
    second: new Float32Array(size),
    third: new Float32Array(size),
    depth: new Float32Array(size).fill(Number.POSITIVE_INFINITY),
  };
  const out = new Float64Array(3);
  shapes.forEach(({ positions, indices }, shape) => {
    const screen = new Float32Array(positions.length);
    for (let v = 0; v < positions.length; v += 3) {
      camera.project(positions[v]!, positions[v + 1]!, positions[v + 2]!, out);
      screen[v] = out[0]! * scale;
      screen[v + 1] = out[1]! * scale;
      screen[v + 2] = out[2]!;
    }
    for (let t = 0; t < indices.length; t += 3) fill(seen, screen, indices, t, shape);
  });
  return seen;
}

function fill(seen: Seen, screen: Float32Array, indices: Uint32Array, t: number, shape: number): void {
  const [a, b, c] = [3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!];
  const [ax, ay, az] = [screen[a]!, screen[a + 1]!, screen[a + 2]!];
  const [bx, by, bz] = [screen[b]! - ax, screen[b + 1]! - ay, screen[b + 2]! - az];
  const [cx, cy, cz] = [screen[c]! - ax, screen[c + 1]! - ay, screen[c + 2]! - az];
  const area = bx * cy - by * cx;
  if (Math.abs(area) < 1e-9) return;
  const { width, height, depth } = seen;
  const left = Math.max(0, Math.ceil(Math.min(ax, ax + bx, ax + cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, ax + bx, ax + cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, ay + by, ay + cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, ay + by, ay + cy) - 0.5));
  const inverse = 1 / area;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay;
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - ax;
      const u = (px * cy - py * cx) * inverse;
      const v = (bx * py - by * px) * inverse;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const z = az + u * bz + v * cz;
      const pixel = y * width + x;
      if (z >= depth[pixel]!) continue;
      depth[pixel] = z;
      seen.shape[pixel] = shape;
      seen.triangle[pixel] = t;
      seen.second[pixel] = u;
      seen.third[pixel] = v;
    }
  }
}
