import { type RefObject, useCallback, useEffect, useRef } from "react";
import { type ClothFrame, placeOnCloth } from "./mesh/place-on-cloth.ts";
import type { ShownGarment } from "./mesh/shown-mesh.ts";
import { placePins } from "./place-pins.ts";
import type { SceneHandle } from "./scene/scene-handle.ts";
import type { PreviewPin } from "./types.ts";

/** Keeps pins on their places of the cloth: `hold` takes each one's element, `place` moves them all to where they are seen now. */
export function usePins(
  garment: ShownGarment | null,
  pins: readonly PreviewPin[],
  scene: SceneHandle | null,
  container: RefObject<HTMLElement | null>,
) {
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const frames = useRef(new Map<string, ClothFrame>());
  const place = useCallback(
    (handle: SceneHandle | null) => placePins(handle, frames.current, elements.current, container.current),
    [container],
  );
  useEffect(() => {
    frames.current.clear();
    if (!garment) return;
    const byKey = new Map(garment.pieces.map((piece) => [piece.key, piece]));
    for (const { id, pieceKey, x, y } of pins) {
      const piece = byKey.get(pieceKey);
      const frame = piece && placeOnCloth(piece, x, y);
      if (frame) frames.current.set(id, frame);
    }
    place(scene);
  }, [garment, pins, scene, place]);
  const hold = useCallback((id: string, element: HTMLButtonElement | null) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  }, []);
  return { hold, place };
}
