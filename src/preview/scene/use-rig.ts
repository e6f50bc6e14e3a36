import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Rig } from "../camera/rig.ts";
import type { PreviewView } from "../types.ts";

/** The cameras before the garment: they follow the pointer, the size of the canvas and the side that is to be shown. */
export function useRig(view: PreviewView): Rig {
  const { gl, set, size } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  const seenView = useRef(view);
  const rig = useMemo(() => new Rig(gl.domElement, seenView.current, invalidate), [gl, invalidate]);
  useEffect(() => {
    rig.connect();
    return () => rig.dispose();
  }, [rig]);
  useLayoutEffect(() => {
    set({ camera: rig.perspective as never });
  }, [rig, set]);
  useLayoutEffect(() => rig.resize(size), [rig, size]);
  useEffect(() => {
    if (seenView.current === view) return;
    seenView.current = view;
    rig.goTo(view, performance.now());
  }, [rig, view]);
  return rig;
}
