import {
  decodeDrape,
  displayMesh,
  garmentGlb,
  garmentObj,
  garmentUsdz,
  sewnButtons,
  sewnSurfaces,
  type WornGarment,
  withHems,
  withPlates,
} from "@selvedge/garment-core";
import type { FileAnswer, FileRequest, GarmentFormat } from "./order.ts";

/** Steps of subdivision: what is sent about stays light, what is rendered is fine. */
const LEVELS: Readonly<Record<GarmentFormat, number>> = { glb: 0, usdz: 0, obj: 1 };
const WRITERS: Readonly<Record<GarmentFormat, (garment: WornGarment) => Uint8Array<ArrayBuffer>>> = {
  glb: garmentGlb,
  usdz: garmentUsdz,
  obj: garmentObj,
};

const answer = (message: FileAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.addEventListener("message", async ({ data }: MessageEvent<FileRequest>) => {
  try {
    const response = await fetch(data.drapeUrl, { referrerPolicy: "no-referrer", credentials: "same-origin" });
    if (!response.ok) throw new Error(`${data.drapeUrl} answered ${response.status}`);
    const hung = displayMesh(decodeDrape(new Uint8Array(await response.arrayBuffer())), LEVELS[data.format]);
    const mesh = withHems(withPlates(hung, data.plates));
    const bytes = WRITERS[data.format]({
      ...{ name: data.name, mesh, dresses: data.dresses },
      buttons: sewnButtons(hung.pieces, data.buttons),
      sewnOn: sewnSurfaces(hung, data.parts),
    });
    answer({ kind: "file", bytes }, [bytes.buffer]);
  } catch (reason) {
    answer({ kind: "failed", reason: reason instanceof Error ? reason.message : String(reason) });
  }
});
