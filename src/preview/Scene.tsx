import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { BufferAttribute } from "three";
import { Rig } from "./camera/rig.ts";
import { DressedPiece, type Wardrobe } from "./cloth/dressed-piece.ts";
import { readFlat } from "./cloth/flat-reading.ts";
import { Tiles } from "./cloth/tiles.ts";
import type { ShownGarment } from "./mesh/shown-mesh.ts";
import type { Drape } from "./mesh/use-drape.ts";
import { Stage } from "./stage/stage.ts";
import { studioLight } from "./stage/studio.ts";
import type { GarmentPreviewProps } from "./types.ts";
import { isDrawnInSoftware } from "./webgl.ts";

/** What the frame round the canvas needs of the scene inside it. */
export type SceneHandle = {
  readonly rig: Rig;
  readonly dressed: ReadonlyMap<string, DressedPiece>;
  readonly stage: Stage;
  readonly garment: ShownGarment;
  /** Draws at once, so that the canvas can be read. */
  draw(): HTMLCanvasElement;
  readPiece(pieceKey: string, pxPerMm: number): Promise<ImageData>;
};

export type FrameReport = {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly textureBytes: number;
  /** Pieces whose artwork was painted for this frame. */
  readonly painted: readonly string[];
};

type SceneProps = Pick<GarmentPreviewProps, "pieces" | "placement" | "pictures" | "mapsOf" | "chosenPiece"> & {
  readonly garment: ShownGarment;
  readonly open: Drape["open"];
  readonly relief: boolean;
  readonly view: NonNullable<GarmentPreviewProps["view"]>;
  readonly onReady: (scene: SceneHandle | null) => void;
  readonly onFrame: (report: FrameReport) => void;
};

const MAX_ANISOTROPY = 8;
const SOFTWARE_ANISOTROPY = 2;
const ENVIRONMENT_STRENGTH = 0.7;
const ENVIRONMENT_BYTES = 768 * 1024 * 8;

/** Single threads are taken to be seen when a pixel of the screen may cover as little as this. */
const NEAR_PIXEL_MM = 0.3;

/** Farther open pieces are drawn before nearer ones; the threads of a piece are fetched when the camera comes near. */
function layInOrder(piece: DressedPiece, camera: Rig["active"], heightPx: number): void {
  const { center, radius } = piece.object.geometry.boundingSphere!;
  const away = camera.position.distanceTo(center);
  piece.object.renderOrder = -away;
  const seenMm =
    "fov" in camera
      ? 2 * Math.tan((camera.fov * Math.PI) / 360) * Math.max(camera.near, away - radius)
      : (camera.top - camera.bottom) / camera.zoom;
  if (seenMm / heightPx < NEAR_PIXEL_MM) piece.comeNear();
}

/** The garment, its light and its cameras. Draws only when something has changed. */
export function Scene({
  garment,
  open,
  pieces,
  placement,
  pictures,
  mapsOf,
  chosenPiece,
  relief,
  view,
  onReady,
  onFrame,
}: SceneProps) {
  const { gl, scene, set, size } = useThree();
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
    const light = studioLight(gl);
    scene.environment = light;
    scene.environmentIntensity = ENVIRONMENT_STRENGTH;
    invalidate();
    return () => {
      scene.environment = null;
      light.dispose();
    };
  }, [gl, scene, invalidate]);

  const isSoftware = useMemo(() => isDrawnInSoftware(gl.getContext()), [gl]);
  rig.isInstant = isSoftware;
  const anisotropy = isSoftware ? SOFTWARE_ANISOTROPY : Math.min(MAX_ANISOTROPY, gl.capabilities.getMaxAnisotropy());
  const dressedRef = useRef<ReadonlyMap<string, DressedPiece>>(new Map());
  const tiles = useMemo(
    () =>
      new Tiles(anisotropy, () => {
        for (const piece of dressedRef.current.values()) piece.refreshMaps();
        invalidate();
      }),
    [anisotropy, invalidate],
  );
  const wardrobe = useRef<Wardrobe>({ pictures, mapsOf, tiles, anisotropy });
  wardrobe.current = { pictures, mapsOf, tiles, anisotropy };

  const stage = useMemo(() => new Stage(garment, pieces), [garment, pieces]);
  const outlines = useMemo(() => new Map(pieces.map(({ key, outline }) => [key, outline])), [pieces]);
  const dressed = useMemo(() => {
    const made = new Map<string, DressedPiece>();
    for (const mesh of garment.pieces) {
      const outline = outlines.get(mesh.key);
      if (outline) made.set(mesh.key, new DressedPiece(mesh, outline, () => wardrobe.current));
    }
    return made;
  }, [garment, outlines]);

  useLayoutEffect(() => {
    dressedRef.current = dressed;
    rig.frame(garment.bounds);
    gl.shadowMap.needsUpdate = true;
    return () => {
      for (const piece of dressed.values()) piece.dispose();
    };
  }, [dressed, garment, rig, gl]);
  useEffect(() => () => stage.dispose(), [stage]);
  useEffect(() => () => tiles.dispose(), [tiles]);

  useEffect(() => {
    if (!open) return;
    garment.pieces.forEach(({ key }, at) => {
      dressed.get(key)?.object.geometry.setAttribute("open", new BufferAttribute(open[at]!, 1));
    });
    stage.shade(open.at(-1)!);
    invalidate();
  }, [open, garment, dressed, stage, invalidate]);

  useLayoutEffect(() => {
    for (const [key, piece] of dressed) piece.dress(placement[key] ?? []);
    invalidate();
  }, [dressed, placement, invalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures or maps dress every piece anew
  useEffect(() => {
    for (const piece of dressed.values()) piece.refresh(null);
    invalidate();
    return pictures.subscribe((address) => {
      for (const piece of dressedRef.current.values()) piece.refresh(address);
      invalidate();
    });
  }, [pictures, mapsOf, dressed, invalidate]);

  useLayoutEffect(() => {
    for (const [key, { cloth }] of dressed) {
      cloth.relief.value = relief ? 1 : 0;
      cloth.chosen.value = key === chosenPiece ? 1 : 0;
    }
    invalidate();
  }, [dressed, relief, chosenPiece, invalidate]);

  useEffect(() => {
    if (seenView.current === view) return;
    seenView.current = view;
    rig.goTo(view, performance.now());
  }, [rig, view]);

  const report = useRef(onFrame);
  report.current = onFrame;
  useFrame((state) => {
    const isTurning = rig.tick(performance.now());
    if (state.camera !== (rig.active as never)) set({ camera: rig.active as never });
    for (const piece of dressed.values()) layInOrder(piece, rig.active, state.size.height * state.viewport.dpr);
    const painted = [...dressed.values()].filter((piece) => piece.paint()).map(({ key }) => key);
    if (stage.light(rig.azimuth)) gl.shadowMap.needsUpdate = true;
    scene.environmentRotation.set(0, rig.azimuth, 0);
    gl.render(scene, rig.active);
    let textureBytes = tiles.bytes + ENVIRONMENT_BYTES + 2048 * 2048 * 4;
    for (const piece of dressed.values()) textureBytes += piece.bytes;
    report.current({ drawCalls: gl.info.render.calls, triangles: gl.info.render.triangles, textureBytes, painted });
    if (isTurning) invalidate();
  }, 1);

  useEffect(() => {
    onReady({
      rig,
      dressed,
      stage,
      garment,
      draw() {
        for (const piece of dressed.values()) piece.paint();
        gl.render(scene, rig.active);
        return gl.domElement;
      },
      async readPiece(pieceKey, pxPerMm) {
        const piece = dressed.get(pieceKey);
        const outline = outlines.get(pieceKey);
        if (!piece || !outline) throw new RangeError(`There is no piece ${pieceKey}`);
        await pictures.ready((placement[pieceKey] ?? []).map(({ source }) => source));
        piece.refresh(null);
        piece.paint();
        return readFlat(gl, piece, outline, pxPerMm);
      },
    });
    return () => onReady(null);
  }, [rig, dressed, stage, garment, gl, scene, onReady, outlines, pictures, placement]);

  return (
    <>
      <primitive object={stage.group} />
      {[...dressed.values()].map((piece) => (
        <primitive key={piece.key} object={piece.object} />
      ))}
    </>
  );
}
