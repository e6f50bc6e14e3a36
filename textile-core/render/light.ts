import { byteOfLight, LIGHT_OF_BYTE } from "@selvedge/geometry-core";
import type { Mm } from "../units.ts";
import type { ClothMaps } from "./maps.ts";

/** A daylight lamp at the upper left, half way up, as in a light box. */
const LAMP = { x: -0.5, y: 0.5, z: Math.SQRT1_2 } as const;
const AMBIENT = 0.52;
/** Reflection at normal incidence of a fibre, and how much of it a flat picture may show. */
const FIBRE_F0 = 0.04;
const SPECULAR_SHARE = 0.9;
/** Light that goes through the fibre and comes out coloured: a wide lobe, stronger the smoother the cloth. */
const LUSTRE_SPREAD = 0.42;
const LUSTRE_LIGHT = 0.34;
const LUSTRE_DARKENS = 0.5;
/** A glossy cloth never lies quite flat: its waves move the light. Their least length, and their slope where roughness would be 0. */
const WAVE_MM: Mm = 24;
/** On a large piece folds are larger: not more than so many lie beside each other. */
const MAX_WAVES = 3.5;
const WAVE_SLOPE = 0.95;
/** Rougher than this, waves do not show. */
const WAVES_UP_TO = 0.66;

/** 0 for a rough cloth … 1 for a mirror. */
const smoothnessOf = (roughness: number): number => Math.max(0, 1 - roughness / WAVES_UP_TO);

const waveOf = (mmWidth: Mm): Mm => Math.max(WAVE_MM, mmWidth / MAX_WAVES);

/** Height of soft folds that run down the tile at a slant, −1 … 1; whole waves both ways, so that the tile closes. */
function swellOf(width: number, height: number, mmWidth: Mm, mmHeight: Mm): Float32Array {
  const wavesIn = (mm: Mm, waveMm: Mm) => Math.max(1, Math.round(mm / waveMm));
  const wave = waveOf(mmWidth);
  const [across, slant, bends] = [wavesIn(mmWidth, wave), wavesIn(mmHeight, 3 * wave), wavesIn(mmHeight, 2 * wave)];
  const turn = 2 * Math.PI;
  const swell = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const v = row / height;
    for (let column = 0; column < width; column++) {
      const u = column / width;
      const bend = 0.9 * Math.sin(turn * (bends * v + u)) + 0.5 * Math.sin(turn * (v - 2 * u) + 2);
      swell[row * width + column] =
        0.7 * Math.sin(turn * (across * u + slant * v) + bend) +
        0.3 * Math.sin(turn * ((across + 1) * u - bends * v) + 1.7 * bend);
    }
  }
  return swell;
}

/** Slopes of slow waves over the tile, a torus; null for a cloth too rough to show them. */
function wavesOf({ width, height, mmWidth, mmHeight, material }: ClothMaps): { x: Float32Array; y: Float32Array } | null {
  const slope = WAVE_SLOPE * smoothnessOf(material.roughness);
  if (slope === 0) return null;
  const swell = swellOf(width, height, mmWidth, mmHeight);
  const [x, y] = [new Float32Array(swell.length), new Float32Array(swell.length)];
  const reach = Math.max(1, Math.round((waveOf(mmWidth) / 6 / mmWidth) * width));
  for (let row = 0; row < height; row++) {
    const up = ((row + height - reach) % height) * width;
    const down = ((row + reach) % height) * width;
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      x[cell] =
        slope * (swell[row * width + ((column + reach) % width)]! - swell[row * width + ((column + width - reach) % width)]!);
      y[cell] = slope * (swell[up + column]! - swell[down + column]!);
    }
  }
  return { x, y };
}

/**
 * The tile as it lies under a lamp: what a swatch picture shows, where a renderer brings its own light to the maps.
 * Same size and as seamless as the maps; RGBA, sRGB. Glossy cloth is laid in slow waves, as a hand would lay it.
 */
export function lightCloth(maps: ClothMaps): Uint8ClampedArray<ArrayBuffer> {
  const { albedo, normal, roughness, material } = maps;
  const lit = new Uint8ClampedArray(albedo.length);
  const waves = wavesOf(maps);
  const smooth = smoothnessOf(material.roughness);
  // Half vector between the lamp and an eye straight above.
  const half = 1 / Math.sqrt(LAMP.x ** 2 + LAMP.y ** 2 + (LAMP.z + 1) ** 2);
  const [hx, hy, hz] = [LAMP.x * half, LAMP.y * half, (LAMP.z + 1) * half];
  const level = 1 / (AMBIENT + (1 - AMBIENT) * LAMP.z * 1.05);
  // Gloss spreads along the angle, which lies across the threads.
  const [tx, ty] = [Math.cos(material.anisotropyAngle), Math.sin(material.anisotropyAngle)];
  const [ht, hb] = [hx * tx + hy * ty, hy * tx - hx * ty];
  for (let i = 0, pixel = 0; i < albedo.length; i += 4, pixel++) {
    let nx = normal[i]! / 127.5 - 1;
    let ny = normal[i + 1]! / 127.5 - 1;
    let nz = normal[i + 2]! / 127.5 - 1;
    if (waves) {
      nx -= waves.x[pixel]! * nz;
      ny -= waves.y[pixel]! * nz;
      const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      nx *= scale;
      ny *= scale;
      nz *= scale;
    }
    const facing = Math.max(0, nx * LAMP.x + ny * LAMP.y + nz * LAMP.z);
    const diffuse = level * (AMBIENT * (0.35 + 0.65 * nz) + (1 - AMBIENT) * facing);
    // Anisotropic GGX (Burley 2012), without masking: a cloth is seen from above here.
    const rough = (roughness[i]! / 255) ** 2;
    const along = rough + (1 - rough) * material.anisotropy ** 2;
    const [nt, nb] = [nx * tx + ny * ty, ny * tx - nx * ty];
    // The half vector in the frame of the normal, to first order of its tilt.
    const [lt, lb] = [(ht * nz - hz * nt) / across(along), (hb * nz - hz * nb) / across(rough)];
    const towards = Math.max(0, nx * hx + ny * hy + nz * hz);
    const spread = lt * lt + lb * lb + towards * towards;
    const specular = (SPECULAR_SHARE * FIBRE_F0 * facing) / (Math.PI * across(along) * across(rough) * spread * spread) / 4;
    const lobe = 1 / (1 + (1 - towards * towards) / LUSTRE_SPREAD ** 2 / Math.max(1e-3, towards * towards)) ** 2;
    const body = diffuse * (1 - LUSTRE_DARKENS * smooth) + (smooth * LUSTRE_LIGHT * facing * lobe) / LUSTRE_SPREAD ** 2;
    const fuzz = material.sheen * 0.12 * (1 - nz);
    const extra = specular + fuzz;
    lit[i] = byteOfLight(LIGHT_OF_BYTE[albedo[i]!]! * body + extra);
    lit[i + 1] = byteOfLight(LIGHT_OF_BYTE[albedo[i + 1]!]! * body + extra);
    lit[i + 2] = byteOfLight(LIGHT_OF_BYTE[albedo[i + 2]!]! * body + extra);
    lit[i + 3] = 255;
  }
  return lit;
}

/** A width of the highlight below which a picture of this size could not show it. */
const across = (alpha: number): number => Math.max(0.04, alpha);
