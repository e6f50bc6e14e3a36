import {
  type Hex,
  hexOfLab,
  hexOfLinear,
  type Lab,
  type LinearRgb,
  labOf,
  linearOf,
  type Oklab,
  oklabOf,
} from "@selvedge/textile-core";
import type { Chip } from "../tables.ts";
import { nameOf } from "./names.ts";

export const MAX_CHIPS = 5;
const ROUNDS = 12;
/** Clusters nearer than this in OKLab are merged: the eye sees one colour. */
const SAME_COLOUR = 0.04;
/** Pixels more transparent than this say nothing about the colour. */
const MIN_ALPHA = 128;

type Cluster = { centre: Oklab; light: LinearRgb; pixels: number };

/** The colours a small RGBA picture consists of, the largest share first; a screen estimate, not a measurement. k-means in OKLab. */
export function dominantColours(rgba: Uint8Array): Chip[] {
  const colours = countColours(rgba);
  if (colours.length === 0) return [];
  let clusters = firstCentres(colours);
  for (let round = 0; round < ROUNDS; round += 1) clusters = regroup(colours, clusters);
  return merged(clusters)
    .sort((a, b) => b.pixels - a.pixels)
    .map(({ light }) => chip(hexOfLinear(light)));
}

const chip = (hex: Hex): Chip => chipOf(labOf(hex));

/** A colour with what it is called. */
export function chipOf([l, a, b]: Lab): Chip {
  const hex = hexOfLab([l, a, b]);
  const round = (value: number) => Math.round(value * 100) / 100;
  return { name: nameOf([l, a, b]), code: null, hex, lab: [round(l), round(a), round(b)] };
}

function countColours(rgba: Uint8Array): Cluster[] {
  const counts = new Map<Hex, number>();
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3]! < MIN_ALPHA) continue;
    const hex: Hex = `#${Buffer.from(rgba.buffer, rgba.byteOffset + i, 3).toString("hex")}`;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts].map(([hex, pixels]) => ({ centre: oklabOf(hex), light: linearOf(hex), pixels }));
}

/** The commonest colour, then each time the one farthest from those chosen, weighed by how much there is of it. */
function firstCentres(colours: readonly Cluster[]): Cluster[] {
  const chosen = [colours.reduce((most, colour) => (colour.pixels > most.pixels ? colour : most))];
  const far = (colour: Cluster) =>
    Math.min(...chosen.map((other) => distance(other.centre, colour.centre))) * Math.sqrt(colour.pixels);
  while (chosen.length < Math.min(MAX_CHIPS, colours.length)) {
    chosen.push(colours.reduce((farthest, colour) => (far(colour) > far(farthest) ? colour : farthest)));
  }
  return chosen;
}

function regroup(colours: readonly Cluster[], clusters: readonly Cluster[]): Cluster[] {
  const groups = Map.groupBy(colours, (colour) =>
    clusters.reduce((nearest, cluster) =>
      distance(cluster.centre, colour.centre) < distance(nearest.centre, colour.centre) ? cluster : nearest,
    ),
  );
  return [...groups.values()].map(mean);
}

function merged(clusters: readonly Cluster[]): Cluster[] {
  const result: Cluster[] = [];
  for (const cluster of clusters) {
    const twin = result.findIndex((other) => distance(other.centre, cluster.centre) < SAME_COLOUR);
    if (twin < 0) result.push(cluster);
    else result[twin] = mean([result[twin]!, cluster]);
  }
  return result;
}

function mean(colours: readonly Cluster[]): Cluster {
  const pixels = colours.reduce((sum, colour) => sum + colour.pixels, 0);
  const along = (channel: (colour: Cluster) => number) =>
    colours.reduce((sum, colour) => sum + channel(colour) * colour.pixels, 0) / pixels;
  return {
    centre: [along((colour) => colour.centre[0]), along((colour) => colour.centre[1]), along((colour) => colour.centre[2])],
    light: [along((colour) => colour.light[0]), along((colour) => colour.light[1]), along((colour) => colour.light[2])],
    pixels,
  };
}

const distance = (a: Oklab, b: Oklab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
