import { useEffect, useState } from "react";
import type { ShadowCaster } from "../stage/shadow-caster.ts";
import type { DetailLevels, LevelsRequest } from "./detail-levels.ts";
import type { ShownGarment } from "./shown-mesh.ts";

/** Levels of detail, and what casts the shadows of all pieces together. */
type Levelled = { readonly of: ShownGarment; readonly levels: DetailLevels; readonly caster: ShadowCaster };

/** Levels of detail of a garment, made in a worker once `isWanted`; null until they are there. A browser that cannot make them shows it as it is. */
export function useLevels(garment: ShownGarment, isWanted: boolean): Levelled | null {
  const [made, setMade] = useState<Levelled | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isAsked = true;
    const worker = new Worker(new URL("./levels.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", async ({ data: levels }: MessageEvent<DetailLevels>) => {
      worker.terminate();
      const { ShadowCaster } = await import("../stage/shadow-caster.ts");
      if (isAsked) setMade({ of: garment, levels, caster: new ShadowCaster(garment, levels) });
    });
    const request: LevelsRequest = {
      pieces: garment.pieces.map(({ positions, normals, triangles, edges }) => ({ positions, normals, triangles, edges })),
      form: { positions: garment.form.positions, normals: garment.form.normals, triangles: garment.form.triangles },
    };
    worker.postMessage(request);
    return () => {
      isAsked = false;
      worker.terminate();
    };
  }, [garment, isWanted]);
  return made?.of === garment ? made : null;
}
