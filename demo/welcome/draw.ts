import { buttonsOf, MAX_CLOTH_SIDE_PX, type WorkerPool } from "@selvedge/server";
import { fabricTileOf } from "@selvedge/textile-core";
import { shippedDrapes } from "../drapes/shipped.ts";
import { FABRICS } from "../fabrics/index.ts";
import { STYLES } from "../styles/styles.ts";
import { SHELF, type WelcomePicture } from "./welcome.ts";

const TEASER = { width: 720, height: 540 } as const;

/** A picture of the front page, as WebP. It follows from the recipes of the fabrics and from the drapes that travel with the portal. */
export async function drawWelcomePicture(workers: WorkerPool, picture: WelcomePicture): Promise<Uint8Array> {
  switch (picture.kind) {
    case "shelf":
      return workers.do("shelf", { lengths: await Promise.all(SHELF.map((code) => tileOf(workers, code))) });
    case "folds":
      return workers.do("folds", { tile: await tileOf(workers, picture.fabric), layout: picture.layout });
    case "garment": {
      const style = STYLES.find(({ recipe }) => recipe === picture.recipe)!;
      const drape = shippedDrapes()(picture.recipe).bytes;
      const cloths = { "*": await tileOf(workers, style.fabric) };
      const buttons = buttonsOf(picture.recipe);
      return workers.do("portrait", { drape, cloths, ...buttons, ...TEASER, yaw: picture.yaw });
    }
  }
}

/** The albedo of a fabric of the demo mill, to be laid on something. */
async function tileOf(workers: WorkerPool, code: string) {
  const fabric = FABRICS.find((one) => one.code === code);
  if (!fabric) throw new Error(`The front page shows ${code}, which the mill does not have.`);
  const { albedo } = await workers.do("cloth", { cloth: fabric.cloth, longestPx: MAX_CLOTH_SIDE_PX });
  const { mmWidth, mmHeight } = fabricTileOf(fabric.cloth);
  return { picture: albedo, mmWidth, mmHeight };
}
