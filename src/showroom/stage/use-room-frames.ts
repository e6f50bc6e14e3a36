import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { Frustum, Matrix4, type Mesh, type PerspectiveCamera, type Scene } from "three";
import { ROOM_BYTES } from "../../preview/stage/room.ts";
import type { Worn } from "../headset/types.ts";
import type { Beside, RoomReport } from "../types.ts";
import { directionOf } from "../walk/pose.ts";
import type { Walker } from "../walk/walker.ts";
import type { RoomParts } from "./use-room-parts.ts";
import { warmUp } from "./warm-up.ts";

/** Who sees the room, and what is drawn in it besides. */
type Seen = {
  readonly walker: Walker;
  /** The eye of the page; in a headset between both eyes. */
  readonly eye: RefObject<PerspectiveCamera | null>;
  /** What a headset that is worn says of its own. */
  readonly worn: RefObject<Worn | null>;
  /** Nothing flies. */
  readonly isCut: () => boolean;
  readonly beside: ReadonlySet<Beside>;
};

/** Draws the room from where the walker is, asks for the next frame while he walks, and reports; both eyes of a headset are one view. */
export function useRoomFrames(
  { rack, tiles, held, standing, settled, forms, materials, surroundings, wardrobes }: RoomParts,
  { walker, eye, worn, isCut, beside }: Seen,
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
    walker.tick(now);
    const { place, yaw, pitch } = walker.pose;
    camera.position.set(...place);
    camera.rotation.set(pitch, yaw, 0, "YXZ");
    camera.updateMatrixWorld();
    cool.current ??= warmUp(gl, scene, camera, materials);
    frustum.setFromProjectionMatrix(headset?.view ?? seen.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse));
    surroundings.lookFrom(place);
    const from = { place, direction: directionOf(walker.pose) };
    const { nearest } = rack.show(from, frustum, held.shownIndex);
    const before = held.shownIndex;
    const wanted = held.wanted(nearest);
    held.hold(wanted, rack.pieces[wanted]);
    const isFlying = held.move(now, walker.pose, camera.aspect, isCut(), headset?.hold ?? null);
    // What is held from now on no longer hangs among the others, and what no longer is hangs there again.
    if (held.shownIndex !== before) rack.show(from, frustum, held.shownIndex);
    for (const garment of standing) garment.paint();
    let isMoving = walker.isWalking;
    for (const one of beside) isMoving = one.frame(now, camera) || isMoving;
    const artworks = [...standing].reduce((sum, { artworkBytes }) => sum + artworkBytes, 0);
    const views = headset ? gl.xr.getCamera() : null;
    gl.render(scene, views ?? camera);
    const times = Math.max(1, views?.cameras.length ?? 1);
    report.current({
      drawCalls: gl.info.render.calls / times,
      triangles: gl.info.render.triangles / times,
      materials: materialsOf(scene),
      textureBytes: tiles.bytes + wardrobes.bytes() + surroundings.bytes + artworks + ROOM_BYTES + (headset?.textureBytes ?? 0),
      programs: gl.info.programs?.length ?? 0,
      ...gl.info.memory,
      heldMm: held.awayFrom(camera.position),
      isComplete:
        tiles.isComplete &&
        surroundings.isComplete &&
        held.isSettled &&
        settled.size >= forms &&
        [...standing].every(({ isDressed }) => isDressed),
      origin: headset?.origin ?? null,
      board: headset?.board ?? null,
    });
    // What has landed on its rail is let go in the next frame.
    if (isMoving || isFlying || held.wanted(nearest) !== wanted) invalidate();
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
