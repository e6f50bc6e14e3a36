import { useFrame, useThree } from "@react-three/fiber";
import type { Placement } from "@selvedge/editor-core";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Matrix3 } from "three";
import { layInOrder } from "../camera/laid-out.ts";
import { Rig } from "../camera/rig.ts";
import { DressedPiece, type Wardrobe } from "../cloth/dressed-piece.ts";
import { Tiles } from "../cloth/tiles.ts";
import { STUDIO } from "../light/studio.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { Drape } from "../mesh/use-drape.ts";
import { useLevels } from "../mesh/use-levels.ts";
import type { SceneHandle } from "../scene.tsx";
import { roomLight } from "../stage/room.ts";
import { Stage } from "../stage/stage.ts";
import type { GarmentPreviewProps } from "../types.ts";
import { useArrivals } from "../use-arrivals.ts";
import { isDrawnInSoftware } from "../webgl.ts";
import { clothGroups, sewnTogether } from "./cloth-groups.ts";
import type { Cell } from "./row-layout.ts";

/** What the frame round the canvas needs of the row inside it. */
export type RowHandle = Pick<SceneHandle, "rig" | "stage" | "garment" | "renderer" | "invalidate"> & {
  /** Draws at once, so that the canvas can be read. */
  draw(): HTMLCanvasElement;
};

type Props = Pick<GarmentPreviewProps, "pieces" | "pictures" | "mapsOf"> & {
  readonly garment: ShownGarment;
  readonly levels: Drape["levels"];
  readonly occlusion: Drape["occlusion"];
  /** What lies on the pieces of each garment. */
  readonly placements: readonly Placement[];
  readonly cells: readonly Cell[];
  readonly onReady: (row: RowHandle | null) => void;
  readonly onFrame: (row: RowHandle, drawCalls: number) => void;
};

/** From so many garments on they are drawn with fewer triangles. */
const MANY = 5;
const ANISOTROPY = 4;
const SOFTWARE_ANISOTROPY = 2;

/** One drape in several cloths, each in its own cell before one and the same camera; form, light and shadow are there once. Draws only when something has changed. */
export function RowScene(props: Props) {
  const { garment, levels, occlusion, pieces, placements, pictures, mapsOf, cells, onReady, onFrame } = props;
  const { gl, scene, set, viewport } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  const isSoftware = useMemo(() => isDrawnInSoftware(gl.getContext()), [gl]);
  const anisotropy = isSoftware ? SOFTWARE_ANISOTROPY : ANISOTROPY;
  const arrived = useArrivals(invalidate, isSoftware);
  // It follows no pointer, so it holds nothing that would have to be given back.
  const rig = useMemo(() => new Rig(gl.domElement, "front", invalidate), [gl, invalidate]);
  rig.isInstant = isSoftware;
  const [cell] = cells;
  useLayoutEffect(() => {
    if (cell) rig.resize(cell);
    invalidate();
  }, [rig, cell, invalidate]);
  useLayoutEffect(() => {
    set({ camera: rig.perspective as never });
  }, [rig, set]);
  useEffect(() => {
    const room = roomLight(gl, STUDIO);
    scene.environment = room;
    scene.environmentIntensity = STUDIO.roomStrength;
    invalidate();
    return () => {
      scene.environment = null;
      room.dispose();
    };
  }, [gl, scene, invalidate]);

  const dressedRef = useRef<readonly (readonly DressedPiece[])[]>([]);
  const tiles = useMemo(
    () =>
      new Tiles(anisotropy, () => {
        for (const piece of dressedRef.current.flat()) piece.refreshMaps();
        arrived();
      }),
    [anisotropy, arrived],
  );
  useEffect(() => () => tiles.dispose(), [tiles]);
  const wardrobe = useRef<Wardrobe>({ pictures, mapsOf, tiles, anisotropy });
  wardrobe.current = { pictures, mapsOf, tiles, anisotropy };

  const stage = useMemo(() => new Stage(garment, pieces), [garment, pieces]);
  useEffect(() => () => stage.dispose(), [stage]);
  useLayoutEffect(() => {
    stage.take(STUDIO, new Matrix3());
    rig.frame(garment.bounds);
  }, [stage, rig, garment]);
  const made = useLevels(garment, levels);
  useLayoutEffect(() => {
    if (occlusion) stage.shade(occlusion.at(-1)!);
    if (made) stage.takeLevels(made.levels, made.caster);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [stage, occlusion, made, gl, invalidate]);

  const dressed = useMemo(() => {
    const outlines = new Map(pieces.map(({ key, outline }) => [key, outline]));
    const indexOf = new Map(garment.pieces.map(({ key }, index) => [key, index]));
    const keys = garment.pieces.map(({ key }) => key).filter((key) => outlines.has(key));
    const level = made?.levels[placements.length < MANY ? 0 : 1];
    return placements.map((placement) =>
      clothGroups(keys, placement).map((group) => {
        const parts = group.keys.map((key, nth) => {
          const index = indexOf.get(key)!;
          const piece = garment.pieces[index]!;
          const triangles = level?.[index] ?? piece.triangles;
          return { piece, onto: group.onto[nth]!, occlusion: occlusion?.[index] ?? piece.occlusion, triangles };
        });
        const piece = new DressedPiece(sewnTogether(parts), outlines.get(group.keys[0]!)!, () => wardrobe.current);
        piece.dress(group.stamps);
        return piece;
      }),
    );
  }, [garment, occlusion, made, pieces, placements]);
  useLayoutEffect(() => {
    dressedRef.current = dressed;
    const adaptation = new Matrix3();
    for (const piece of dressed.flat()) piece.cloth.adaptation.value = adaptation;
    const stop = pictures.subscribe((address) => {
      for (const piece of dressed.flat()) piece.refresh(address);
      arrived();
    });
    gl.shadowMap.needsUpdate = true;
    invalidate();
    return () => {
      stop();
      for (const piece of dressed.flat()) piece.dispose();
    };
  }, [dressed, pictures, gl, invalidate, arrived]);

  const drawAll = useCallback(() => {
    const { width, height } = gl.domElement;
    const ratio = gl.getPixelRatio();
    if (stage.light(rig.azimuth)) gl.shadowMap.needsUpdate = true;
    scene.environmentRotation.set(0, rig.azimuth, 0);
    const together = stage.castTogether(dressed.flat().every(({ isOpen }) => !isOpen));
    let drawCalls = 0;
    gl.setScissorTest(false);
    gl.clear();
    gl.setScissorTest(true);
    for (const [at, cell] of cells.entries()) {
      for (const [of, garmentPieces] of dressed.entries())
        for (const { object } of garmentPieces) {
          object.visible = of === at;
          object.castShadow = !together;
        }
      // All hang alike, so the shadow of the first is that of every one.
      for (const piece of dressed[at] ?? []) layInOrder(piece, rig.perspective, cell.height * ratio);
      for (const piece of dressed[at] ?? []) piece.paint();
      const y = height / ratio - cell.y - cell.height;
      gl.setViewport(cell.x, y, cell.width, cell.height);
      gl.setScissor(cell.x, y, cell.width, cell.height);
      gl.render(scene, rig.perspective);
      drawCalls += gl.info.render.calls;
    }
    gl.setScissorTest(false);
    gl.setViewport(0, 0, width / ratio, height / ratio);
    return drawCalls;
  }, [gl, scene, stage, rig, dressed, cells]);
  const handle = useMemo(
    (): RowHandle => ({
      rig,
      stage,
      garment,
      renderer: gl,
      invalidate,
      draw() {
        drawAll();
        return gl.domElement;
      },
    }),
    [rig, stage, garment, gl, invalidate, drawAll],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the canvas is drawn anew
  useEffect(() => invalidate(), [viewport, cells, invalidate]);
  const report = useRef(onFrame);
  report.current = onFrame;
  useFrame(() => {
    const isTurning = rig.tick(performance.now());
    report.current(handle, drawAll());
    if (isTurning) invalidate();
  }, 1);
  useEffect(() => {
    onReady(handle);
    return () => onReady(null);
  }, [handle, onReady]);
  return (
    <>
      <primitive object={stage.group} />
      {dressed.flatMap((garmentPieces, index) =>
        garmentPieces.map((piece) => <primitive key={`${index} ${piece.key}`} object={piece.object} />),
      )}
    </>
  );
}
