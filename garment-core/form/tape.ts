import type { Distance } from "./solid.ts";

const RAYS = 56;
const REACH_MM = 420;

/** Distance from a place inside a solid to its surface along a direction. */
function reach(solid: Distance, from: readonly [number, number, number], way: readonly [number, number, number]): number {
  let [near, far] = [0, REACH_MM];
  for (let i = 0; i < 14; i++) {
    const r = (near + far) / 2;
    if (solid(from[0] + way[0] * r, from[1] + way[1] * r, from[2] + way[2] * r) < 0) near = r;
    else far = r;
  }
  return near;
}

/** Length of the convex hull of points, closed. */
function hullLength(points: readonly (readonly [number, number])[]): number {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: typeof sorted) => {
    const chain: (readonly [number, number])[] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  const hull = [...half(sorted), ...half([...sorted].reverse())];
  return hull.reduce((sum, p, i) => {
    const q = hull[(i + 1) % hull.length]!;
    return sum + Math.hypot(p[0] - q[0], p[1] - q[1]);
  }, 0);
}

/** What a tape round the body reads at a height: it spans hollows. `middleZ` must lie inside the body. */
export function tapeAround(solid: Distance, y: number, middleZ: number): number {
  return hullLength(
    Array.from({ length: RAYS }, (_, i) => {
      const angle = (i / RAYS) * 2 * Math.PI;
      const [wx, wz] = [Math.cos(angle), Math.sin(angle)];
      const r = reach(solid, [0, y, middleZ], [wx, 0, wz]);
      return [wx * r, wz * r] as const;
    }),
  );
}

/** What a taut tape reads down the front from one height to another, while its x runs from `xTop` to `xBottom` at `yTurn`. */
export function tapeDown(
  solid: Distance,
  tape: {
    readonly yTop: number;
    readonly yTurn: number;
    readonly yBottom: number;
    readonly xTop: number;
    readonly xBottom: number;
  },
): number {
  const chain: (readonly [number, number])[] = [];
  for (let i = 0; i <= 40; i++) {
    const y = tape.yTop + ((tape.yBottom - tape.yTop) * i) / 40;
    const t = Math.min(1, (tape.yTop - y) / (tape.yTop - tape.yTurn));
    const x = tape.xTop + (tape.xBottom - tape.xTop) * t;
    const inside = solid(x, y, -40) < 0;
    const p = [y, inside ? -40 + reach(solid, [x, y, -40], [0, 0, 1]) : -12] as const;
    while (chain.length > 1) {
      const [a, b] = [chain.at(-2)!, chain.at(-1)!];
      if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
      chain.pop();
    }
    chain.push(p);
  }
  return chain.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - chain[i]![0], p[1] - chain[i]![1]), 0);
}
