import { measure } from "../pattern/freesewing.ts";
import type { Body } from "./body.ts";
import { bake } from "./grid.ts";
import { merge, turn } from "./lathe.ts";
import { type Surface, surfaceOf } from "./surface.ts";

/** The form is drawn this much smaller than the solid, so that cloth lying on it never flickers through. */
export const FORM_INSET_MM = 1.5;
const CELL_MM = 17;

/** How far down each limb the form is shown, mm. */
export type Shown = { readonly arm: number; readonly leg: number };

/** The neck block: a turned cap with a groove under it and a small knob. */
function neckCap(body: Body): Surface {
  const radius = (measure(body.measurements, "neck") / (2 * Math.PI)) * 0.82;
  const share = (r: number, h: number): readonly [number, number] => [radius * r, h * body.scale];
  return turn({
    centre: [0, body.heights.neckTop - 7 * body.scale, 4 * body.scale],
    ratio: 1,
    lean: 0.17,
    tilt: 0.17,
    sides: 40,
    profile: [
      share(0.86, -4),
      share(0.86, 4),
      share(0.93, 5),
      share(0.97, 7.5),
      share(0.97, 10.5),
      share(0.93, 13),
      share(0.8, 16),
      share(0.55, 19),
      share(0.28, 21),
      share(0.14, 23),
      share(0.12, 26),
      share(0.18, 29),
      share(0.22, 33.5),
      share(0.18, 38),
      share(0.09, 41),
      share(0, 42),
    ],
  });
}

/** The pole and foot that a form without legs stands on. */
function stand(body: Body): Surface {
  const { scale, heights } = body;
  const top = heights.base / scale + 20;
  const share = ([radius, height]: readonly [number, number]): readonly [number, number] => [radius * scale, height * scale];
  return turn({
    centre: [0, 0, -9 * scale],
    ratio: 1,
    lean: 0,
    tilt: 0,
    sides: 32,
    profile: (
      [
        [168, 0],
        [168, 8],
        [165, 12],
        [150, 15],
        [60, 22],
        [28, 28],
        [16, 40],
        [14, 60],
        [14, top - 46],
        [24, top - 42],
        [26, top - 36],
        [26, top],
      ] as const
    ).map(share),
  });
}

/** The form as it is shown: torso, what the garment hides of the limbs left out, neck block, and pole where it has no legs. */
export function formSurface(body: Body, limbs: { readonly legs: boolean }, shown: Shown): Surface {
  const solid = body.cropped(shown);
  const shoulder = body.shoulderJoint[0] + 150 * body.scale;
  const reach = Math.max(shoulder, body.shoulderJoint[0] + shown.arm);
  const bounds = {
    min: [-reach, body.bounds.min[1], body.bounds.min[2]] as const,
    max: [reach, body.bounds.max[1], body.bounds.max[2]] as const,
  };
  const torso = surfaceOf(bake(solid, bounds, CELL_MM * body.scale), solid, -FORM_INSET_MM);
  return merge(limbs.legs ? [torso, neckCap(body)] : [torso, neckCap(body), stand(body)]);
}
