import { Matrix4, Quaternion, Vector3 } from "three";
import type { HandPose } from "./held-by.ts";
import type { Ray } from "./landing.ts";

/** What one points with: a controller, a hand that pinches, or the eyes. */
export type Pointer = {
  readonly source: XRInputSource;
  readonly place: Vector3;
  readonly turn: Quaternion;
  readonly ray: Ray;
  /** Where it holds something; null where it is no hand. */
  readonly hand: HandPose | null;
};

export type Press = { readonly source: XRInputSource; readonly kind: "trigger" | "grip" };

/** Of a gamepad as WebXR lays it out: the thumbstick to the side, and the lower of the two buttons beside it. */
const [THUMBSTICK_X, TOUCHPAD_X, LOWER_BUTTON] = [2, 0, 4];

export const thumbstickOf = ({ gamepad }: XRInputSource): number =>
  gamepad?.axes[gamepad.axes.length > THUMBSTICK_X ? THUMBSTICK_X : TOUCHPAD_X] ?? 0;

export const isLowerPressed = ({ gamepad }: XRInputSource): boolean => gamepad?.buttons[LOWER_BUTTON]?.pressed ?? false;

/** Whatever points in a session, in the room, and what was pressed since one last asked. */
export class Pointers {
  all: readonly Pointer[] = [];
  /** Of eyes that pinch there is only while they do. */
  private readonly last = new WeakMap<XRInputSource, Pointer>();
  private presses: Press[] = [];
  private readonly session: XRSession;
  private readonly onSelect = ({ inputSource }: XRInputSourceEvent) =>
    void this.presses.push({ source: inputSource, kind: "trigger" });
  private readonly onSqueeze = ({ inputSource }: XRInputSourceEvent) =>
    void this.presses.push({ source: inputSource, kind: "grip" });

  constructor(session: XRSession) {
    this.session = session;
    session.addEventListener("select", this.onSelect);
    session.addEventListener("squeeze", this.onSqueeze);
  }

  /** Where they are in this frame; `toRoom` leads from what the headset measures, in metres, to the room. */
  update(frame: XRFrame, space: XRReferenceSpace, toRoom: Matrix4): void {
    this.all = [...this.session.inputSources].flatMap((source): Pointer[] => {
      const pose = frame.getPose(source.targetRaySpace, space);
      if (!pose) return [];
      const { place, turn } = placed(pose, toRoom);
      const grip = source.gripSpace ? frame.getPose(source.gripSpace, space) : undefined;
      const { x, y, z } = new Vector3(0, 0, -1).applyQuaternion(turn);
      const pointer: Pointer = {
        source,
        place,
        turn,
        ray: { origin: [place.x, place.y, place.z], direction: [x, y, z] },
        hand: grip ? { place: placed(grip, toRoom).place, turn } : null,
      };
      this.last.set(source, pointer);
      return [pointer];
    });
  }

  /** What this source points at now, or pointed at when it was last seen. */
  lastOf(source: XRInputSource): Pointer | undefined {
    return this.last.get(source);
  }

  takePresses(): readonly Press[] {
    return this.presses.splice(0);
  }

  dispose(): void {
    this.session.removeEventListener("select", this.onSelect);
    this.session.removeEventListener("squeeze", this.onSqueeze);
  }
}

/** A pose of the headset in the room. */
export function placed({ transform }: XRPose, toRoom: Matrix4): { readonly place: Vector3; readonly turn: Quaternion } {
  const [place, turn] = [new Vector3(), new Quaternion()];
  new Matrix4().fromArray(transform.matrix).premultiply(toRoom).decompose(place, turn, new Vector3());
  return { place, turn };
}
