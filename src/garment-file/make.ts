import type { LaidTrim } from "@selvedge/editor-core";
import { buttonMarks, type Dress, type Plate } from "@selvedge/garment-core";
import { partsOf } from "../preview/trims/parts.ts";
import { dressOf } from "./dress.ts";
import type { FileAnswer, FileRequest, GarmentFormat, GarmentOrder } from "./order.ts";
import { Surfaces } from "./surfaces.ts";

const MIMES: Readonly<Record<GarmentFormat, string>> = {
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
  obj: "application/zip",
};

/** Ends a file's name. */
export const ENDINGS: Readonly<Record<GarmentFormat, string>> = { glb: ".glb", usdz: ".usdz", obj: " OBJ.zip" };

/** Thinner than this nothing is seen to lie on the cloth. */
const MIN_THICK_MM = 0.3;

/** What lies flat on the cloth: what stands on it has parts instead. */
function plateOf(trim: LaidTrim): Plate[] {
  if (partsOf(trim).length > 0) return [];
  const { pieceKey, x, y, angle, width, height, look } = trim;
  return [{ pieceKey, x, y, angle, width, height, thick: Math.max(MIN_THICK_MM, look.thick) }];
}

function written(request: FileRequest): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL("./file.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Uint8Array<ArrayBuffer>>((done, failed) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FileAnswer>) => {
      if (data.kind === "file") done(data.bytes);
      else failed(new Error(data.reason));
    });
    worker.addEventListener("error", ({ message }) => failed(new Error(message || "The file's worker could not start.")));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** The garment as a file. Rejects where its drape or a picture does not arrive. */
export async function makeGarmentFile(order: GarmentOrder, format: GarmentFormat): Promise<Blob> {
  const surfaces = new Surfaces(order);
  const [first, ...others] = order.dresses;
  const dresses: [Dress, ...Dress[]] = [await dressOf(first, order, surfaces, format)];
  // Only GLB holds more than the dress that is shown.
  if (format === "glb") for (const other of others) dresses.push(await dressOf(other, order, surfaces, format));
  const { trims } = order;
  const parts = trims.flatMap(partsOf);
  const plates = trims.flatMap(plateOf);
  const buttons = trims.some(({ isAtButton }) => isAtButton) ? [] : buttonMarks(order.pieces);
  const drapeUrl = new URL(order.drapeUrl, location.href).href;
  const bytes = await written({ name: order.name, dresses, format, drapeUrl, parts, plates, buttons });
  return new Blob([bytes], { type: MIMES[format] });
}
