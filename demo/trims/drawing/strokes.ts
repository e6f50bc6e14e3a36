import type { TrimShape } from "../range/quality.ts";

/** Of a trim, in mm. */
export type Size = { readonly w: number; readonly h: number };

export type Of<Shape extends TrimShape["shape"]> = Extract<TrimShape, { shape: Shape }>;

/** Mixes a colour with black (below 0) or white (above). */
export function toned(hex: string, by: number): string {
  const to = by < 0 ? 0 : 255;
  const part = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(value + (to - value) * Math.abs(by))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

export const circle = (x: number, y: number, r: number, how: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${how}/>`;

export const path = (d: string, how: string) => `<path d="${d}" ${how}/>`;

/** A stroke without a fill. */
export const line = (width: number, colour: string, more = "") =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;

export const fill = (colour: string, more = "") => `fill="${colour}" ${more}`;

/** To a thousandth, which keeps the SVG short. */
export const figure = (value: number) => Math.round(value * 1000) / 1000;

/** A disc lit from the upper left. */
export const domed = (id: string, hex: string, light = 0.35, dark = -0.3) =>
  `<radialGradient id="${id}" cx="36%" cy="30%" r="80%"><stop offset="0" stop-color="${toned(hex, light)}"/>` +
  `<stop offset="0.6" stop-color="${hex}"/><stop offset="1" stop-color="${toned(hex, dark)}"/></radialGradient>`;

/** A run of colours from left to right. */
export const across = (id: string, ...stops: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops
    .map((colour, index) => `<stop offset="${figure(index / (stops.length - 1))}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;
