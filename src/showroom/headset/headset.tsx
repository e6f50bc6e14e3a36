import { useFrame, useThree } from "@react-three/fiber";
import { createXRStore, XR, XROrigin } from "@react-three/xr";
import type { RoomScene } from "@selvedge/contract";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Group, WebXRManager } from "three";
import type { RoomParts } from "../stage/use-room-parts.ts";
import type { Walk } from "../types.ts";
import type { Walker } from "../walk/walker.ts";
import { isHeadsetThere } from "./is-headset-there.ts";
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
  // Of the full saving at the edge of the picture, which blurs the cloth there, half.
  foveation: 0.5,
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

/** Ends the session, if there is one. */
async function leave(): Promise<void> {
  try {
    await store.getState().session?.end();
  } catch {
    // It is at its end already: Escape twice, or Escape after the page was asked to leave.
  }
}

/** Enters a headset; why not, or null where it is worn or was meanwhile. A session that cannot be drawn is not kept. */
async function enter(xr: WebXRManager, hasBegun: () => boolean): Promise<HeadsetFailure | null> {
  try {
    await store.enterVR();
  } catch (thrown) {
    const begun = xr.getSession();
    if (!begun) return failureOf(thrown);
    try {
      await begun.end();
    } catch {
      // It is at its end already.
    }
    return "failed";
  }
  if (hasBegun()) return null;
  // It ended while it was entered: three goes on as if it were there, and would draw nothing any more.
  if (xr.isPresenting && !xr.getSession()) {
    xr.isPresenting = false;
    xr.dispatchEvent({ type: "sessionend" });
  }
  return "failed";
}

/** The session of a headset: entered when this is first shown, and ended with it; null until it has begun. What changes in the room meanwhile does not touch it. */
function useSession(view: RefObject<HeadsetView>): XRSession | null {
  const { gl } = useThree();
  const [session, setSession] = useState<XRSession | null>(null);
  useEffect(() => {
    let [isGone, hasBegun] = [false, false];
    const stop = store.subscribe(({ session }, before) => {
      if (session === before.session) return;
      setSession(session ?? null);
      if (session) {
        hasBegun = true;
        return view.current.onWorn();
      }
      void isHeadsetThere().then((isThere) => !isGone && view.current.onEnd(isThere ? null : "lost"));
    });
    const begin = async () => {
      // In development React shows everything twice: only what stays enters.
      if (isGone) return;
      const failure = await enter(gl.xr, () => hasBegun);
      if (isGone) await leave();
      else if (failure) view.current.onEnd(failure);
    };
    void Promise.resolve().then(begin);
    return () => {
      isGone = true;
      stop();
      void leave();
      // It stays as long as this part of the program: the room it was in does not.
      store.setState({ origin: undefined });
    };
  }, [gl, view]);
  return session;
}

/** The canvas is as large again as its page when a session ends: three gives it the size it had before, which the window may have left meanwhile. */
function usePageSize(): void {
  const { gl, get, invalidate } = useThree();
  useEffect(() => {
    const onEnd = () => {
      const { size, viewport } = get();
      gl.setPixelRatio(viewport.dpr);
      gl.setSize(size.width, size.height);
      invalidate();
    };
    gl.xr.addEventListener("sessionend", onEnd);
    return () => gl.xr.removeEventListener("sessionend", onEnd);
  }, [gl, get, invalidate]);
}

/** Leaves by Escape, before whatever else on the page would be closed by it. */
function useEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !store.getState().session) return;
      event.preventDefault();
      event.stopPropagation();
      void leave();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, []);
}

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
  const [nowWalk, nowView] = [useRef(walk), useRef(view)];
  [nowWalk.current, nowView.current] = [walk, view];
  const session = useSession(nowView);
  usePageSize();
  useEscape();

  const last = useRef<{ readonly session: XRSession; readonly visit: Visit } | null>(null);
  useEffect(() => {
    if (!session) return;
    const camera = gl.xr.getCamera();
    [camera.near, camera.far] = [NEAREST_M, (2 * Math.hypot(...room.extent)) / MM_PER_M];
    // A price or the stock has changed: whoever wears it stands where they stood.
    const before = last.current?.session === session ? last.current.visit : null;
    const hasActed = last.current?.visit.hasActed ?? false;
    const begun = new Visit({ room, parts, marks, goals, walker, session, isCut: isCut(), hasActed }, before);
    visit.current = begun;
    last.current = { session, visit: begun };
    scene.add(marks.group);
    return () => {
      scene.remove(marks.group);
      begun.end();
      visit.current = null;
      worn.current = null;
      invalidate();
    };
  }, [session, room, parts, marks, goals, walker, worn, isCut, gl, scene, invalidate]);

  const { isLeaving } = view;
  useEffect(() => {
    if (isLeaving) void leave();
  }, [isLeaving]);

  useFrame((_state, _delta, frame) => {
    const space = gl.xr.getReferenceSpace();
    if (!visit.current || !frame || !space || !origin.current) return;
    worn.current = visit.current.frame(performance.now(), frame, space, nowWalk.current, nowView.current) ?? worn.current;
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
