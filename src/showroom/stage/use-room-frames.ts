import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { Frustum, Matrix4, type Mesh, type PerspectiveCamera, type Scene } from "three";
import { ROOM_BYTES } from "../../preview/stage/room.ts";
import type { Worn } from "../headset/types.ts";
import type { RoomReport } from "../types.ts";
import { directionOf } from "../walk/pose.ts";
import type { Walker } from "../walk/walker.ts";
import type { RoomParts } from "./use-room-parts.ts";
import { warmUp } from "./warm-up.ts";

/** What the room is seen by: the eye of the page, and what a headset that is worn says of its own. */
type Eyes = { readonly eye: RefObject<PerspectiveCamera | null>; readonly worn: RefObject<Worn | null> };

/** Draws the room from where the walker is, asks for the next frame while he walks, and reports; both eyes of a headset are one view. `isCut`: nothing flies. */
export function useRoomFrames(
  { rack, tiles, held, standing, settled, forms, linen, surroundings, wardrobes }: RoomParts,
  walker: Walker,
  { eye, worn }: Eyes,
  isCut: () => boolean,
  onFrame: (report: RoomReport) => void,
): void {
  const { gl, scene, invalidate } = useThree();
  const report = useRef(onFrame);
  report.current = onFrame;
  const [frustum, seen] = useMemo(() => [new Frustum(), new Matrix4()], []);
  const cool = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      cool.current?.();
      cool.current = null;
    },
    [],
  );
  useFrame(() => {
    const camera = eye.current;
    // Without its light everything would be compiled twice.
    if (!camera || !scene.environment) return;
    const headset = gl.xr.isPresenting ? worn.current : null;
    // Put on, and not yet seen by what tracks it.
    if (gl.xr.isPresenting && !headset) return;
    const now = performance.now();
    const isWalking = walker.tick(now);
    const { place, yaw, pitch } = walker.pose;
    camera.position.set(...place);
    camera.rotation.set(pitch, yaw, 0, "YXZ");
    camera.updateMatrixWorld();
    cool.current ??= warmUp(gl, scene, camera, linen);
    frustum.setFromProjectionMatrix(headset?.view ?? seen.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse));
    const from = { place, direction: directionOf(walker.pose) };
    const { nearest } = rack.show(from, frustum, held.shownIndex);
    const before = held.shownIndex;
    const wanted = held.wanted(nearest);
    held.hold(wanted, rack.pieces[wanted]);
    const isFlying = held.move(now, walker.pose, camera.aspect, isCut(), headset?.hold ?? null);
    // What is held from now on no longer hangs among the others, and what no longer is hangs there again.
    if (held.shownIndex !== before) rack.show(from, frustum, held.shownIndex);
    for (const { pieces } of standing) for (const piece of pieces) piece.paint();
    const views = headset ? gl.xr.getCamera() : null;
    gl.render(scene, views ?? camera);
    const times = Math.max(1, views?.cameras.length ?? 1);
    report.current({
      drawCalls: gl.info.render.calls / times,
      triangles: gl.info.render.triangles / times,
      materials: materialsOf(scene),
      textureBytes: tiles.bytes + wardrobes.bytes() + surroundings.bytes + ROOM_BYTES + (headset?.textureBytes ?? 0),
      programs: gl.info.programs?.length ?? 0,
      isComplete:
        tiles.isComplete && held.isSettled && settled.size >= forms && [...standing].every(({ isDressed }) => isDressed),
      origin: headset?.origin ?? null,
    });
    if (isWalking || isFlying) invalidate();
  }, 1);
}

/** How many materials are drawn with. */
function materialsOf(scene: Scene): number {
  const materials = new Set<unknown>();
  scene.traverseVisible((object) => {
    const { material } = object as Partial<Mesh>;
    if (material) materials.add(material);
  });
  return materials.size;
}
