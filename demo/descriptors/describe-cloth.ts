import { clothStore, describeFabric, type FabricSeen, type FileStore, type WorkerPool } from "@selvedge/server";
import { fabricTileOf } from "@selvedge/textile-core";
import type { FabricSeed } from "../fabrics/index.ts";

/** Draws a cloth of the demo mill and looks at it; answers the hash of its record too. About a second. */
export async function describeCloth(
  { cloth }: Pick<FabricSeed, "cloth">,
  { files, workers }: { files: FileStore; workers: WorkerPool },
): Promise<readonly [clothHash: string, seen: FabricSeen]> {
  const cloth_hash = await files.put(Buffer.from(JSON.stringify(cloth)));
  const { mmWidth: mm_width, mmHeight: mm_height } = fabricTileOf(cloth);
  const cloths = clothStore({ files, workers });
  const seen = await describeFabric(
    { files, cloths, workers },
    { cloth_hash, image_hash: null, albedo_hash: null, mm_width, mm_height },
  );
  return [cloth_hash, seen!];
}
