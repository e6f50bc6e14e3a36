import { radiansOf } from "@selvedge/geometry-core";
import type { PreviewView } from "../types.ts";

/** Where a camera stands about the middle of a garment: radians round it, radians above the horizon, mm away. */
export type Orbit = { readonly azimuth: number; readonly elevation: number; readonly distance: number };

export const FIELD_OF_VIEW_DEGREES = 24;
const ELEVATION = radiansOf(5);
const MARGIN = 1.08;

/** Azimuth of each side; 0 looks at the front, a quarter turn at the wearer's left. */
export const AZIMUTHS: Readonly<Record<PreviewView, number>> = {
  front: 0,
  threeQuarter: radiansOf(38),
  side: Math.PI / 2,
  back: Math.PI,
  right: -Math.PI / 2,
};

type Extent = { readonly width: number; readonly height: number; readonly depth: number };

/** A picture's shape: its aspect (width ÷ height), and the share of its height at the foot that is covered by buttons. */
export type Frame = { readonly aspect: number; readonly foot: number };

/** Millimetres from the picture's upper to its lower edge, in the middle of a garment that fills it above the foot, from every side. */
export function seenHeight({ width, height, depth }: Extent, { aspect, foot }: Frame): number {
  return MARGIN * Math.max(height / (1 - foot), Math.max(width, depth) / aspect);
}

/** How far away a garment of this size fills a picture, from every side. */
export function fitDistance(extent: Extent, frame: Frame): number {
  const slope = Math.tan(radiansOf(FIELD_OF_VIEW_DEGREES) / 2);
  return seenHeight(extent, frame) / 2 / slope + extent.depth / 2;
}

/** Where the camera stands for a side. */
export function orbitOf(view: PreviewView, extent: Extent, frame: Frame): Orbit {
  return { azimuth: AZIMUTHS[view], elevation: ELEVATION, distance: fitDistance(extent, frame) };
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
  const tolerance = radiansOf(4);
  for (const [view, at] of Object.entries(AZIMUTHS) as [PreviewView, number][])
    if (Math.abs(nearestTurn(at, azimuth) - at) < tolerance) return view;
  return null;
}
