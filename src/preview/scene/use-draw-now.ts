import { useThree } from "@react-three/fiber";
import { useCallback } from "react";
import type { Rig } from "../camera/rig.ts";
import type { Stage } from "../stage/stage.ts";

/** Draws the scene at once, its lamp and its room standing where the camera is. */
export function useDrawNow(rig: Rig, stage: Stage): () => void {
  const { gl, scene } = useThree();
  return useCallback(() => {
    if (stage.light(rig.azimuth)) gl.shadowMap.needsUpdate = true;
    scene.environmentRotation.set(0, rig.azimuth, 0);
    gl.render(scene, rig.active);
  }, [stage, rig, gl, scene]);
}
