import type { DescriptorIndex } from "../../../server/fabrics/search/pictures/nearest/descriptor-index.ts";
import type { Pictured, PictureIndex } from "../../../server/fabrics/search/pictures/seen/replica.ts";

/** Fabrics as picture search knows them, in an index that is empty so far. */
export async function pictureIndexOf(fabrics: readonly Pictured[], descriptors: DescriptorIndex): Promise<PictureIndex> {
  await descriptors.put(fabrics);
  return { fabrics: new Map(fabrics.map((fabric) => [fabric.id, fabric])), descriptors };
}
