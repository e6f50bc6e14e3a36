import { useFrame, useThree } from "@react-three/fiber";
import { createXRStore, XR, XROrigin } from "@react-three/xr";
import type { RoomScene } from "@selvedge/contract";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Group } from "three";
import type { RoomParts } from "../stage/use-room-parts.ts";
import type { Walk } from "../types.ts";
import type { Walker } from "../walk/walker.ts";
import { goalsOf, spotOfGoal } from "./landing.ts";
import { Marks } from "./marks.ts";
import { MM_PER_M } from "./origin.ts";
import type { HeadsetFailure, HeadsetView, Worn } from "./types.ts";
import { Visit } from "./visit.ts";

/** Nearer than this nothing is seen, metres. */
const NEAREST_M = 0.04;

/** What points is read and drawn here, and what it looks like is not fetched: of the library there is the session, the eyes and where they stand. */
const store = createXRStore({
  // Its own lists of controllers, which it would look for elsewhere.
  baseAssetPath: new URL("/headset/", location.href).href,
  // As fast as the headset itself finds right.
  frameRate: false,
  emulate: false,
  offerSession: false,
  enterGrantedSession: false,
  controller: false,
  hand: false,
  gaze: false,
  screenInput: false,
  transientPointer: false,
  anchors: false,
  hitTest: false,
  meshDetection: false,
  planeDetection: false,
  domOverlay: false,
});

/** Why a session did not come about, by the names that WebXR gives. */
function failureOf(thrown: unknown): HeadsetFailure {
  const name = thrown instanceof DOMException ? thrown.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "InvalidStateError" ? "busy" : "failed";
}

const isStillThere = async (): Promise<boolean> => {
  try {
    return (await navigator.xr?.isSessionSupported("immersive-vr")) ?? false;
  } catch {
    return false;
  }
};

type HeadsetProps = {
  readonly room: RoomScene;
  readonly parts: RoomParts;
  readonly walker: Walker;
  readonly walk: Walk;
  readonly worn: RefObject<Worn | null>;
  readonly isCut: () => boolean;
  readonly view: HeadsetView;
};

/** A headset in the room: enters when it is shown, and says when it is taken off. */
export default function Headset({ room, parts, walker, walk, worn, isCut, view }: HeadsetProps) {
  const { gl, scene, invalidate } = useThree();
  const origin = useRef<Group>(null);
  const visit = useRef<Visit | null>(null);
  const goals = useMemo(() => goalsOf(room), [room]);
  const marks = useMemo(() => new Marks(goals.map(spotOfGoal)), [goals]);
  useEffect(() => () => marks.dispose(), [marks]);
  const now = useRef({ walk, view });
  now.current = { walk, view };

  useEffect(() => {
    let isGone = false;
    const begin = (session: XRSession) => {
      const camera = gl.xr.getCamera();
      [camera.near, camera.far] = [NEAREST_M, (2 * Math.hypot(...room.extent)) / MM_PER_M];
      visit.current = new Visit({ room, parts, marks, goals, walker, session, isCut: isCut() });
      scene.add(marks.group);
      now.current.view.onWorn();
    };
    const end = () => {
      if (!visit.current) return;
      scene.remove(marks.group);
      visit.current.end();
      visit.current = null;
      worn.current = null;
      invalidate();
    };
    const stop = store.subscribe(({ session }, before) => {
      if (session === before.session) return;
      if (session) return begin(session);
      end();
      void isStillThere().then((isThere) => !isGone && now.current.view.onEnd(isThere ? null : "lost"));
    });
    const enter = async () => {
      // In development React shows everything twice: only what stays enters.
      if (isGone) return;
      try {
        await store.enterVR();
      } catch (thrown) {
        // A session that cannot be drawn is not kept.
        await gl.xr.getSession()?.end();
        if (!isGone) now.current.view.onEnd(failureOf(thrown));
      }
      if (isGone) await store.getState().session?.end();
    };
    void Promise.resolve().then(enter);
    return () => {
      isGone = true;
      stop();
      end();
      void store.getState().session?.end();
    };
  }, [room, parts, marks, goals, walker, worn, isCut, gl, scene, invalidate]);

  const { isLeaving } = view;
  useEffect(() => {
    if (isLeaving) void store.getState().session?.end();
  }, [isLeaving]);

  useEffect(() => {
    // Before whatever else on the page would be closed by it.
    const onKeyDown = (event: KeyboardEvent) => {
      const { session } = store.getState();
      if (event.key !== "Escape" || !session) return;
      event.preventDefault();
      event.stopPropagation();
      void session.end();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, []);

  useFrame((_state, _delta, frame) => {
    const space = gl.xr.getReferenceSpace();
    if (!visit.current || !frame || !space || !origin.current) return;
    const { walk, view } = now.current;
    worn.current = visit.current.frame(performance.now(), frame, space, walk, view) ?? worn.current;
    if (!worn.current) return;
    const { place, turn } = worn.current.origin;
    origin.current.position.set(...place);
    origin.current.rotation.set(0, turn, 0);
  });

  return (
    <XR store={store}>
      <XROrigin ref={origin} scale={MM_PER_M} />
    </XR>
  );
}
