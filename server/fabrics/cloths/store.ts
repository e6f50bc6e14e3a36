import type { FabricRecord } from "@selvedge/textile-core";
import { readRecord } from "../../platform/files/record.ts";
import type { FileStore } from "../../platform/files/store.ts";
import type { WorkerPool } from "../../platform/jobs/pool/worker-pool.ts";
import { type ClothMap, type ClothPicture, fileOf, isNear, isSmallSwatch, SMALL_SWATCHES, type SmallSwatch } from "./address.ts";
import { type ClothMetrics, MAX_SIDE_PX } from "./pictures/cloth-metrics.ts";
import { smallerSwatch } from "./pictures/picture-files.ts";

/** Cloths by the hash of their record. Their pictures follow from it, so they are made when somebody first asks, and kept. */
export type Cloths = {
  /** Stores a record durably and returns what can be derived from it without pictures. */
  keep(cloth: FabricRecord): Promise<{ readonly recordHash: string } & ClothMetrics>;
  /** A picture; null when there is no such record, or its cloth has no such picture. Whoever asks goes before what is prepared. */
  picture(recordHash: string, map: ClothPicture): Promise<Uint8Array | null>;
  /** Makes the pictures of its tile and its swatch that are not there yet, when nobody waits for others. */
  prepare(recordHash: string): Promise<void>;
  /** The same with its threads as they are seen from near. */
  prepareNear(recordHash: string): Promise<void>;
};

type Parts = {
  readonly files: FileStore;
  readonly workers: WorkerPool;
  /** Pixels of a tile's longer side at most. */
  readonly longestPx?: number;
};

export function clothStore({ files, workers, longestPx = MAX_SIDE_PX }: Parts): Cloths {
  const picture = (recordHash: string, map: ClothMap, ahead: boolean) =>
    files.derivedTogether(recordHash, fileOf(map), isNear(map) ? "near" : "tile", async (record) => {
      const cloth = readRecord<FabricRecord>(record);
      const made = await (isNear(map)
        ? workers.do("near", { cloth }, { ahead })
        : workers.do("cloth", { cloth, longestPx }, { ahead }));
      return made && Object.entries(made).map(([name, bytes]) => [fileOf(name as ClothMap), bytes] as const);
    });
  const small = (recordHash: string, map: SmallSwatch) =>
    files.derivedTogether(recordHash, fileOf(map), map, async () => {
      const swatch = await picture(recordHash, "swatch", false);
      return swatch && [[fileOf(map), await smallerSwatch(swatch, SMALL_SWATCHES[map])]];
    });
  return {
    async keep(cloth) {
      const recordHash = await files.putRecord(cloth);
      return { recordHash, ...(await workers.do("clothMetrics", { cloth, longestPx })) };
    },
    picture: (recordHash, map) => (isSmallSwatch(map) ? small(recordHash, map) : picture(recordHash, map, false)),
    async prepare(recordHash) {
      await picture(recordHash, "swatch", true);
    },
    async prepareNear(recordHash) {
      await picture(recordHash, "near-albedo", true);
    },
  };
}
