import { ambientOcclusion } from "./ambient-occlusion.ts";
import { type DetailLevels, detailLevels } from "./detail-levels.ts";
import type { DrapeAnswer, DrapeRequest } from "./messages.ts";
import { readDrape } from "./read-drape.ts";
import type { ShownGarment } from "./shown-mesh.ts";

const answer = (message: DrapeAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/** A browser that compiles no WebAssembly shows the garment as it is. */
async function levelsOf(garment: ShownGarment): Promise<DetailLevels | null> {
  try {
    return await detailLevels(garment);
  } catch (reason) {
    console.warn("The levels of detail of a garment could not be made.", reason);
    return null;
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<DrapeRequest>) => {
  try {
    const response = await fetch(data.url, { referrerPolicy: "no-referrer", credentials: "same-origin" });
    if (!response.ok) throw new Error(`${data.url} answered ${response.status}`);
    const garment = readDrape(await response.arrayBuffer(), data.stitching);
    const levels = await levelsOf(garment);
    answer(
      { kind: "garment", garment, levels },
      (levels ?? []).flatMap((level) => level.map(({ buffer }) => buffer)),
    );
    const occlusion = ambientOcclusion(garment) as readonly Float32Array<ArrayBuffer>[];
    answer(
      { kind: "occlusion", occlusion },
      occlusion.map(({ buffer }) => buffer),
    );
  } catch (reason) {
    answer({ kind: "failed", reason: reason instanceof Error ? reason.message : String(reason) });
  }
});
