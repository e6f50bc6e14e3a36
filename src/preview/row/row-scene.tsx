import { useFrame, useThree } from "@react-three/fiber";
import type { Placement } from "@selvedge/editor-core";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Matrix3 } from "three";
import { Rig } from "../camera/rig.ts";
import { STUDIO } from "../light/studio.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { Drape } from "../mesh/use-drape.ts";
import { useLevels } from "../mesh/use-levels.ts";
import type { SceneHandle } from "../scene/scene-handle.ts";
import { useRoom } from "../scene/use-room.ts";
import { useWardrobe } from "../scene/use-wardrobe.ts";
import { Stage } from "../stage/stage.ts";
import type { GarmentPreviewProps } from "../types.ts";
import { useArrivals } from "../use-arrivals.ts";
import { isDrawnInSoftware } from "../webgl.ts";
import { drawRow } from "./draw-row.ts";
import type { Cell } from "./row-layout.ts";
import { useRowPieces, useShownPieces } from "./use-row-pieces.ts";

/** What the frame round the canvas needs of the row inside it. */
export type RowHandle = Pick<SceneHandle, "rig" | "stage" | "garment" | "renderer" | "invalidate"> & {
  /** Draws at once, so that the canvas can be read. */
  draw(): HTMLCanvasElement;
};

type Props = Pick<GarmentPreviewProps, "pieces" | "pictures" | "mapsOf"> & {
  readonly garment: ShownGarment;
  readonly levels: Drape["levels"];
  readonly occlusion: Drape["occlusion"];
  /** What lies on the pieces of each garment. */
  readonly placements: readonly Placement[];
  readonly cells: readonly Cell[];
  readonly onReady: (row: RowHandle | null) => void;
  readonly onFrame: (row: RowHandle, drawCalls: number) => void;
};

const ANISOTROPY = 4;
const SOFTWARE_ANISOTROPY = 2;

/** The camera before the first cell; the others are seen by it too. */
function useRowRig(cell: Cell | undefined, isSoftware: boolean): Rig {
  const { gl, set } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  // It follows no pointer, so it holds nothing that would have to be given back.
  const rig = useMemo(() => new Rig(gl.domElement, "front", invalidate), [gl, invalidate]);
  rig.isInstant = isSoftware;
  useLayoutEffect(() => {
    if (cell) rig.resize(cell);
    invalidate();
  }, [rig, cell, invalidate]);
  useLayoutEffect(() => {
    set({ camera: rig.perspective as never });
  }, [rig, set]);
  return rig;
}

/** One drape in several cloths, each in its own cell before one and the same camera; form, light and shadow are there once. Draws only when something has changed. */
export function RowScene(props: Props) {
  const { garment, levels, occlusion, pieces, placements, pictures, mapsOf, cells, onReady, onFrame } = props;
  const { gl, scene, viewport } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  const isSoftware = useMemo(() => isDrawnInSoftware(gl.getContext()), [gl]);
  const anisotropy = isSoftware ? SOFTWARE_ANISOTROPY : ANISOTROPY;
  const arrived = useArrivals(invalidate, isSoftware);
  const rig = useRowRig(cells[0], isSoftware);
  useRoom(STUDIO);
  const { wardrobe, wearers } = useWardrobe({ pictures, mapsOf, anisotropy }, arrived);

  const stage = useMemo(() => new Stage(garment, pieces, isSoftware), [garment, pieces, isSoftware]);
  useEffect(() => () => stage.dispose(), [stage]);
  useLayoutEffect(() => {
    stage.take(STUDIO, new Matrix3());
    rig.frame(garment.bounds);
  }, [stage, rig, garment]);
  const made = useLevels(garment, levels);
  useLayoutEffect(() => {
    if (occlusion) stage.shade(occlusion.at(-1)!);
    if (made) stage.takeLevels(made.levels, made.caster);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [stage, occlusion, made, gl, invalidate]);
  const dressed = useRowPieces({ garment, levels: made?.levels, occlusion, pieces }, placements, wardrobe);
  useShownPieces(dressed, pictures, wearers, arrived);

  const drawAll = useCallback(() => drawRow(gl, scene, { stage, rig, dressed, cells }), [gl, scene, stage, rig, dressed, cells]);
  const handle = useMemo(
    (): RowHandle => ({
      rig,
      stage,
      garment,
      renderer: gl,
      invalidate,
      draw() {
        drawAll();
        return gl.domElement;
      },
    }),
    [rig, stage, garment, gl, invalidate, drawAll],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the canvas needs another drawing
  useEffect(() => invalidate(), [viewport, cells, invalidate]);
  const report = useRef(onFrame);
  report.current = onFrame;
  useFrame(() => {
    const isTurning = rig.tick(performance.now());
    report.current(handle, drawAll());
    if (isTurning) invalidate();
  }, 1);
  useEffect(() => {
    onReady(handle);
    return () => onReady(null);
  }, [handle, onReady]);
  return (
    <>
      <primitive object={stage.group} />
      {dressed.flatMap((garmentPieces, index) =>
        garmentPieces.map((piece) => <primitive key={`${index} ${piece.key}`} object={piece.object} />),
      )}
    </>
  );
}
