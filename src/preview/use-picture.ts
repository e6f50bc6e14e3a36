import { useCallback, useImperativeHandle } from "react";
import type { SceneHandle } from "./scene/scene-handle.ts";
import type { GarmentPreviewProps, PreviewBackground } from "./types.ts";

/** Makes pictures of what is on screen, for the preview itself and for who holds its `ref`. */
export function usePicture(
  scene: SceneHandle | null,
  background: PreviewBackground,
  ref: GarmentPreviewProps["ref"],
): (maxSide?: number) => Promise<Blob> {
  const takePicture = useCallback(
    async (maxSide?: number) => {
      if (!scene) throw new Error("The garment is not there yet");
      const { snapshot } = await import("./snapshot.ts");
      return snapshot(() => scene.draw(), background, maxSide);
    },
    [scene, background],
  );
  useImperativeHandle(
    ref,
    () => ({
      picture: takePicture,
      readPiece: (pieceKey, scale) =>
        scene?.readPiece(pieceKey, scale) ?? Promise.reject(new Error("The garment is not there yet")),
    }),
    [scene, takePicture],
  );
  return takePicture;
}
