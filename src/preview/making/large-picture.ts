import type { SceneHandle } from "../scene.tsx";
import type { PreviewBackground } from "../types.ts";
import { blank, inTurn, lendCanvas } from "./easel.ts";
import { openGround } from "./ground.ts";
import { sizeFor, tilesOf } from "./tiles-of.ts";

/** The longer side of a large picture, in pixels. */
export const LONG_SIDE_PX = 3840;
/** Drawn at once on any graphics card, with room for its smoothing. */
const TILE_PX = 1280;

type Order = {
  readonly background: PreviewBackground | null;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

/** What is on screen as a PNG whose longer side is 3840 px, transparent without a background. Rejects when the signal says so. */
export const largePicture = (scene: SceneHandle, order: Order): Promise<Blob> => inTurn(order.signal, () => draw(scene, order));

async function draw(scene: SceneHandle, { background, signal, onProgress }: Order): Promise<Blob> {
  const { renderer, rig } = scene;
  const size = sizeFor(renderer.domElement, LONG_SIDE_PX);
  await scene.sharpen(size.height);
  const [canvas, context] = blank(size.width, size.height);
  const ground = await openGround(background);
  ground.paint(context);
  ground.close();
  const tiles = tilesOf(size.width, size.height, TILE_PX);
  for (const [at, { x, y, width, height }] of tiles.entries()) {
    const giveBack = lendCanvas(scene, width, height);
    const camera = rig.active;
    try {
      camera.setViewOffset(size.width, size.height, x, y, width, height);
      context.drawImage(scene.draw(), x, y);
    } finally {
      camera.clearViewOffset();
      giveBack();
      scene.draw();
    }
    onProgress((at + 1) / (tiles.length + 1));
    await new Promise((next) => setTimeout(next));
    signal.throwIfAborted();
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("The picture could not be written"))), "image/png"),
  );
}
