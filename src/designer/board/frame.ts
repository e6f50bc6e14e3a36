import type { LayerNode } from "./tree/konva.ts";

/** Draws each layer that asks at most once a frame; `flush` draws now, for a caller that already is in a frame. */
export type Frame = {
  request: (layer: LayerNode) => void;
  flush: () => void;
  stop: () => void;
  /** How often a layer has asked: the same number means that nothing on it has changed. */
  asked: (layer: LayerNode) => number;
};

/**
 * Konva's own frame comes one later when a layer asks within a frame, as every move of the pointer does, and it draws the colours by which
 * presses find nodes each time; here these are drawn when somebody presses.
 */
export function createFrame(): Frame {
  const stale = new Set<LayerNode>();
  const asked = new WeakMap<LayerNode, number>();
  let pending: number | null = null;
  const run = () => {
    pending = null;
    const layers = [...stale];
    stale.clear();
    for (const layer of layers) if (layer.getStage()) layer.drawScene();
  };
  return {
    request(layer) {
      stale.add(layer);
      asked.set(layer, (asked.get(layer) ?? 0) + 1);
      pending ??= requestAnimationFrame(run);
    },
    flush() {
      if (pending === null) return;
      cancelAnimationFrame(pending);
      run();
    },
    stop() {
      if (pending !== null) cancelAnimationFrame(pending);
      pending = null;
    },
    asked: (layer) => asked.get(layer) ?? 0,
  };
}
