import { useThree } from "@react-three/fiber";
import { useMemo, useRef } from "react";
import { layInOrder } from "../camera/laid-out.ts";
import type { Rig } from "../camera/rig.ts";
import { readFlat } from "../cloth/flat-reading.ts";
import type { Tiles } from "../cloth/tiles.ts";
import type { GarmentPreviewProps } from "../types.ts";
import type { SceneHandle } from "./scene-handle.ts";
import type { Detail } from "./use-detail.ts";
import type { Dressed } from "./use-dressed.ts";

type Parts = {
  readonly rig: Rig;
  readonly tiles: Tiles;
  readonly showLevel: Detail["showLevel"];
  readonly drawNow: () => void;
};

/** What the frame round the canvas is given; another one for another garment or canvas. */
export function useSceneHandle(
  { dressed, stage, garment, outlines }: Dressed,
  { rig, tiles, showLevel, drawNow }: Parts,
  { placement, pictures }: Pick<GarmentPreviewProps, "placement" | "pictures">,
): SceneHandle {
  const { gl } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  const worn = useRef({ placement, pictures });
  worn.current = { placement, pictures };
  return useMemo(
    (): SceneHandle => ({
      rig,
      dressed,
      stage,
      garment,
      invalidate,
      renderer: gl,
      draw() {
        showLevel(0);
        for (const piece of dressed.values()) piece.paint();
        stage.matchButtons(dressed.values());
        drawNow();
        return gl.domElement;
      },
      async sharpen(heightPx) {
        for (const piece of dressed.values()) {
          layInOrder(piece, rig.active, heightPx);
          piece.paint();
        }
        await tiles.settled();
      },
      async readPiece(pieceKey, pxPerMm) {
        const piece = dressed.get(pieceKey);
        const outline = outlines.get(pieceKey);
        if (!piece || !outline) throw new RangeError(`There is no piece ${pieceKey}`);
        const { placement, pictures } = worn.current;
        await pictures.ready((placement[pieceKey] ?? []).map(({ source }) => source));
        piece.refresh(null);
        piece.paint();
        piece.showLevel(0);
        return readFlat(gl, piece, outline, pxPerMm);
      },
    }),
    [rig, dressed, stage, garment, gl, tiles, drawNow, showLevel, outlines, invalidate],
  );
}
