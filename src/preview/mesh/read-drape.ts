import { decodeDrape, displayMesh } from "@selvedge/garment-core";
import { prepare } from "./prepare.ts";
import type { ShownGarment, Stitching } from "./shown-mesh.ts";

/** A stored drape as it is shown. Throws where the bytes are not a drape. */
export function readDrape(bytes: ArrayBuffer, stitching: Stitching): ShownGarment {
  return prepare(displayMesh(decodeDrape(new Uint8Array(bytes))), stitching);
}
