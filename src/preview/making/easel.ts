import type { SceneHandle } from "../scene/scene-handle.ts";

/** A canvas to compose pictures on. */
export function blank(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  return [canvas, context];
}

let before: Promise<unknown> = Promise.resolve();

/** One thing is made at a time: each begins when the one before has given the canvas back, unless nobody wants it any more. */
export function runExclusive<Made>(signal: AbortSignal, make: () => Promise<Made>): Promise<Made> {
  const made = before.then(() => {
    signal.throwIfAborted();
    return make();
  });
  before = made.catch(() => undefined);
  return made;
}

/** Draws into `width` × `height` pixels instead of those of the page until the answer is called. */
export function lendCanvas({ renderer }: SceneHandle, width: number, height: number): () => void {
  const ratio = renderer.getPixelRatio();
  const { domElement } = renderer;
  const [shownWidth, shownHeight] = [domElement.width / ratio, domElement.height / ratio];
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  return () => {
    renderer.setPixelRatio(ratio);
    renderer.setSize(shownWidth, shownHeight, false);
  };
}
