import { Canvas } from "@react-three/fiber";
import type { LaidTrim } from "@selvedge/editor-core";
import type { PxPerMm } from "@selvedge/geometry-core";
import { Suspense, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NeutralToneMapping } from "three";
import { lazy } from "../lazy-part.ts";
import { Button, cx, Skeleton } from "../ui/index.ts";
import { PLAIN_APPEARANCE } from "./appearance.ts";
import { viewOf } from "./camera/orbit.ts";
import { Fallback } from "./fallback.tsx";
import { HangLine } from "./hang-line.tsx";
import { useLight } from "./light/use-light.ts";
import type { Made } from "./making/making.tsx";
import { flattest } from "./mesh/place-on-cloth.ts";
import { useDrape } from "./mesh/use-drape.ts";
import { Pins } from "./pins.tsx";
import { PreviewControls } from "./preview-controls.tsx";
import { ScaleBar } from "./scale-bar.tsx";
import { Scene } from "./scene/scene.tsx";
import type { FrameReport, SceneHandle } from "./scene/scene-handle.ts";
import {
  type GarmentPreviewProps,
  type PreviewBackground,
  type PreviewLine,
  type PreviewPin,
  type PreviewView,
  VIEWS,
} from "./types.ts";
import { LOOK_RADIUS_MM, useGestures } from "./use-gestures.ts";
import { usePins } from "./use-pins.ts";
import { hasWebGl } from "./webgl.ts";

const PLATE: PreviewBackground = { kind: "plain", hex: "#e8e6e2" };
const Making = lazy(() => import("./making/making.tsx"));
const FitLayer = lazy(() => import("./fit/fit-layer.tsx"));
const SewnTrims = lazy(() => import("./trims/sewn-trims.tsx"));
const ClothLines = lazy(() => import("./lines/cloth-lines.tsx"));
const NO_LINES: readonly PreviewLine[] = [];
const NO_TRIMS: readonly LaidTrim[] = [];
const NO_PINS: readonly PreviewPin[] = [];

/** The draped garment. See `index.ts`. */
export default function GarmentPreview(props: GarmentPreviewProps) {
  const [canDraw] = useState(hasWebGl);
  if (!canDraw) return <Fallback url={props.fallbackUrl ?? null} label={props.label} keptFilm={props.keptFilm} />;
  return <Drawn {...props} />;
}

function Drawn({
  ref,
  drapeUrl,
  handClass,
  hangNote = null,
  pieces,
  placement,
  pictures,
  mapsOf,
  normalMap = true,
  view = "front",
  onView,
  background = PLATE,
  chosenPiece = null,
  onPickPiece,
  lines = NO_LINES,
  trims = NO_TRIMS,
  pins = NO_PINS,
  chosenPin = null,
  onPickPin,
  onPicture,
  filmOf = null,
  fallbackUrl,
  keptFilm,
  label,
  wholeForm = false,
  controls = true,
  className,
}: GarmentPreviewProps) {
  const { t } = useTranslation("preview");
  const [attempt, setAttempt] = useState(0);
  const { garment, levels, occlusion, failure, url } = useDrape(drapeUrl, pieces, attempt);
  const hands = useRef(new Map<string, string | undefined>());
  hands.current.set(drapeUrl, handClass);
  const container = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<SceneHandle | null>(null);
  const [shownView, setShownView] = useState<PreviewView | null>(view);
  const [ownView, setOwnView] = useState(view);
  const [pxPerMm, setPxPerMm] = useState<PxPerMm | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [appearance, setAppearance] = useState(PLAIN_APPEARANCE);
  const [isTurning, setTurning] = useState(false);
  const [making, setMaking] = useState<Made | null>(null);
  const light = useLight(appearance.light);
  const { hold, place: placePins } = usePins(garment, pins, scene, container);
  const isTrueScale = pxPerMm !== null;
  const hand = useGestures({ scene, container, onPickPiece, isTrueScale });

  useEffect(() => setOwnView(view), [view]);

  const frames = useRef(0);
  const paints = useRef(0);
  const onFrame = useCallback(
    (handle: SceneHandle, { drawCalls, triangles, level, gpuBytes, painted }: FrameReport) => {
      const element = container.current;
      if (!element) return;
      frames.current++;
      paints.current += painted.length;
      const { dataset } = element;
      dataset.drawCalls = String(drawCalls);
      dataset.triangles = String(triangles);
      dataset.level = String(level);
      dataset.gpuBytes = String(gpuBytes);
      dataset.frames = String(frames.current);
      dataset.paints = String(paints.current);
      if (painted.length > 0) dataset.paintedPieces = painted.join(" ");
      setPxPerMm(handle.rig.pxPerMm);
      setShownView(viewOf(handle.rig.azimuth));
      setTurning(handle.rig.isSpinning);
      placePins(handle);
    },
    [placePins],
  );

  const lookAtFlattest = () => {
    if (!scene) return;
    const { azimuth } = scene.rig;
    const found = flattest(scene.garment.pieces, LOOK_RADIUS_MM, [Math.sin(azimuth), 0, Math.cos(azimuth)]);
    if (found) scene.rig.lookStraight(found.frame);
  };
  const chooseView = (next: PreviewView) => {
    scene?.rig.goTo(next, performance.now());
    setOwnView(next);
    onView?.(next);
  };

  const takePicture = useCallback(
    async (maxSide?: number) => {
      if (!scene) throw new Error("The garment is not there yet");
      const { snapshot } = await import("./snapshot.ts");
      return snapshot(() => scene.draw(), background, maxSide);
    },
    [scene, background],
  );
  useImperativeHandle(
    ref,
    () => ({
      picture: takePicture,
      readPiece: (pieceKey, scale) =>
        scene?.readPiece(pieceKey, scale) ?? Promise.reject(new Error("The garment is not there yet")),
    }),
    [scene, takePicture],
  );

  const ground = useMemo(
    () =>
      background.kind === "plain"
        ? { backgroundColor: background.hex }
        : { backgroundImage: `url("${encodeURI(background.url)}")`, backgroundSize: "cover", backgroundPosition: "center" },
    [background],
  );

  if (isLost) return <Fallback url={fallbackUrl ?? null} label={label} keptFilm={keptFilm} />;
  return (
    <div
      ref={container}
      data-state={failure ? "failed" : scene ? "ready" : "loading"}
      data-light={appearance.light}
      data-px-per-mm={pxPerMm ?? undefined}
      data-hand={(url && hands.current.get(url)) ?? undefined}
      className={cx("relative size-full overflow-hidden bg-plate", className)}
      style={ground}
      {...hand}
    >
      {garment && !failure && (
        <div className="absolute inset-0" role="img" aria-label={label}>
          <Canvas
            frameloop="demand"
            dpr={[0.5, 2]}
            shadows="percentage"
            gl={{ antialias: true, alpha: true, powerPreference: "high-performance", toneMapping: NeutralToneMapping }}
            onCreated={({ gl }) => {
              gl.shadowMap.autoUpdate = false;
              gl.setClearAlpha(0);
              // A canvas that was taken from the page loses its context on purpose.
              gl.domElement.addEventListener("webglcontextlost", () => setIsLost(gl.domElement.isConnected));
            }}
          >
            <Scene
              garment={garment}
              levels={levels}
              occlusion={occlusion}
              pieces={pieces}
              placement={placement}
              pictures={pictures}
              mapsOf={mapsOf}
              chosenPiece={chosenPiece}
              relief={normalMap}
              light={light}
              view={ownView}
              wholeForm={wholeForm}
              onReady={setScene}
              onFrame={onFrame}
            />
          </Canvas>
        </div>
      )}
      {scene && (
        <button
          type="button"
          data-turns="true"
          className="pointer-events-none absolute inset-0 -outline-offset-4"
          aria-label={t("Turn {{garment}}: arrow keys, or Enter for the next side", { garment: label })}
          onClick={() => chooseView(VIEWS[(VIEWS.indexOf(ownView) + 1) % VIEWS.length]!)}
        />
      )}
      {!garment && !failure && <Skeleton className="absolute inset-0" />}
      {failure && (
        <div role="alert" className="absolute inset-0 grid place-content-center gap-3 p-4 text-center text-dense text-ink-2">
          <p>{t("The draped garment did not arrive.")}</p>
          <Button size="small" className="justify-self-center" onClick={() => setAttempt((before) => before + 1)}>
            {t("Load again")}
          </Button>
        </div>
      )}
      {scene && lines.length > 0 && (
        <Suspense>
          <ClothLines scene={scene} lines={lines} />
        </Suspense>
      )}
      {scene && trims.length > 0 && (
        <Suspense>
          <SewnTrims scene={scene} trims={trims} />
        </Suspense>
      )}
      <HangLine note={hangNote} />
      <Pins pins={pins} chosenPin={chosenPin} onPickPin={onPickPin} hold={hold} />
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
                onClose={() => setAppearance({ ...appearance, fit: null })}
              />
            </Suspense>
          </div>
        )}
      </div>
      {scene && making && (
        <Suspense>
          <Making
            key={making}
            what={making}
            scene={scene}
            background={background}
            name={label}
            filmOf={filmOf}
            onClose={() => setMaking(null)}
          />
        </Suspense>
      )}
      {controls && scene && !making && (
        <PreviewControls
          view={shownView}
          onView={chooseView}
          isTrueScale={isTrueScale}
          onTrueScale={(on) => (on ? lookAtFlattest() : scene.rig.leave())}
          onDetail={async () => {
            const { detailOf } = await import("./camera/detail.ts");
            const detail = detailOf(scene.garment, pieces);
            if (detail) scene.rig.goNear(detail, performance.now());
          }}
          onPicture={onPicture ? () => void takePicture().then(onPicture) : null}
          appearance={appearance}
          onAppearance={setAppearance}
          isTurning={isTurning}
          onTurning={(turns) => scene.rig.setSpinning(turns ? performance.now() : null)}
          onMake={setMaking}
        />
      )}
    </div>
  );
}
