import type { Decoration } from "../../finish/decoration.ts";
import type { Planes } from "../planes.ts";
import type { Ground } from "./ground.ts";
import { within } from "./paint.ts";

const SOFT_MM = 0.1;
/** What is left where the cellulose is gone: its cover, and its height over the whole cloth's. */
const GROUND_COVER = 0.42;
const GROUND_HEIGHT = 0.45;
/** Crests of the threads that stay are closer than the gaps between them. */
const CREST_COVER = 0.5;

/** Eats the motif out of the cloth: sheer and thin inside, whole outside. */
export function burnOut(planes: Planes, _decoration: Extract<Decoration, { technique: "burn-out" }>, ground: Ground): Planes {
  const { relief } = planes;
  const { distance } = ground.laid!;
  const opacity = planes.opacity ?? new Float32Array(relief.length).fill(1);
  const mean = relief.reduce((sum, mm) => sum + mm, 0) / relief.length;
  for (let i = 0; i < relief.length; i++) {
    const eaten = within(distance[i]!, SOFT_MM);
    if (eaten === 0) continue;
    const crest = relief[i]! / Math.max(1e-6, mean) - 1;
    const left = Math.min(1, Math.max(0.08, GROUND_COVER + CREST_COVER * crest * GROUND_COVER));
    opacity[i]! *= 1 + (left - 1) * eaten;
    relief[i]! *= 1 + (GROUND_HEIGHT - 1) * eaten;
  }
  return { ...planes, opacity };
}
