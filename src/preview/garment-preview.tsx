import type { LaidTrim } from "@selvedge/editor-core";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { lazy } from "../lazy-part.ts";
import { cx, Skeleton } from "../ui/index.ts";
import { type Appearance, PLAIN_APPEARANCE } from "./appearance.ts";
import { lookAtFlattest, walkToDetail } from "./camera/look-at.ts";
import { DrawnCanvas } from "./drawn-canvas.tsx";
import { Fallback } from "./fallback.tsx";
import { HangLine } from "./hang-line.tsx";
import { useLight } from "./light/use-light.ts";
import type { Made } from "./making/making.tsx";
import { useDrape } from "./mesh/use-drape.ts";
import { Pins } from "./pins.tsx";
import { PreviewControls } from "./preview-controls.tsx";
import { ClothLayers, Measures, NoDrape, TurnButton } from "./preview-layers.tsx";
import type { SceneHandle } from "./scene/scene-handle.ts";
import type { GarmentPreviewProps, PreviewBackground, PreviewLine, PreviewPin, PreviewView } from "./types.ts";
import { useGestures } from "./use-gestures.ts";
import { usePicture } from "./use-picture.ts";
import { usePins } from "./use-pins.ts";
import { useShown } from "./use-shown.ts";
import { hasWebGl } from "./webgl.ts";

const PLATE: PreviewBackground = { kind: "plain", hex: "#e8e6e2" };
const Making = lazy(() => import("./making/making.tsx"));
const NO_LINES: readonly PreviewLine[] = [];
const NO_TRIMS: readonly LaidTrim[] = [];
const NO_PINS: readonly PreviewPin[] = [];

/** The draped garment. See `index.ts`. */
export default function GarmentPreview(props: GarmentPreviewProps) {
  const [canDraw] = useState(hasWebGl);
  if (!canDraw) return <Fallback url={props.fallbackUrl ?? null} label={props.label} keptFilm={props.keptFilm} />;
  return <Drawn {...props} />;
}

function Drawn(props: GarmentPreviewProps) {
  const { pieces, label, view = "front", background = PLATE, pins = NO_PINS, onPicture, controls = true } = props;
  const [attempt, setAttempt] = useState(0);
  const drape = useDrape(props.drapeUrl, pieces, attempt);
  const { garment, failure } = drape;
  const handClass = useHandClass(props, drape.url);
  const container = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<SceneHandle | null>(null);
  const [ownView, setOwnView] = useState(view);
  const [isLost, setIsLost] = useState(false);
  const [appearance, changeAppearance] = useAppearance(props);
  const [making, setMaking] = useState<Made | null>(null);
  const light = useLight(appearance.light);
  const { hold, place: placePins } = usePins(garment, pins, scene, container);
  const { pxPerMm, shownView, isTurning, onFrame } = useShown(container, view, placePins);
  const isTrueScale = pxPerMm !== null;
  const gestures = useGestures({ scene, container, onPickPiece: props.onPickPiece, isTrueScale });
  useEffect(() => setOwnView(view), [view]);
  const chooseView = (next: PreviewView) => {
    scene?.rig.goTo(next, performance.now());
    setOwnView(next);
    props.onView?.(next);
  };
  const takePicture = usePicture(scene, background, props.ref);
  const plate = useMemo(() => plateOf(background), [background]);

  if (isLost) return <Fallback url={props.fallbackUrl ?? null} label={label} keptFilm={props.keptFilm} />;
  return (
    <div
      ref={container}
      data-state={failure ? "failed" : scene ? "ready" : "loading"}
      data-light={appearance.light}
      data-relief={appearance.relief}
      data-px-per-mm={pxPerMm ?? undefined}
      data-hand={handClass}
      className={cx("relative size-full overflow-hidden bg-plate", props.className)}
      style={plate}
      {...gestures}
    >
      <DrawnCanvas
        preview={props}
        drape={drape}
        light={light}
        relief={appearance.relief}
        view={ownView}
        onLost={setIsLost}
        onReady={setScene}
        onFrame={onFrame}
      />
      {scene && <TurnButton label={label} view={ownView} onView={chooseView} />}
      {!garment && !failure && <Skeleton className="absolute inset-0" />}
      {failure && <NoDrape onRetry={() => setAttempt((before) => before + 1)} />}
      {scene && <ClothLayers scene={scene} lines={props.lines ?? NO_LINES} trims={props.trims ?? NO_TRIMS} />}
      <HangLine note={props.hangNote ?? null} />
      <Pins pins={pins} chosenPin={props.chosenPin ?? null} onPickPin={props.onPickPin} hold={hold} />
      <Measures pxPerMm={pxPerMm} scene={scene} pieces={pieces} appearance={appearance} onAppearance={changeAppearance} />
      {scene && making && (
        <Suspense>
          <Making
            key={making}
            what={making}
            scene={scene}
            background={background}
            name={label}
            filmOf={props.filmOf ?? null}
            onClose={() => setMaking(null)}
          />
        </Suspense>
      )}
      {controls && scene && !making && (
        <PreviewControls
          view={shownView}
          onView={chooseView}
          isTrueScale={isTrueScale}
          onTrueScale={(on) => (on ? lookAtFlattest(scene) : scene.rig.leave())}
          onDetail={() => walkToDetail(scene, pieces)}
          onPicture={onPicture ? () => void takePicture().then(onPicture) : null}
          appearance={appearance}
          onAppearance={changeAppearance}
          isTurning={isTurning}
          onTurning={(turns) => scene.rig.setSpinning(turns ? performance.now() : null)}
          onMake={setMaking}
        />
      )}
    </div>
  );
}

/** How the garment is looked at; the relief is the page's to switch as well. */
function useAppearance({ normalMap = true, onNormalMap }: GarmentPreviewProps) {
  const [appearance, setAppearance] = useState<Appearance>({ ...PLAIN_APPEARANCE, relief: normalMap });
  useEffect(() => setAppearance((before) => ({ ...before, relief: normalMap })), [normalMap]);
  const change = (next: Appearance) => {
    setAppearance(next);
    if (next.relief !== appearance.relief) onNormalMap?.(next.relief);
  };
  return [appearance, change] as const;
}

/** The class of hand of the drape at `url`, which is on screen: it may be another one than was asked for last. */
function useHandClass({ drapeUrl, handClass }: GarmentPreviewProps, url: string | null): string | undefined {
  const known = useRef(new Map<string, string | undefined>());
  known.current.set(drapeUrl, handClass);
  return (url && known.current.get(url)) ?? undefined;
}

const plateOf = (background: PreviewBackground) =>
  background.kind === "plain"
    ? { backgroundColor: background.hex }
    : { backgroundImage: `url("${encodeURI(background.url)}")`, backgroundSize: "cover", backgroundPosition: "center" };
