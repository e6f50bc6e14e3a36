import { linearOf } from "../../colour/convert.ts";
import type { Decoration } from "../../finish/decoration.ts";
import { applyForm } from "../macro.ts";
import { layPile, oneColour } from "../pile.ts";
import type { Planes } from "../planes.ts";
import type { Ground } from "./ground.ts";
import { close, within } from "./paint.ts";

const SOFT_MM = 0.14;

/** Stands flock on the motif. */
export function flock(planes: Planes, decoration: Extract<Decoration, { technique: "flocking" }>, ground: Ground): Planes {
  const { distance } = ground.laid!;
  const mask = distance.map((mm) => within(mm, SOFT_MM));
  layPile(
    planes,
    mask,
    { heightMm: decoration.heightMm, rows: oneColour(linearOf(decoration.colour), planes.height) },
    ground.pixelMm,
    ground.seed,
  );
  for (let i = 0; i < mask.length; i++) close(planes, i, mask[i]!);
  applyForm(
    planes,
    mask.map((share) => share * decoration.heightMm),
    ground.pixelMm,
  );
  return planes;
}
