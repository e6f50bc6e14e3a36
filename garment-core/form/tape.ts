import { convexHull, distance, type Point, perimeterOf, tautChain, type Vector3 } from "@selvedge/geometry-core";
import type { Distance } from "./solid.ts";

const RAYS = 72;
const REACH_MM = 420;

/** Distance from a place inside a solid to its surface along a direction. */
function reach(
  solid: Distance,
  from: readonly [number, number, number],
  way: readonly [number, number, number],
  reachMm = REACH_MM,
): number {
  let [near, far] = [0, reachMm];
  for (let i = 0; i < 14; i++) {
    const r = (near + far) / 2;
    if (solid(from[0] + way[0] * r, from[1] + way[1] * r, from[2] + way[2] * r) < 0) near = r;
    else far = r;
  }
  return near;
}

/** Where a tape lies: a place inside the body, and two directions square to each other that it runs round in. */
export type TapeLine = {
  readonly middle: Vector3;
  readonly across: Vector3;
  readonly along: Vector3;
  /** Nothing but what is measured lies within so much of the middle, mm. */
  readonly reachMm?: number;
};

/** What a taut tape reads: it spans hollows. More rays read closer, always from below. */
export function tapeRound(solid: Distance, { middle, across, along, reachMm }: TapeLine, rays = RAYS): number {
  return perimeterOf(
    convexHull(
      Array.from({ length: rays }, (_, i) => {
        const angle = (i / rays) * 2 * Math.PI;
        const [u, v] = [Math.cos(angle), Math.sin(angle)];
        const way = [across[0] * u + along[0] * v, across[1] * u + along[1] * v, across[2] * u + along[2] * v] as const;
        const r = reach(solid, middle, way, reachMm);
        return [u * r, v * r] as const;
      }),
    ),
  );
}

/** What a tape round the body reads at a height: `middleZ` must lie inside the body. */
export const tapeAround = (solid: Distance, y: number, middleZ: number, rays = RAYS): number =>
  tapeRound(solid, { middle: [0, y, middleZ], across: [1, 0, 0], along: [0, 0, 1] }, rays);

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
  const places = Array.from({ length: 41 }, (_, i): Point => {
    const y = tape.yTop + ((tape.yBottom - tape.yTop) * i) / 40;
    const t = Math.min(1, (tape.yTop - y) / (tape.yTop - tape.yTurn));
    const x = tape.xTop + (tape.xBottom - tape.xTop) * t;
    const inside = solid(x, y, -40) < 0;
    return [y, inside ? -40 + reach(solid, [x, y, -40], [0, 0, 1]) : -12];
  });
  const chain = tautChain(places);
  return chain.slice(1).reduce((sum, p, i) => sum + distance(chain[i]!, p), 0);
}
