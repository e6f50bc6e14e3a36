import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect } from "react";
import { BufferAttribute, Matrix3 } from "three";
import type { Light } from "../light/light.ts";
import type { Drape } from "../mesh/use-drape.ts";
import type { Dressed } from "./use-dressed.ts";

/** Lights the garment on its stage, and shades it once it is known what hides what. */
export function useLit(
  { garment, dressed, stage }: Dressed,
  light: Light,
  occlusion: Drape["occlusion"],
  arrived: () => void,
): void {
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    if (!occlusion) return;
    garment.pieces.forEach(({ key }, index) => {
      dressed.get(key)?.object.geometry.setAttribute("occlusion", new BufferAttribute(occlusion[index]!, 1));
    });
    stage.shade(occlusion.at(-1)!);
    arrived();
  }, [occlusion, garment, dressed, stage, arrived]);

  useLayoutEffect(() => {
    const adaptation = new Matrix3();
    if (light.adaptation) adaptation.fromArray(light.adaptation).transpose();
    for (const { cloth } of dressed.values()) cloth.adaptation.value = adaptation;
    stage.take(light, adaptation);
    invalidate();
  }, [dressed, stage, light, invalidate]);
}
