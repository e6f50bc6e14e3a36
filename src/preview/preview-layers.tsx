import type { LaidTrim } from "@selvedge/editor-core";
import type { PxPerMm } from "@selvedge/geometry-core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazy } from "../lazy-part.ts";
import { Button } from "../ui/index.ts";
import type { Appearance } from "./appearance.ts";
import { ScaleBar } from "./scale-bar.tsx";
import type { SceneHandle } from "./scene/scene-handle.ts";
import { type PreviewLine, type PreviewPiece, type PreviewView, VIEWS } from "./types.ts";

const FitLayer = lazy(() => import("./fit/fit-layer.tsx"));
const SewnTrims = lazy(() => import("./trims/sewn-trims.tsx"));
const ClothLines = lazy(() => import("./lines/cloth-lines.tsx"));

type TurnButtonProps = { label: string; view: PreviewView; onView: (view: PreviewView) => void };

/** The whole picture as a button: keys turn the garment. */
export function TurnButton({ label, view, onView }: TurnButtonProps) {
  const { t } = useTranslation("preview");
  return (
    <button
      type="button"
      data-turns="true"
      className="pointer-events-none absolute inset-0 -outline-offset-4"
      aria-label={t("Turn {{garment}}: arrow keys, or Enter for the next side", { garment: label })}
      onClick={() => onView(VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length]!)}
    />
  );
}

export function NoDrape({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("preview");
  return (
    <div role="alert" className="absolute inset-0 grid place-content-center gap-3 p-4 text-center text-dense text-ink-2">
      <p>{t("The draped garment could not be loaded.")}</p>
      <Button size="small" className="justify-self-center" onClick={onRetry}>
        {t("Load again")}
      </Button>
    </div>
  );
}

type ClothLayersProps = { scene: SceneHandle; lines: readonly PreviewLine[]; trims: readonly LaidTrim[] };

/** What lies on the cloth besides its pictures; fetched with the first of it. */
export function ClothLayers({ scene, lines, trims }: ClothLayersProps) {
  return (
    <>
      {lines.length > 0 && (
        <Suspense>
          <ClothLines scene={scene} lines={lines} />
        </Suspense>
      )}
      {trims.length > 0 && (
        <Suspense>
          <SewnTrims scene={scene} trims={trims} />
        </Suspense>
      )}
    </>
  );
}

type MeasuresProps = {
  pxPerMm: PxPerMm | null;
  scene: SceneHandle | null;
  pieces: readonly PreviewPiece[];
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
};

/** The scale bar while there is a scale, and how the garment fits. */
export function Measures({ pxPerMm, scene, pieces, appearance, onAppearance }: MeasuresProps) {
  return (
    <div className="pointer-events-none absolute start-2 top-2 grid justify-items-start gap-2">
      {pxPerMm !== null && (
        <div className="rounded-control bg-sheet px-2 pt-1 pb-2">
          <ScaleBar pxPerMm={pxPerMm} />
        </div>
      )}
      {scene && appearance.fit && (
        <div className="pointer-events-auto">
          <Suspense>
            <FitLayer
              scene={scene}
              pieces={pieces}
              fit={appearance.fit}
              onClose={() => onAppearance({ ...appearance, fit: null })}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
