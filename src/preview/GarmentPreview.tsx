import { Canvas } from "@react-three/fiber";
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { NeutralToneMapping } from "three";
import { Button, cx, Skeleton } from "../ui/index.ts";
import { viewOf } from "./camera/orbit.ts";
import { Fallback } from "./Fallback.tsx";
import { type ClothFrame, flattest, frameAt, placeOnCloth } from "./mesh/place-on-cloth.ts";
import { useDrape } from "./mesh/use-drape.ts";
import { Pins } from "./Pins.tsx";
import { PreviewControls } from "./PreviewControls.tsx";
import { pickAt } from "./pick.ts";
import { placePins } from "./place-pins.ts";
import { ScaleBar } from "./ScaleBar.tsx";
import { type FrameReport, Scene, type SceneHandle } from "./Scene.tsx";
import { snapshot } from "./snapshot.ts";
import { type GarmentPreviewProps, type PreviewBackground, type PreviewPin, type PreviewView, VIEWS } from "./types.ts";
import { hasWebGl } from "./webgl.ts";

const PLATE: PreviewBackground = { kind: "plain", hex: "#e8e6e2" };
const CLICK_PX = 5;
/** How much cloth a look at true scale is straightened to. */
const LOOK_RADIUS_MM = 45;
const KEY_TURN = Math.PI / 12;
const NO_PINS: readonly PreviewPin[] = [];

/** The draped garment. See `index.ts`. */
export default function GarmentPreview(props: GarmentPreviewProps) {
  const [canDraw] = useState(hasWebGl);
  if (!canDraw) return <Fallback url={props.fallbackUrl ?? null} label={props.label} />;
  return <Drawn {...props} />;
}

function Drawn({
  ref,
  drapeUrl,
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
  pins = NO_PINS,
  chosenPin = null,
  onPickPin,
  onPicture,
  fallbackUrl,
  label,
  controls = true,
  className,
}: GarmentPreviewProps) {
  const { t } = useTranslation("preview");
  const [attempt, setAttempt] = useState(0);
  const { garment, open, failure } = useDrape(drapeUrl, pieces, attempt);
  const container = useRef<HTMLDivElement>(null);
  const scene = useRef<SceneHandle | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [shownView, setShownView] = useState<PreviewView | null>(view);
  const [ownView, setOwnView] = useState(view);
  const [pxPerMm, setPxPerMm] = useState<number | null>(null);
  const [isLost, setIsLost] = useState(false);
  const pinElements = useRef(new Map<string, HTMLButtonElement>());
  const pinFrames = useRef(new Map<string, ClothFrame>());

  useEffect(() => setOwnView(view), [view]);

  const onReady = useCallback((handle: SceneHandle | null) => {
    scene.current = handle;
    setIsReady(handle !== null);
  }, []);

  useEffect(() => {
    pinFrames.current.clear();
    if (!garment) return;
    const byKey = new Map(garment.pieces.map((piece) => [piece.key, piece]));
    for (const { id, pieceKey, x, y } of pins) {
      const piece = byKey.get(pieceKey);
      const frame = piece && placeOnCloth(piece, x, y);
      if (frame) pinFrames.current.set(id, frame);
    }
    if (isReady) placePins(scene.current, pinFrames.current, pinElements.current, container.current);
  }, [garment, pins, isReady]);

  const frames = useRef(0);
  const paints = useRef(0);
  const onFrame = useCallback(({ drawCalls, triangles, textureBytes, painted }: FrameReport) => {
    const element = container.current;
    const handle = scene.current;
    if (!element) return;
    frames.current++;
    paints.current += painted.length;
    const { dataset } = element;
    dataset.drawCalls = String(drawCalls);
    dataset.triangles = String(triangles);
    dataset.textureBytes = String(textureBytes);
    dataset.frames = String(frames.current);
    dataset.paints = String(paints.current);
    if (painted.length > 0) dataset.paintedPieces = painted.join(" ");
    if (!handle) return;
    setPxPerMm(handle.rig.pxPerMm);
    setShownView(viewOf(handle.rig.azimuth));
    placePins(handle, pinFrames.current, pinElements.current, element);
  }, []);

  const lookAt = useCallback((frame: ClothFrame | null) => {
    if (frame) scene.current?.rig.lookStraight(frame);
  }, []);
  const leave = useCallback(() => scene.current?.rig.leave(), []);

  const lookAtFlattest = useCallback(() => {
    const handle = scene.current;
    if (!handle) return;
    const { azimuth } = handle.rig;
    const found = flattest(handle.garment.pieces, LOOK_RADIUS_MM, [Math.sin(azimuth), 0, Math.cos(azimuth)]);
    lookAt(found?.frame ?? null);
  }, [lookAt]);

  const chooseView = useCallback(
    (next: PreviewView) => {
      scene.current?.rig.goTo(next, performance.now());
      setOwnView(next);
      onView?.(next);
    },
    [onView],
  );

  const pressed = useRef<{ x: number; y: number } | null>(null);
  const onPointerUp = ({ clientX, clientY, target }: PointerEvent) => {
    const from = pressed.current;
    pressed.current = null;
    const handle = scene.current;
    if (!onPickPiece || !handle || !from || !(target instanceof HTMLCanvasElement)) return;
    if (Math.hypot(clientX - from.x, clientY - from.y) > CLICK_PX) return;
    const picked = pickAt(handle, target, clientX, clientY);
    if (picked) onPickPiece(picked.pieceKey, picked.x, picked.y);
  };
  const onDoubleClick = ({ clientX, clientY, target }: { clientX: number; clientY: number; target: EventTarget }) => {
    const handle = scene.current;
    if (!handle || !(target instanceof HTMLCanvasElement)) return;
    const picked = pickAt(handle, target, clientX, clientY);
    const piece = picked && handle.garment.pieces.find(({ key }) => key === picked.pieceKey);
    if (piece) lookAt(frameAt(piece, picked.x, picked.y, LOOK_RADIUS_MM) ?? placeOnCloth(piece, picked.x, picked.y));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { rig } = scene.current ?? {};
    if (!rig || !(event.target as HTMLElement).dataset.turns) return;
    const turn = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 0.5], ArrowDown: [0, -0.5] }[event.key];
    if (!turn) return;
    event.preventDefault();
    rig.nudge(turn[0]! * KEY_TURN, turn[1]! * KEY_TURN);
  };

  const isTrueScale = pxPerMm !== null;
  useEffect(() => {
    if (!isTrueScale) return;
    // Before anything else that Escape might close, but not while the reader is somewhere else.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.key !== "Escape" || !(target === document.body || container.current?.contains(target as Node))) return;
      event.stopPropagation();
      leave();
    };
    addEventListener("keydown", onEscape, true);
    return () => removeEventListener("keydown", onEscape, true);
  }, [isTrueScale, leave]);

  const takePicture = useCallback(
    (maxSide?: number) => {
      const handle = scene.current;
      return handle
        ? snapshot(() => handle.draw(), background, maxSide)
        : Promise.reject(new Error("The garment is not there yet"));
    },
    [background],
  );
  useImperativeHandle(
    ref,
    () => ({
      picture: takePicture,
      readPiece: (pieceKey, scale) =>
        scene.current?.readPiece(pieceKey, scale) ?? Promise.reject(new Error("The garment is not there yet")),
    }),
    [takePicture],
  );

  const hold = useCallback((id: string, element: HTMLButtonElement | null) => {
    if (element) pinElements.current.set(id, element);
    else pinElements.current.delete(id);
  }, []);
  const ground = useMemo(
    () =>
      background.kind === "plain"
        ? { backgroundColor: background.hex }
        : { backgroundImage: `url("${encodeURI(background.url)}")`, backgroundSize: "cover", backgroundPosition: "center" },
    [background],
  );

  if (isLost) return <Fallback url={fallbackUrl ?? null} label={label} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks are offered as buttons and arrow keys as well
    <div
      ref={container}
      data-state={failure ? "failed" : isReady ? "ready" : "loading"}
      data-px-per-mm={pxPerMm ?? undefined}
      className={cx("relative size-full overflow-hidden bg-plate", className)}
      style={ground}
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
      onDoubleClick={onDoubleClick}
      onKeyDown={onKeyDown}
    >
      {garment && !failure && (
        <div className="absolute inset-0" role="img" aria-label={label}>
          <Canvas
            frameloop="demand"
            dpr={[1, 2]}
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
              open={open}
              pieces={pieces}
              placement={placement}
              pictures={pictures}
              mapsOf={mapsOf}
              chosenPiece={chosenPiece}
              relief={normalMap}
              view={ownView}
              onReady={onReady}
              onFrame={onFrame}
            />
          </Canvas>
        </div>
      )}
      {isReady && (
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
      <Pins pins={pins} chosenPin={chosenPin} onPickPin={onPickPin} hold={hold} />
      {pxPerMm !== null && (
        <div className="pointer-events-none absolute start-2 top-2 rounded-control bg-sheet px-2 pt-1 pb-2">
          <ScaleBar pxPerMm={pxPerMm} />
        </div>
      )}
      {controls && isReady && (
        <PreviewControls
          view={shownView}
          onView={chooseView}
          isTrueScale={isTrueScale}
          onTrueScale={(on) => (on ? lookAtFlattest() : leave())}
          onPicture={onPicture ? () => void takePicture().then(onPicture) : null}
        />
      )}
    </div>
  );
}
