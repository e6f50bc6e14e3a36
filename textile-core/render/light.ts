import { srgbByte } from "./encode.ts";
import type { ClothMaps } from "./maps.ts";

/** A daylight lamp at the upper left, half way up, as in a light box. */
const LAMP = { x: -0.5, y: 0.5, z: Math.SQRT1_2 } as const;
const AMBIENT = 0.52;
const STEPS = 256;

const LINEAR = Float32Array.from({ length: STEPS }, (_, byte) => {
  const value = byte / (STEPS - 1);
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * The tile as it lies under a lamp: what a swatch picture shows, where a renderer brings its own light to the maps.
 * Same size and as seamless as the maps; RGBA, sRGB.
 */
export function lightCloth(maps: ClothMaps): Uint8ClampedArray<ArrayBuffer> {
  const { albedo, normal, roughness, material } = maps;
  const lit = new Uint8ClampedArray(albedo.length);
  // Half vector between the lamp and an eye straight above.
  const half = 1 / Math.sqrt(LAMP.x ** 2 + LAMP.y ** 2 + (LAMP.z + 1) ** 2);
  const [hx, hy, hz] = [LAMP.x * half, LAMP.y * half, (LAMP.z + 1) * half];
  const level = 1 / (AMBIENT + (1 - AMBIENT) * LAMP.z * 1.05);
  for (let at = 0; at < albedo.length; at += 4) {
    const nx = normal[at]! / 127.5 - 1;
    const ny = normal[at + 1]! / 127.5 - 1;
    const nz = normal[at + 2]! / 127.5 - 1;
    const facing = Math.max(0, nx * LAMP.x + ny * LAMP.y + nz * LAMP.z);
    const diffuse = level * (AMBIENT * (0.35 + 0.65 * nz) + (1 - AMBIENT) * facing);
    // GGX at normal incidence of 4 % (Walter et al. 2007), without masking: a cloth is seen from above here.
    const rough = (roughness[at]! / 255) ** 2;
    const towards = Math.max(0, nx * hx + ny * hy + nz * hz);
    const spread = towards * towards * (rough * rough - 1) + 1;
    const specular = (0.04 * 0.25 * rough * rough * facing) / (Math.PI * spread * spread);
    const fuzz = material.sheen * 0.12 * (1 - nz);
    const extra = specular + fuzz;
    lit[at] = srgbByte(LINEAR[albedo[at]!]! * diffuse + extra);
    lit[at + 1] = srgbByte(LINEAR[albedo[at + 1]!]! * diffuse + extra);
    lit[at + 2] = srgbByte(LINEAR[albedo[at + 2]!]! * diffuse + extra);
    lit[at + 3] = 255;
  }
  return lit;
}
