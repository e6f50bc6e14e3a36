import { DISC_EDGE_MM, DISC_RADIUS_MM, STAND } from "../drape/drape-disc.ts";
import type { StoredDrape } from "../mesh/stored-drape.ts";

/** Area of the draped disc's shadow over the ring around the stand, 0 limp … 1 stiff; the rim is the mesh's last ring. Source: ISO 9073-9. */
export function drapeCoefficient(disc: StoredDrape, edge = DISC_EDGE_MM): number {
  const rim = 6 * Math.round(DISC_RADIUS_MM / edge);
  const start = disc.uv.length / 2 - rim;
  let shadow = 0;
  for (let i = 0; i < rim; i++) {
    const [a, b] = [3 * (start + i), 3 * (start + ((i + 1) % rim))];
    const p = disc.particles;
    shadow += Math.abs(p[a]! * p[b + 2]! - p[b]! * p[a + 2]!) / 2;
  }
  const stand = Math.PI * STAND.radius ** 2;
  return (shadow - stand) / (Math.PI * DISC_RADIUS_MM ** 2 - stand);
}

/** From a voile to a coating, N·m. */
export const RIGIDITIES = [0.5e-5, 2e-5, 8e-5, 32e-5] as const;
