import { useFrame, useThree } from "@react-three/fiber";
import type { PxPerMm } from "@selvedge/geometry-core";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { BufferAttribute, Matrix3, type WebGLRenderer } from "three";
import { boundsWithForm, layInOrder } from "./camera/laid-out.ts";
import { Rig } from "./camera/rig.ts";
import { DressedPiece, type Wardrobe } from "./cloth/dressed-piece.ts";
import { readFlat } from "./cloth/flat-reading.ts";
import { Tiles } from "./cloth/tiles.ts";
import type { Light } from "./light/light.ts";
import { levelFor } from "./mesh/level-for.ts";
import { trianglesOf } from "./mesh/level-index.ts";
import { isSameCut } from "./mesh/morph.ts";
import type { ShownGarment } from "./mesh/shown-mesh.ts";
import type { Drape } from "./mesh/use-drape.ts";
import { useLevels } from "./mesh/use-levels.ts";
import { ROOM_BYTES, roomLight } from "./stage/room.ts";
import { Stage } from "./stage/stage.ts";
import type { GarmentPreviewProps } from "./types.ts";
import { useArrivals } from "./use-arrivals.ts";
import { isStillWanted, useMorph } from "./use-morph.ts";
import { isDrawnInSoftware } from "./webgl.ts";

/** What the frame round the canvas needs of the scene inside it. */
export type SceneHandle = {
  readonly rig: Rig;
  readonly dressed: ReadonlyMap<string, DressedPiece>;
  readonly stage: Stage;
  readonly garment: ShownGarment;
  /** Asks for a new frame. */
  invalidate(): void;
  readonly renderer: WebGLRenderer;
  /** Draws at once, so that the canvas can be read. */
  draw(): HTMLCanvasElement;
  /** Fetches what a picture of this height in pixels shows of single threads. */
  sharpen(heightPx: number): Promise<void>;
  readPiece(pieceKey: string, pxPerMm: PxPerMm): Promise<ImageData>;
};

export type FrameReport = {
  readonly drawCalls: number;
  /** Of the garment and its form, as the user sees them. */
  readonly triangles: number;
  /** Level of detail that was drawn; 0 is the nearest. */
  readonly level: number;
  /** What the garment holds of the graphics card's memory: textures, meshes, light and shadow. */
  readonly gpuBytes: number;
  /** Pieces whose artwork was painted for this frame. */
  readonly painted: readonly string[];
};

type SceneProps = Pick<GarmentPreviewProps, "pieces" | "placement" | "pictures" | "mapsOf" | "chosenPiece"> & {
  readonly garment: ShownGarment;
  readonly levels: Drape["levels"];
  readonly occlusion: Drape["occlusion"];
  readonly relief: boolean;
  readonly light: Light;
  readonly view: NonNullable<GarmentPreviewProps["view"]>;
  readonly wholeForm: boolean;
  readonly onReady: (scene: SceneHandle | null) => void;
  readonly onFrame: (scene: SceneHandle, report: FrameReport) => void;
};

const MAX_ANISOTROPY = 8;
const SOFTWARE_ANISOTROPY = 2;

/** The garment, its light and its cameras. Draws only when something has changed. */
export function Scene({
  garment,
  levels,
  occlusion,
  pieces,
  placement,
  pictures,
  mapsOf,
  chosenPiece,
  relief,
  light,
  view,
  wholeForm,
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
    const room = roomLight(gl, light);
    scene.environment = room;
    scene.environmentIntensity = light.roomStrength;
    invalidate();
    return () => {
      scene.environment = null;
      room.dispose();
    };
  }, [gl, scene, light, invalidate]);

  const isSoftware = useMemo(() => isDrawnInSoftware(gl.getContext()), [gl]);
  rig.isInstant = isSoftware;
  const arrived = useArrivals(invalidate, isSoftware);
  const anisotropy = isSoftware ? SOFTWARE_ANISOTROPY : Math.min(MAX_ANISOTROPY, gl.capabilities.getMaxAnisotropy());
  const dressedRef = useRef<ReadonlyMap<string, DressedPiece>>(new Map());
  const tiles = useMemo(
    () =>
      new Tiles(anisotropy, () => {
        for (const piece of dressedRef.current.values()) piece.refreshMaps();
        arrived();
      }),
    [anisotropy, arrived],
  );
  const wardrobe = useRef<Wardrobe>({ pictures, mapsOf, tiles, anisotropy });
  wardrobe.current = { pictures, mapsOf, tiles, anisotropy };

  const held = useRef(garment);
  if (!isSameCut(held.current, garment)) held.current = garment;
  /** The first drape of this cut: its meshes stay, and are moved to those that follow. */
  const cut = held.current;
  const stage = useMemo(() => new Stage(cut, pieces), [cut, pieces]);
  const outlines = useMemo(() => new Map(pieces.map(({ key, outline }) => [key, outline])), [pieces]);
  const dressed = useMemo(() => {
    const made = new Map<string, DressedPiece>();
    for (const mesh of cut.pieces) {
      const outline = outlines.get(mesh.key);
      if (outline) made.set(mesh.key, new DressedPiece(mesh, outline, () => wardrobe.current));
    }
    return made;
  }, [cut, outlines]);

  useLayoutEffect(() => {
    dressedRef.current = dressed;
    rig.frame(wholeForm ? boundsWithForm(cut) : cut.bounds);
    gl.shadowMap.needsUpdate = true;
    return () => {
      for (const piece of dressed.values()) piece.dispose();
    };
  }, [dressed, cut, rig, gl, wholeForm]);
  const morph = useMorph({ garment, cut, pieces, dressed, stage, invalidate });
  useEffect(() => {
    // Where the camera may not go is fetched and worked out at the first gesture, not with the scene: until then the camera stays where it is.
    const guard = async () => {
      const { KeepOut } = await import("./camera/keep-out.ts");
      rig.keepOut = new KeepOut(garment);
    };
    const reaches = ["pointerdown", "wheel"] as const;
    for (const reach of reaches) gl.domElement.addEventListener(reach, guard, { once: true, passive: true });
    return () => {
      rig.keepOut = null;
      for (const reach of reaches) gl.domElement.removeEventListener(reach, guard);
    };
  }, [rig, garment, gl]);
  useEffect(() => () => stage.dispose(), [stage]);
  useEffect(() => () => tiles.dispose(), [tiles]);

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

  useLayoutEffect(() => {
    for (const [key, piece] of dressed) piece.dress(placement[key] ?? []);
    arrived();
  }, [dressed, placement, arrived]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures or maps dress every piece anew
  useEffect(() => {
    for (const piece of dressed.values()) piece.refresh(null);
    arrived();
    return pictures.subscribe((address) => {
      for (const piece of dressedRef.current.values()) piece.refresh(address);
      arrived();
    });
  }, [pictures, mapsOf, dressed, arrived]);

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

  const worn = useRef({ placement, pictures });
  worn.current = { placement, pictures };
  const made = useLevels(garment, levels);
  const shownLevel = useRef(0);
  const showLevel = useCallback(
    (level: number) => {
      if (shownLevel.current === level) return;
      shownLevel.current = level;
      for (const piece of dressed.values()) piece.showLevel(level);
      stage.showLevel(level);
    },
    [dressed, stage],
  );
  useLayoutEffect(() => {
    if (!made) return;
    const { levels, caster } = made;
    garment.pieces.forEach(({ key }, index) => {
      dressed.get(key)?.takeLevels(levels.map((level) => level[index]!));
    });
    stage.takeLevels(levels, caster);
    shownLevel.current = 0;
    invalidate();
  }, [made, garment, dressed, stage, invalidate]);

  const drawNow = useCallback(() => {
    if (stage.light(rig.azimuth)) gl.shadowMap.needsUpdate = true;
    scene.environmentRotation.set(0, rig.azimuth, 0);
    gl.render(scene, rig.active);
  }, [stage, rig, gl, scene]);
  const handle = useMemo(
    (): SceneHandle => ({
      rig,
      dressed,
      stage,
      garment,
      invalidate,
      renderer: gl,
      draw() {
        showLevel(0);
        for (const piece of dressed.values()) piece.paint();
        drawNow();
        return gl.domElement;
      },
      async sharpen(heightPx) {
        for (const piece of dressed.values()) {
          layInOrder(piece, rig.active, heightPx);
          piece.paint();
        }
        await tiles.settled();
      },
      async readPiece(pieceKey, pxPerMm) {
        const piece = dressed.get(pieceKey);
        const outline = outlines.get(pieceKey);
        if (!piece || !outline) throw new RangeError(`There is no piece ${pieceKey}`);
        const { placement, pictures } = worn.current;
        await pictures.ready((placement[pieceKey] ?? []).map(({ source }) => source));
        piece.refresh(null);
        piece.paint();
        piece.showLevel(0);
        return readFlat(gl, piece, outline, pxPerMm);
      },
    }),
    [rig, dressed, stage, garment, gl, tiles, drawNow, showLevel, outlines, invalidate],
  );

  const report = useRef(onFrame);
  report.current = onFrame;
  useFrame((state) => {
    const isMorphing = morph.current !== null;
    if (morph.current?.step(performance.now(), isSoftware || isStillWanted())) morph.current = null;
    if (isMorphing) gl.shadowMap.needsUpdate = true;
    const isTurning = rig.tick(performance.now());
    if (state.camera !== (rig.active as never)) set({ camera: rig.active as never });
    for (const piece of dressed.values()) layInOrder(piece, rig.active, state.size.height * state.viewport.dpr);
    const painted = [...dressed.values()].filter((piece) => piece.paint()).map(({ key }) => key);
    if (made) {
      const [height, { min, max }] = [state.size.height * state.viewport.dpr, garment.bounds];
      showLevel(levelFor((max[1] - min[1]) * rig.pixelsPerMm(height), shownLevel.current, isSoftware));
    }
    const pieces = [...dressed.values()];
    const together = stage.castTogether(made !== null && pieces.every(({ isOpen }) => !isOpen));
    for (const { object } of pieces) object.castShadow = !together;
    drawNow();
    const gpuBytes = pieces.reduce((sum, { bytes }) => sum + bytes, tiles.bytes + ROOM_BYTES + stage.bytes);
    report.current(handle, {
      drawCalls: gl.info.render.calls,
      triangles: [stage.blocker, ...pieces.map(({ object }) => object)].reduce(
        (sum, mesh) => sum + trianglesOf(mesh.geometry),
        0,
      ),
      level: shownLevel.current,
      gpuBytes,
      painted,
    });
    if (isTurning || morph.current) invalidate();
  }, 1);

  useEffect(() => {
    onReady(handle);
    return () => onReady(null);
  }, [handle, onReady]);

  return (
    <>
      <primitive object={stage.group} />
      {[...dressed.values()].map((piece) => (
        <primitive key={piece.key} object={piece.object} />
      ))}
    </>
  );
}
