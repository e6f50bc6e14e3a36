import { PerspectiveCamera as Eye } from "@react-three/drei/core/PerspectiveCamera";
import { useThree } from "@react-three/fiber";
import type { RoomGarment } from "@selvedge/contract";
import { Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { type PerspectiveCamera, Raycaster, Vector2 } from "three";
import { lazy } from "../lazy-part.ts";
import { useArrivals } from "../preview/use-arrivals.ts";
import { isDrawnInSoftware } from "../preview/webgl.ts";
import { ALL_PIECES } from "../state/fabrics-laid.ts";
import { Formed } from "./garments/formed.tsx";
import { loadHeadset } from "./headset/load-headset.ts";
import type { Worn } from "./headset/types.ts";
import { clothMet } from "./stage/cloth-met.ts";
import { garmentMet } from "./stage/garment-met.ts";
import { useRoomFrames } from "./stage/use-room-frames.ts";
import { type RoomParts, useRoomParts } from "./stage/use-room-parts.ts";
import type { Beside, Laid, Picked, RoomHandle, RoomReport, RoomViewProps } from "./types.ts";
import { fovFor, looking } from "./walk/pose.ts";
import { isStillWanted } from "./walk/still.ts";
import { Walker } from "./walk/walker.ts";

const Headset = lazy(loadHeadset);

const NEAREST_MM = 40;
const caster = new Raycaster();

/** What lies under a point of the picture, given from −1 to 1. */
function pickedAt(
  camera: PerspectiveCamera,
  parts: RoomParts,
  garments: readonly RoomGarment[],
  x: number,
  y: number,
): Picked | null {
  caster.setFromCamera(new Vector2(x, y), camera);
  const cloth = clothMet(caster, parts);
  const met = garmentMet(caster, garments, parts.standing);
  if (met && !(cloth && cloth.away < met.away)) return { kind: "garment", garment: met.garment };
  if (cloth) return { kind: "cloth", piece: cloth.piece };
  const { origin, direction } = caster.ray;
  if (direction.y >= 0) return null;
  const away = -origin.y / direction.y;
  return { kind: "floor", spot: [origin.x + direction.x * away, origin.z + direction.z * away] };
}

/** The garments as they stand: one in another cloth from head to foot while that is laid on it. */
const dressedIn = (garments: readonly RoomGarment[], laid: Laid | null): readonly RoomGarment[] =>
  garments.map((garment) =>
    garment.itemId === laid?.itemId ? { ...garment, fabrics: [{ pieceKey: ALL_PIECES, productId: laid.productId }] } : garment,
  );

type RoomSceneProps = Pick<RoomViewProps, "room" | "laid" | "linkKey" | "say" | "walk" | "headset" | "onReady"> & {
  readonly onFrame: (report: RoomReport) => void;
};

/** The room and who walks in it. Draws when something has changed. */
export function RoomScene({ room, laid, linkKey, say, walk, headset, onReady, onFrame }: RoomSceneProps) {
  const { gl, size, scene } = useThree();
  const invalidate = useThree((state) => state.invalidate);
  const isSoftware = useMemo(() => isDrawnInSoftware(gl.getContext()), [gl]);
  const arrived = useArrivals(invalidate, isSoftware);
  const parts = useRoomParts(room, say, isSoftware, arrived);
  const walker = useMemo(() => new Walker(looking(room.start.place, room.start.target)), [room]);
  const eye = useRef<PerspectiveCamera>(null);
  const aspect = size.width / Math.max(1, size.height);
  const isCut = useCallback(() => isSoftware || isStillWanted(), [isSoftware]);
  const worn = useRef<Worn | null>(null);
  const beside = useMemo(() => new Set<Beside>(), []);
  useRoomFrames(parts, { walker, eye, worn, isCut, beside }, onFrame);
  const garments = useMemo(() => dressedIn(room.garments, laid), [room, laid]);
  const add = useCallback(
    (one: Beside) => {
      beside.add(one);
      scene.add(one.object);
      invalidate();
      return () => {
        beside.delete(one);
        scene.remove(one.object);
        invalidate();
      };
    },
    [beside, scene, invalidate],
  );
  const handle = useMemo(
    (): RoomHandle => ({
      walker,
      aspect,
      isSoftware,
      invalidate,
      pick: (x, y) => eye.current && pickedAt(eye.current, parts, room.garments, x, y),
      take(index, isAside) {
        parts.held.take(index, isAside);
        invalidate();
      },
      turn(right, up) {
        parts.held.turn(right, up);
        invalidate();
      },
      nearer(times) {
        if (walker.isWorn) return;
        parts.held.nearer(times);
        invalidate();
      },
      pointed: () => worn.current?.pointsAt ?? null,
      add,
    }),
    [walker, parts, room, aspect, isSoftware, invalidate, add],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the canvas needs another drawing
  useEffect(() => invalidate(), [size, invalidate]);
  useEffect(() => {
    onReady(handle);
    return () => onReady(null);
  }, [handle, onReady]);
  return (
    <>
      <Eye ref={eye} makeDefault fov={fovFor(aspect)} near={NEAREST_MM} far={2 * Math.hypot(...room.extent)} />
      <primitive object={parts.surroundings.group} />
      <primitive object={parts.rack.group} />
      {headset && (
        <Suspense fallback={null}>
          <Headset room={room} parts={parts} walker={walker} walk={walk} worn={worn} isCut={isCut} view={headset} />
        </Suspense>
      )}
      {garments.map(
        (garment) =>
          garment.width === null &&
          garment.hand && (
            <Formed
              key={garment.itemId}
              garment={garment}
              linkKey={linkKey}
              hand={garment.hand}
              products={room.products}
              wardrobe={parts.wardrobes.garments}
              materials={parts.materials}
              standing={parts.standing}
              onSettled={parts.onSettled}
            />
          ),
      )}
    </>
  );
}
