import { useMemo } from "react";
import { ShadowCaster } from "../stage/shadow-caster.ts";
import type { DetailLevels } from "./detail-levels.ts";
import type { ShownGarment } from "./shown-mesh.ts";

/** Levels of detail, and what casts the shadows of all pieces together. */
type Levels = { readonly levels: DetailLevels; readonly caster: ShadowCaster };

/** The levels of detail of a garment with its one shadow; null where there are none. Whoever takes the caster disposes it. */
export const useLevels = (garment: ShownGarment, levels: DetailLevels | null): Levels | null =>
  useMemo(() => levels && { levels, caster: new ShadowCaster(garment, levels) }, [garment, levels]);
