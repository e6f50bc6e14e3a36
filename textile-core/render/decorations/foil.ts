import { linearOf } from "../../colour/convert.ts";
import type { Decoration } from "../../finish/decoration.ts";
import { mixSeed, torusNoise } from "../noise.ts";
import type { Planes } from "../planes.ts";
import type { Ground } from "./ground.ts";
import { flatten, paint, within } from "./paint.ts";

/** Film bridges the threads: so much of their slope is left. */
const BRIDGED = 0.72;
/** Creases of the film move its light; where both their sizes press, it has rubbed off in flecks. */
const CREASE_MM = 2.4;
const CREASE_LIGHT = 0.5;
const RUBBED_FROM = 0.62;
const SOFT_MM = 0.12;

/** Presses metallised film on the motif, or over the whole face. */
export function layFoil(planes: Planes, decoration: Extract<Decoration, { technique: "foil" }>, ground: Ground): Planes {
  const { width, height } = planes;
  const film = new Float32Array(width * height);
  const colour = linearOf(decoration.colour);
  const cells = (mm: number) => Math.max(2, Math.round(mm / CREASE_MM));
  const creases = torusNoise(width, height, cells(ground.tile.mmWidth), cells(ground.tile.mmHeight), mixSeed(ground.seed, 101));
  const fine = torusNoise(
    width,
    height,
    4 * cells(ground.tile.mmWidth),
    4 * cells(ground.tile.mmHeight),
    mixSeed(ground.seed, 103),
  );
  const { distance } = ground.laid ?? {};
  for (let i = 0; i < film.length; i++) {
    const crease = creases[i]! + 0.4 * fine[i]!;
    const rubbed = creases[i]! > 0 && fine[i]! > RUBBED_FROM ? 0.6 : 0;
    const share = (distance ? within(distance[i]!, SOFT_MM) : 1) * (1 - rubbed);
    if (share === 0) continue;
    flatten(planes, i, share * BRIDGED);
    paint(planes, i, colour, 1 + CREASE_LIGHT * crease, share);
    planes.gloss[i]! += (1 - planes.gloss[i]!) * share;
    film[i] = share;
  }
  return { ...planes, film };
}
