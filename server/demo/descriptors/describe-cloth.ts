import { fabricTileOf } from "@selvedge/textile-core";
import { clothStore } from "../../fabrics/cloths/store.ts";
import { describeFabric } from "../../fabrics/search/pictures/seen/keep.ts";
import type { Seen } from "../../fabrics/search/pictures/seen/views.ts";
import type { FileStore } from "../../platform/files/store.ts";
import type { WorkerPool } from "../../platform/jobs/pool/worker-pool.ts";
import type { FabricSeed } from "../fabrics/index.ts";

/** Draws a cloth of the demo mill and looks at it; answers the hash of its record too. About a second. */
export async function describeCloth(
  { cloth }: Pick<FabricSeed, "cloth">,
  { files, workers }: { files: FileStore; workers: WorkerPool },
): Promise<readonly [clothHash: string, seen: Seen]> {
  const cloth_hash = await files.put(Buffer.from(JSON.stringify(cloth)));
  const { mmWidth: mm_width, mmHeight: mm_height } = fabricTileOf(cloth);
  const cloths = clothStore({ files, workers });
  const seen = await describeFabric(
    { files, cloths, workers },
    { cloth_hash, image_hash: null, albedo_hash: null, mm_width, mm_height },
  );
  return [cloth_hash, seen!];
}
