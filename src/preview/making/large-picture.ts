import type { SceneHandle } from "../scene/scene-handle.ts";
import type { PreviewBackground } from "../types.ts";
import { blank, lendCanvas, runExclusive } from "./easel.ts";
import { openPictureBackground } from "./picture-background.ts";
import { sizeFor, tilesOf } from "./tiles-of.ts";

/** The longer side of a large picture, in pixels. */
export const LONG_SIDE_PX = 3840;
/** Drawn at once on any graphics card, with room for its smoothing. */
const TILE_PX = 1280;

type PictureInput = {
  readonly background: PreviewBackground | null;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

/** What is on screen as a PNG whose longer side is 3840 px, transparent without a background. Rejects when the signal says so. */
export const largePicture = (scene: SceneHandle, input: PictureInput): Promise<Blob> =>
  runExclusive(input.signal, () => draw(scene, input));

async function draw(scene: SceneHandle, { background, signal, onProgress }: PictureInput): Promise<Blob> {
  const { renderer, rig } = scene;
  const size = sizeFor(renderer.domElement, LONG_SIDE_PX);
  await scene.sharpen(size.height);
  const [canvas, context] = blank(size.width, size.height);
  const behind = await openPictureBackground(background);
  behind.paint(context);
  behind.close();
  const tiles = tilesOf(size.width, size.height, TILE_PX);
  for (const [index, { x, y, width, height }] of tiles.entries()) {
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
    onProgress((index + 1) / (tiles.length + 1));
    await new Promise((next) => setTimeout(next));
    signal.throwIfAborted();
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("The picture could not be written"))), "image/png"),
  );
}
