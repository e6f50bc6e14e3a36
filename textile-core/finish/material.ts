import type { KnittedCloth, LaceCloth, WovenCloth } from "../cloth.ts";
import { floatsOf } from "../construction/geometry.ts";
import { weaveOf } from "../weave/table.ts";
import { characterOf, type Yarn } from "../yarn/yarn.ts";
import { finishEffectOf } from "./table.ts";

/** What of a cloth's material follows from its record alone; all 0 … 1 but the angle. */
export type Reflection = {
  readonly roughness: number;
  readonly sheen: number;
  readonly sheenRoughness: number;
  readonly anisotropy: number;
  readonly anisotropyAngle: number;
};

/** Floats this long or longer lie side by side like a skin. */
const SATIN_FLOAT = 2.5;
/** Of a polyurethane film as it comes off the paper. */
const SKIN_ROUGHNESS = 0.38;
const unit = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Starting values for KHR_materials_sheen and _anisotropy: poplin 0.8 rough with a trace of sheen, flannel 0.95 with
 * 0.3–0.5, satin 0.35–0.5 without sheen but with a direction. Between them yarn lustre, float and nap decide.
 */
export function reflectionOf(cloth: WovenCloth): Reflection {
  const floats = floatsOf(weaveOf(cloth.weave));
  const effect = finishEffectOf(cloth.finish);
  if (cloth.pile) return pileReflectionOf(cloth.weft);
  const warpFaced = cloth.endsPerCm * floats.warp >= cloth.picksPerCm * floats.weft;
  const face = warpFaced ? cloth.warp : cloth.weft;
  const { lustre, hairiness } = characterOf(face);
  const gloss = 1 - (1 - lustre) * (1 - effect.lustre);
  const smooth = unit((Math.max(floats.warp, floats.weft) - 1) / (SATIN_FLOAT - 1)) ** 2 * (1 - effect.raised);
  const fuzz = 1 - (1 - effect.raised) * (1 - 0.3 * hairiness);
  const threads = 0.84 - 0.12 * gloss - smooth * (0.16 + 0.22 * gloss);
  const rough = threads + (SKIN_ROUGHNESS - threads) * effect.skin;
  return {
    roughness: unit(rough + (0.96 - rough) * effect.raised),
    sheen: unit((0.03 + 0.42 * fuzz * (1 - 0.8 * gloss) * (1 - smooth)) * (1 - effect.skin)),
    sheenRoughness: unit(0.5 - 0.1 * effect.raised),
    anisotropy: unit(smooth * (0.35 + 0.4 * gloss) * (1 - effect.skin)),
    // Threads are round: their gloss spreads across them. The warp runs up the tile.
    anisotropyAngle: warpFaced ? 0 : Math.PI / 2,
  };
}

/** Cut pile: fibre ends towards the eye; starting values of velvet, glossier fibres with more of it. */
function pileReflectionOf(weft: Yarn): Reflection {
  const { lustre } = characterOf(weft);
  return {
    roughness: 0.97,
    sheen: unit(0.55 + 0.4 * lustre),
    sheenRoughness: unit(0.38 - 0.1 * lustre),
    anisotropy: 0,
    anisotropyAngle: 0,
  };
}

/** A knit scatters in every direction: its loops turn the yarn through half a circle. `raised` 0 … 1, with a torn inlay. */
export function knitReflectionOf(cloth: KnittedCloth, raised: number): Reflection {
  const { lustre, hairiness } = characterOf(cloth.yarn);
  const gloss = 1 - (1 - lustre) * (1 - finishEffectOf(cloth.finish).lustre);
  const fuzz = 1 - (1 - raised) * (1 - 0.35 * hairiness);
  const rough = 0.88 - 0.2 * gloss;
  return {
    roughness: unit(rough + (0.96 - rough) * raised),
    sheen: unit(0.04 + 0.42 * fuzz * (1 - 0.8 * gloss)),
    sheenRoughness: unit(0.5 - 0.1 * raised),
    anisotropy: 0,
    anisotropyAngle: 0,
  };
}

/** Lace is all edges: threads one by one, without a skin. */
export function laceReflectionOf({ net, clothwork, finish }: LaceCloth): Reflection {
  const lustre = Math.max(characterOf(net.yarn).lustre, characterOf(clothwork.yarn).lustre);
  const gloss = 1 - (1 - lustre) * (1 - finishEffectOf(finish).lustre);
  return { roughness: unit(0.85 - 0.25 * gloss), sheen: 0.03, sheenRoughness: 0.5, anisotropy: 0, anisotropyAngle: 0 };
}
