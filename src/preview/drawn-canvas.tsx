import { GarmentCanvas } from "./garment-canvas.tsx";
import type { Light } from "./light/light.ts";
import type { Drape } from "./mesh/use-drape.ts";
import { Scene } from "./scene/scene.tsx";
import type { FrameReport, SceneHandle } from "./scene/scene-handle.ts";
import type { GarmentPreviewProps, PreviewView } from "./types.ts";

type DrawnCanvasProps = {
  preview: GarmentPreviewProps;
  drape: Drape;
  light: Light;
  relief: boolean;
  view: PreviewView;
  onLost: (isOnPage: boolean) => void;
  onReady: (scene: SceneHandle | null) => void;
  onFrame: (scene: SceneHandle, report: FrameReport) => void;
};

/** The picture of the draped garment, once its drape is here. */
export function DrawnCanvas({ preview, drape, light, relief, view, onLost, onReady, onFrame }: DrawnCanvasProps) {
  const { garment, levels, occlusion, failure } = drape;
  if (!garment || failure) return null;
  return (
    <div className="absolute inset-0" role="img" aria-label={preview.label}>
      <GarmentCanvas onLost={onLost}>
        <Scene
          garment={garment}
          levels={levels}
          occlusion={occlusion}
          pieces={preview.pieces}
          placement={preview.placement}
          pictures={preview.pictures}
          mapsOf={preview.mapsOf}
          chosenPiece={preview.chosenPiece ?? null}
          relief={relief}
          light={light}
          view={view}
          wholeForm={preview.wholeForm ?? false}
          onReady={onReady}
          onFrame={onFrame}
        />
      </GarmentCanvas>
    </div>
  );
}
