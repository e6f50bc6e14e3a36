import type { PreviewView } from "../types.ts";

/** Where a camera stands about the middle of a garment: radians round it, radians above the horizon, mm away. */
export type Orbit = { readonly azimuth: number; readonly elevation: number; readonly distance: number };

export const FIELD_OF_VIEW_DEGREES = 24;
const ELEVATION = (5 * Math.PI) / 180;
const MARGIN = 1.17;

/** Azimuth of each side; 0 looks at the front, a quarter turn at the wearer's left. */
export const AZIMUTHS: Readonly<Record<PreviewView, number>> = {
  front: 0,
  threeQuarter: (38 * Math.PI) / 180,
  side: Math.PI / 2,
  back: Math.PI,
};

type Extent = { readonly width: number; readonly height: number; readonly depth: number };

/** How far away a garment of this size fills a picture of this aspect (width ÷ height), from every side. */
export function fitDistance({ width, height, depth }: Extent, aspect: number): number {
  const slope = Math.tan((FIELD_OF_VIEW_DEGREES * Math.PI) / 360);
  const widest = Math.max(width, depth);
  return (MARGIN * Math.max(height, widest / aspect)) / 2 / slope + depth / 2;
}

/** Where the camera stands for a side. */
export function orbitOf(view: PreviewView, extent: Extent, aspect: number): Orbit {
  return { azimuth: AZIMUTHS[view], elevation: ELEVATION, distance: fitDistance(extent, aspect) };
}

/** The angle equal to `to` that is nearest to `from`, so that a turn takes the short way. */
export function nearestTurn(from: number, to: number): number {
  const full = 2 * Math.PI;
  return to + full * Math.round((from - to) / full);
}

/** Starts and ends softly; 0 to 1 gives 0 to 1. */
export function eased(t: number): number {
  return t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2;
}

/** The orbit a share `t` of the way between two. */
export function between(from: Orbit, to: Orbit, t: number): Orbit {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return {
    azimuth: mix(from.azimuth, nearestTurn(from.azimuth, to.azimuth)),
    elevation: mix(from.elevation, to.elevation),
    distance: mix(from.distance, to.distance),
  };
}

/** The side a camera looks at; null between two sides. */
export function viewOf(azimuth: number): PreviewView | null {
  const tolerance = (4 * Math.PI) / 180;
  for (const [view, at] of Object.entries(AZIMUTHS) as [PreviewView, number][])
    if (Math.abs(nearestTurn(at, azimuth) - at) < tolerance) return view;
  return null;
}
