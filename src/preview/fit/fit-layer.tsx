import { useEffect, useState } from "react";
import { BufferAttribute } from "three";
import type { SceneHandle } from "../scene/scene-handle.ts";
import type { PreviewPiece } from "../types.ts";
import { FitLegend } from "./fit-legend.tsx";
import type { FitKey, FitMap, FitRequest } from "./fit-map.ts";
import { FitMaterial } from "./fit-material.ts";

type FitLayerProps = {
  readonly scene: SceneHandle;
  readonly pieces: readonly PreviewPiece[];
  readonly fit: FitKey;
  readonly onClose: () => void;
};

/** Measures the garment in a worker; null until it is measured. */
function useFitMap({ garment }: SceneHandle, pieces: readonly PreviewPiece[], fit: FitKey): FitMap | null {
  const [map, setMap] = useState<FitMap | null>(null);
  useEffect(() => {
    setMap(null);
    const worker = new Worker(new URL("./fit.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FitMap>) => setMap(data));
    const grains = new Map(pieces.map(({ key, grain }) => [key, grain ?? 0]));
    const request: FitRequest = {
      fit,
      form: { positions: garment.form.positions, triangles: garment.form.triangles },
      pieces: garment.pieces.map(({ key, mm, positions, triangles }) => ({
        key,
        mm,
        positions,
        triangles,
        grain: grains.get(key) ?? 0,
      })),
    };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [garment, pieces, fit]);
  return map;
}

/** Colours the cloth by how it fits while it is shown, and says what the colours mean. */
export default function FitLayer({ scene, pieces, fit, onClose }: FitLayerProps) {
  const map = useFitMap(scene, pieces, fit);
  useEffect(() => {
    if (!map || map.values.length !== scene.garment.pieces.length) return;
    const material = new FitMaterial(map.top);
    scene.garment.pieces.forEach(({ key }, index) => {
      const piece = scene.dressed.get(key);
      piece?.object.geometry.setAttribute("fit", new BufferAttribute(map.values[index]!, 1));
      piece?.show(material);
    });
    scene.invalidate();
    return () => {
      for (const piece of scene.dressed.values()) {
        piece.show(null);
        piece.object.geometry.deleteAttribute("fit");
      }
      material.dispose();
      scene.invalidate();
    };
  }, [map, scene]);
  const pieceName = (key: string) => pieces.find((piece) => piece.key === key)?.name ?? key;
  return <FitLegend fit={fit} map={map} pieceName={pieceName} onClose={onClose} />;
}
