import { useEffect } from "react";
import type { Rig } from "../camera/rig.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";

/** Keeps the camera out of the cloth. What that takes is fetched and worked out at the first gesture: until then the camera stays where it is. */
export function useKeepOut(rig: Rig, garment: ShownGarment, element: HTMLElement): void {
  useEffect(() => {
    const guard = async () => {
      const { KeepOut } = await import("../camera/keep-out.ts");
      rig.keepOut = new KeepOut(garment);
    };
    const reaches = ["pointerdown", "wheel"] as const;
    for (const reach of reaches) element.addEventListener(reach, guard, { once: true, passive: true });
    return () => {
      rig.keepOut = null;
      for (const reach of reaches) element.removeEventListener(reach, guard);
    };
  }, [rig, garment, element]);
}
