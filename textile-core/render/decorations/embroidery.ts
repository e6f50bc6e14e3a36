import { linearOf } from "../../colour/convert.ts";
import type { Decoration } from "../../finish/decoration.ts";
import { applyForm } from "../macro.ts";
import { hash } from "../noise.ts";
import type { Planes } from "../planes.ts";
import type { Ground } from "./ground.ts";
import { flatten, paint, within } from "./paint.ts";

/** Satin stitch is padded: it stands up by this much of its half width, at most so many mm. */
const PADDING = 0.4;
const MAX_HEIGHT_MM = 0.7;
const SOFT_MM = 0.06;
/** Threads lie across the part; each shows round, and differs a little from the next. */
const THREAD_SHADE = 0.34;
const THREAD_VARIES = 0.1;
/** Threads that lie along the light are darker than those that lie across it. */
const SHEEN_OF_DIRECTION = 0.2;
const LAMP_ANGLE = (3 * Math.PI) / 4;
const GLOSS = 0.6;

/** Stitches the motif: every part a row of threads across its axis. */
export function embroider(planes: Planes, decoration: Extract<Decoration, { technique: "embroidery" }>, ground: Ground): Planes {
  const { distance, part, along, athwart, parts } = ground.laid!;
  const { pixelMm, tile } = ground;
  const scale = (tile.mmWidth / ground.across + tile.mmHeight / ground.up) / 2;
  const colours = decoration.colours.map(linearOf);
  const field = new Float32Array(distance.length);
  // Threads finer than two pixels cannot be resolved: they keep their mean.
  const seen = Math.min(1, Math.max(0, decoration.threadMm / pixelMm / 2 - 0.5));
  for (let i = 0; i < distance.length; i++) {
    const share = part[i] === 0 ? 0 : within(distance[i]!, SOFT_MM + 0.3 * pixelMm);
    if (share === 0) continue;
    const own = part[i]! - 1;
    const { angle, tone, length, width } = parts[own]!;
    const place = along[i]! / decoration.threadMm + 0.12 * Math.sin(athwart[i]! * 2.3 + own);
    const thread = Math.floor(place);
    const off = 2 * (place - thread) - 1;
    const round = Math.sqrt(Math.max(0, 1 - off * off * 0.9));
    const direction = 1 + SHEEN_OF_DIRECTION * Math.cos(2 * (angle + Math.PI / 2 - LAMP_ANGLE));
    const ownLight = 1 + THREAD_VARIES * (2 * hash(thread * 131 + own * 977) - 1);
    const light = direction * (1 + seen * (ownLight * (1 - THREAD_SHADE * (1 - round)) * 1.08 - 1));
    flatten(planes, i, share);
    paint(planes, i, colours[tone % colours.length]!, light, share);
    planes.gloss[i]! += (GLOSS * round - planes.gloss[i]!) * share;
    const [halfLength, halfWidth] = [length * scale, width * scale];
    const inside = Math.max(0, 1 - (along[i]! / halfLength) ** 2 - (athwart[i]! / halfWidth) ** 2);
    const padded = Math.min(MAX_HEIGHT_MM, PADDING * halfWidth) * Math.sqrt(inside);
    field[i] = share * (padded + 0.1 + seen * 0.22 * decoration.threadMm * round);
  }
  applyForm(planes, field, pixelMm);
  return planes;
}
