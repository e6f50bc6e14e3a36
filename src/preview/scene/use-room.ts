import { useThree } from "@react-three/fiber";
import { useEffect } from "react";
import type { Light } from "../light/light.ts";
import { roomLight } from "../stage/room.ts";

/** The light that the scene has from the room round it. */
export function useRoom(light: Pick<Light, "walls" | "panels" | "roomStrength">): void {
  const { gl, scene } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const room = roomLight(gl, light);
    scene.environment = room;
    scene.environmentIntensity = light.roomStrength;
    invalidate();
    return () => {
      scene.environment = null;
      room.dispose();
    };
  }, [gl, scene, light, invalidate]);
}
