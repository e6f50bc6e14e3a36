import type { Texture } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { type ClothGl, clothGl, tableFor } from "./cloth-gl.ts";
import type { Sight, Size } from "./sight.ts";

type Drawn = { readonly texture: Texture; readonly meanColour: string | null; readonly sight: Sight; readonly size: Size };

/** Draws a cloth on a canvas. `pictures` counts those that have come; flat means that the browser draws no WebGL. */
export function useClothCanvas({ texture, meanColour, sight, size }: Drawn) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<ClothGl | null>(null);
  const [pictures, setPictures] = useState(0);
  const [isFlat, setFlat] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    drawn.current = clothGl(canvas.current, texture, tableFor(meanColour), () => setPictures((count) => count + 1));
    setFlat(drawn.current === null);
    return () => drawn.current?.dispose();
  }, [texture, meanColour]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more picture is drawn with
  useEffect(() => {
    if (size.width > 0) drawn.current?.draw(sight, size, devicePixelRatio || 1);
  }, [sight, size, pictures]);
  return { canvas, pictures, isFlat };
}
