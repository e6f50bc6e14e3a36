import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { boundsWithForm } from "../camera/laid-out.ts";
import type { Light } from "../light/light.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { Drape } from "../mesh/use-drape.ts";
import type { GarmentPreviewProps } from "../types.ts";
import { useArrivals } from "../use-arrivals.ts";
import { useMorph } from "../use-morph.ts";
import { isDrawnInSoftware } from "../webgl.ts";
import type { FrameReport, SceneHandle } from "./scene-handle.ts";
import { useClothes, useClothMarks } from "./use-clothes.ts";
import { useDetail } from "./use-detail.ts";
import { useDrawNow } from "./use-draw-now.ts";
import { useDressed } from "./use-dressed.ts";
import { useFrames } from "./use-frames.ts";
import { useKeepOut } from "./use-keep-out.ts";
import { useLit } from "./use-lit.ts";
import { useRig } from "./use-rig.ts";
import { useRoom } from "./use-room.ts";
import { useSceneHandle } from "./use-scene-handle.ts";
import { useWardrobe } from "./use-wardrobe.ts";

type SceneProps = Pick<GarmentPreviewProps, "pieces" | "placement" | "pictures" | "mapsOf" | "chosenPiece"> & {
  readonly garment: ShownGarment;
  readonly levels: Drape["levels"];
  readonly occlusion: Drape["occlusion"];
  readonly relief: boolean;
  readonly light: Light;
  readonly view: NonNullable<GarmentPreviewProps["view"]>;
  readonly wholeForm: boolean;
  readonly onReady: (scene: SceneHandle | null) => void;
  readonly onFrame: (scene: SceneHandle, report: FrameReport) => void;
};

const MAX_ANISOTROPY = 8;
const SOFTWARE_ANISOTROPY = 2;

/** The garment, its light and its cameras. Draws only when something has changed. */
export function Scene(props: SceneProps) {
  const { garment, levels, occlusion, pieces, pictures, mapsOf, chosenPiece, relief, light, wholeForm, onReady } = props;
  const { gl } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  const rig = useRig(props.view);
  useRoom(light);
  const isSoftware = useMemo(() => isDrawnInSoftware(gl.getContext()), [gl]);
  rig.isInstant = isSoftware;
  const arrived = useArrivals(invalidate, isSoftware);
  const anisotropy = isSoftware ? SOFTWARE_ANISOTROPY : Math.min(MAX_ANISOTROPY, gl.capabilities.getMaxAnisotropy());
  const { tiles, wardrobe, wearers } = useWardrobe({ pictures, mapsOf, anisotropy }, arrived);
  const hung = useDressed(garment, pieces, { wardrobe, isSoftware });
  const { cut, dressed, stage } = hung;
  useLayoutEffect(() => {
    wearers.current = [...dressed.values()];
    rig.frame(wholeForm ? boundsWithForm(cut) : cut.bounds);
    gl.shadowMap.needsUpdate = true;
    return () => {
      for (const piece of dressed.values()) piece.dispose();
    };
  }, [dressed, cut, rig, gl, wholeForm, wearers]);
  const morph = useMorph({ ...hung, pieces, invalidate });
  useKeepOut(rig, garment, gl.domElement);
  useLit(hung, light, occlusion, arrived);
  useClothes(dressed, props, wearers, arrived);
  useClothMarks(dressed, relief, chosenPiece);

  const detail = useDetail(hung, levels);
  const drawNow = useDrawNow(rig, stage);
  const handle = useSceneHandle(hung, { rig, tiles, drawNow, showLevel: detail.showLevel }, props);
  useFrames(handle, props.onFrame, { morph, detail, tiles, drawNow, isSoftware });
  useEffect(() => {
    onReady(handle);
    return () => onReady(null);
  }, [handle, onReady]);

  return (
    <>
      <primitive object={stage.group} />
      {[...dressed.values()].map((piece) => (
        <primitive key={piece.key} object={piece.object} />
      ))}
    </>
  );
}
