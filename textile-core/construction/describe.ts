import type { AnyCloth, KnittedCloth, WovenCloth } from "../cloth.ts";
import type { Hex, Lab } from "../colour/convert.ts";
import type { Decoration } from "../finish/decoration.ts";
import { finishEffectOf } from "../finish/table.ts";
import { describeLace } from "../knit/lace.ts";
import { describeKnit } from "../knit/weigh.ts";
import type { GramsPerSquareMetre, Mm } from "../units.ts";
import { weaveOf } from "../weave/table.ts";
import { type BendingClass, bendingOf } from "./bending.ts";
import { type Cover, coverOf } from "./cover.ts";
import { geometryOf } from "./geometry.ts";
import { decorated, meanOf, type Shades, shadesOf, shownOf } from "./shades.ts";
import { weigh } from "./weigh.ts";

/** What follows from the construction of any cloth without drawing it. */
export type Description = {
  readonly gsm: GramsPerSquareMetre;
  /** Under light pressure, with what a raised finish, a pile or a backing adds. */
  readonly thicknessMm: Mm;
  /** Share of the area that threads cover, 0 … 1; 1 less this is open. */
  readonly cover: { readonly cloth: number };
  readonly bending: BendingClass;
  /** The colour from afar: threads mixed by what shows of them. */
  readonly meanColour: { readonly hex: Hex; readonly lab: Lab };
  readonly palette: Shades;
};

export type WovenDescription = Description & {
  readonly cover: Cover;
  readonly crimp: { readonly warp: number; readonly weft: number };
  /** Share of warp in what one sees of the face. */
  readonly warpOnFace: number;
};

/** A raised nap stands about this high at full strength. */
const NAP_MM = 0.6;

/** How much thicker a decoration makes the whole cloth; what stands on it here and there does not count. */
const loftOf = (decoration: Decoration | undefined): Mm => (decoration?.technique === "quilting" ? decoration.loftMm : 0);

function describeWoven(cloth: WovenCloth): WovenDescription {
  const geometry = geometryOf(cloth);
  const { warp, weft } = geometry;
  const lifts = weaveOf(cloth.weave).lifts.flat();
  const lifted = lifts.filter((up) => up === 1).length / lifts.length;
  const cover = coverOf(cloth, geometry);
  const seenWarp = cover.warp * (lifted + (1 - lifted) * (1 - cover.weft));
  const seenWeft = cover.weft * (1 - lifted + lifted * (1 - cover.warp));
  const warpOnFace = cloth.pile ? 0 : seenWarp / (seenWarp + seenWeft);
  const threads = [...shownOf(cloth.warpOrder, cloth.warp, warpOnFace), ...shownOf(cloth.weftOrder, cloth.weft, 1 - warpOnFace)];
  const palette = shadesOf(decorated(threads, cloth.decoration));
  return {
    gsm: weigh(cloth).gsm,
    thicknessMm:
      Math.max(warp.wave + warp.thickness, weft.wave + weft.thickness) +
      NAP_MM * finishEffectOf(cloth.finish).raised +
      (cloth.pile?.heightMm ?? 0) +
      loftOf(cloth.decoration) +
      (cloth.back ? describe(cloth.back.cloth).thicknessMm : 0),
    cover,
    crimp: { warp: warp.crimp, weft: weft.crimp },
    warpOnFace,
    bending: bendingOf(cloth),
    meanColour: meanOf(palette),
    palette,
  };
}

function describeKnitted(cloth: KnittedCloth): Description {
  const { thicknessMm, cover, meanColour, palette } = describeKnit(cloth);
  return {
    gsm: weigh(cloth).gsm,
    thicknessMm: thicknessMm + loftOf(cloth.decoration),
    cover: { cloth: cover },
    bending: bendingOf(cloth),
    meanColour,
    palette,
  };
}

/** What follows from a construction without drawing it. */
export function describe(cloth: WovenCloth): WovenDescription;
export function describe(cloth: AnyCloth): Description;
export function describe(cloth: AnyCloth): Description {
  if (cloth.kind === "woven") return describeWoven(cloth);
  if (cloth.kind === "knitted") return describeKnitted(cloth);
  const { gsm, thicknessMm, cover, palette } = describeLace(cloth);
  return { gsm, thicknessMm, cover, bending: bendingOf(cloth), meanColour: meanOf(palette), palette };
}
