import { MM_PER_CM } from "@selvedge/geometry-core";
import type { AnyCloth } from "../cloth.ts";
import { finishEffectOf } from "../finish/table.ts";
import { describeLace } from "../knit/lace.ts";
import { knitOf } from "../knit/structure.ts";
import { texOf } from "../yarn/count.ts";
import { blended } from "../yarn/fibres.ts";
import type { Yarn } from "../yarn/yarn.ts";
import { geometryOf } from "./geometry.ts";

/** How a cloth falls, from a chiffon to a canvas. */
export type BendingClass = "limp" | "soft" | "medium" | "firm" | "stiff";

/** Flexural rigidity in µN·m (1 µN·m is about 10 mg·cm), upper ends of the classes; ASTM D1388 values of the usual cloths of each. */
const CLASSES: readonly (readonly [upTo: number, name: BendingClass])[] = [
  [2.5, "limp"],
  [8, "soft"],
  [20, "medium"],
  [90, "firm"],
  [Number.POSITIVE_INFINITY, "stiff"],
];

/** A yarn bends between its free fibres and a solid rod: with this share of the rod's rigidity. Fitted to poplin 6, denim 130, silk satin 2 µN·m. */
const SHARE_OF_ROD = 1 / 300;

/** Rigidity of a yarn in a cloth, µN·mm². A rod's is E T² / (4πρ): E in N/tex, T in tex, ρ in g/cm³ (Morton & Hearle, eq. 17.8: 10⁻³ N·mm²). */
function rigidityOf(yarn: Yarn): number {
  const { modulus, density } = blended(yarn.fibre);
  return (SHARE_OF_ROD * 1000 * modulus * texOf(yarn.count) ** 2) / (4 * Math.PI * density);
}

/** Threads hold each other's fibres at every crossing; measured cloths are stiffer than their free fibres by about this. */
const HELD_PLAIN = 11;
const HELD_FLOATING = 4;
const HELD_IN_LOOPS = 3;

/** A film on one face, and wadding and lining stitched to it, stiffen a cloth by these. */
const SKIN_STIFFENS = 2;
const QUILTED = 6;

const heldAt = (float: number): number => HELD_FLOATING + (HELD_PLAIN - HELD_FLOATING) / float ** 1.5;

/** Flexural rigidity of a cloth, the mean of both ways, µN·m. */
export function flexuralRigidityOf(cloth: AnyCloth): number {
  const isQuilted = cloth.kind !== "lace" && cloth.decoration?.technique === "quilting";
  const stiffened = (1 + SKIN_STIFFENS * finishEffectOf(cloth.finish).skin) * (isQuilted ? QUILTED : 1);
  switch (cloth.kind) {
    case "woven": {
      const { warp, weft } = geometryOf(cloth);
      const along = (rigidityOf(cloth.warp) / warp.pitch) * heldAt(warp.float) * Math.min(1.6, warp.width / warp.pitch + 0.4);
      const across = (rigidityOf(cloth.weft) / weft.pitch) * heldAt(weft.float) * Math.min(1.6, weft.width / weft.pitch + 0.4);
      const own = (stiffened * Math.sqrt(along * across)) / 1000;
      if (!cloth.back) return own;
      // Glued faces cannot slide on each other; woven ones can.
      const behind = flexuralRigidityOf(cloth.back.cloth);
      return (own + behind) * (cloth.back.joined === "glued" ? 2.5 : 1.2);
    }
    case "knitted": {
      const { beds } = knitOf(cloth.structure);
      const inlay = cloth.inlay ? rigidityOf(cloth.inlay.yarn) : 0;
      return (stiffened * HELD_IN_LOOPS * (beds * rigidityOf(cloth.yarn) + inlay) * (cloth.coursesPerCm / MM_PER_CM)) / 1000;
    }
    case "lace": {
      const { cover } = describeLace(cloth);
      const net = (2 * rigidityOf(cloth.net.yarn)) / cloth.net.meshMm;
      const clothwork = (2 * rigidityOf(cloth.clothwork.yarn)) / cloth.clothwork.pitchMm;
      return (HELD_FLOATING * (cover.net * net + cover.motif * clothwork)) / 1000;
    }
  }
}

/** The class of a cloth's flexural rigidity. */
export const bendingOf = (cloth: AnyCloth): BendingClass => {
  const rigidity = flexuralRigidityOf(cloth);
  return CLASSES.find(([upTo]) => rigidity < upTo)![1];
};
