import type { PictureFile, WornGarment } from "./worn-garment.ts";
import { wornBy } from "./worn-garment.ts";

/** Names of the pictures of the first dress within a folder of textures, each picture once. */
export function pictureNames({ mesh, dresses }: WornGarment): ReadonlyMap<PictureFile, string> {
  const names = new Map<PictureFile, string>();
  for (const { key } of mesh.pieces) {
    const { cloth, painted } = wornBy(dresses[0], key);
    for (const [kind, picture] of [
      ["colour", painted ? painted.picture : cloth.colour],
      ["relief", painted?.normal ?? cloth.normal],
      ["roughness", painted?.gloss ?? cloth.rough],
    ] as const)
      if (picture && !names.has(picture))
        names.set(picture, `textures/${names.size + 1}-${kind}.${picture.mime === "image/png" ? "png" : "jpg"}`);
  }
  return names;
}
