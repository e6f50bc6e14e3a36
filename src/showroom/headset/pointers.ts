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

type Seen = { readonly ray: Matrix4; readonly grip: Matrix4 | null };

export type Press = { readonly source: XRInputSource; readonly kind: "trigger" | "grip" };

/** Of a gamepad as WebXR lays it out: the thumbstick to the side, and the lower of the two buttons beside it; where there is no stick, the touchpad and its press. */
const [THUMBSTICK_X, TOUCHPAD_X, LOWER_BUTTON, TOUCHPAD] = [2, 0, 4, 2];

/** How far the thumbstick is pushed to the right; of a touchpad only while it is pressed: a thumb rests on it. */
export function thumbstickOf({ gamepad }: XRInputSource): number {
  if (!gamepad) return 0;
  const { axes, buttons } = gamepad;
  if (axes.length > THUMBSTICK_X) return axes[THUMBSTICK_X] ?? 0;
  return buttons[TOUCHPAD]?.pressed ? (axes[TOUCHPAD_X] ?? 0) : 0;
}

/** Whether it has something to turn by: a bare hand has not. */
export const hasThumbstick = ({ gamepad }: XRInputSource): boolean => (gamepad?.axes.length ?? 0) > 0;

export const isLowerPressed = ({ gamepad }: XRInputSource): boolean => gamepad?.buttons[LOWER_BUTTON]?.pressed ?? false;

/** Whatever points in a session, in the room, and what was pressed since one last asked. */
export class Pointers {
  all: readonly Pointer[] = [];
  /** Where each was last seen, as the headset measures it: eyes that pinch are there only while they do, a hand goes out of sight. */
  private readonly last: WeakMap<XRInputSource, Seen>;
  private toRoom = new Matrix4();
  private readonly presses: Press[];
  private readonly session: XRSession;
  private readonly onSelect = ({ inputSource }: XRInputSourceEvent) =>
    void this.presses.push({ source: inputSource, kind: "trigger" });
  private readonly onSqueeze = ({ inputSource }: XRInputSourceEvent) =>
    void this.presses.push({ source: inputSource, kind: "grip" });

  /** `before` is what this one goes on with in the same session. */
  constructor(session: XRSession, before?: Pointers) {
    this.session = session;
    this.last = before?.last ?? new WeakMap();
    this.presses = before?.presses ?? [];
    session.addEventListener("select", this.onSelect);
    session.addEventListener("squeeze", this.onSqueeze);
  }

  /** Where they are in this frame; `toRoom` leads from what the headset measures, in metres, to the room. */
  update(frame: XRFrame, space: XRReferenceSpace, toRoom: Matrix4): void {
    this.toRoom = toRoom;
    this.all = [...this.session.inputSources].flatMap((source): Pointer[] => {
      const pose = frame.getPose(source.targetRaySpace, space);
      if (!pose) return [];
      // A pinch of whoever points with the eyes has a grip too, as long as it lasts: it holds nothing.
      const isHand = source.targetRayMode === "tracked-pointer" && source.gripSpace;
      const grip = isHand ? frame.getPose(isHand, space) : undefined;
      const seen = { ray: matrixOf(pose), grip: grip ? matrixOf(grip) : (this.last.get(source)?.grip ?? null) };
      this.last.set(source, seen);
      return [pointerOf(source, seen, toRoom)];
    });
  }

  /** What this source points at now, or pointed at when it was last seen. */
  lastOf(source: XRInputSource): Pointer | undefined {
    const seen = this.last.get(source);
    return seen && pointerOf(source, seen, this.toRoom);
  }

  /** The hand that holds: this one, also while it is out of sight, else that of its side, else the right one, else any. */
  holding(holder: XRInputSource | null): Pointer | undefined {
    const kept = holder && [...this.session.inputSources].includes(holder) ? this.lastOf(holder) : undefined;
    if (kept?.hand) return kept;
    const hands = this.all.filter(({ hand }) => hand !== null);
    const onSide = (side: XRHandedness | undefined) => hands.find(({ source }) => source.handedness === side);
    return onSide(holder?.handedness) ?? onSide("right") ?? hands[0];
  }

  takePresses(): readonly Press[] {
    return this.presses.splice(0);
  }

  dispose(): void {
    this.session.removeEventListener("select", this.onSelect);
    this.session.removeEventListener("squeeze", this.onSqueeze);
  }
}

function pointerOf(source: XRInputSource, { ray, grip }: Seen, toRoom: Matrix4): Pointer {
  const { place, turn } = placed(ray, toRoom);
  const { x, y, z } = new Vector3(0, 0, -1).applyQuaternion(turn);
  return {
    source,
    place,
    turn,
    ray: { origin: [place.x, place.y, place.z], direction: [x, y, z] },
    hand: grip && { place: placed(grip, toRoom).place, turn },
  };
}

/** Where the headset has something in its own space, metres. */
export const matrixOf = ({ transform }: XRPose): Matrix4 => new Matrix4().fromArray(transform.matrix);

/** The same in the room. */
export function placed(own: Matrix4, toRoom: Matrix4): { readonly place: Vector3; readonly turn: Quaternion } {
  const [place, turn] = [new Vector3(), new Quaternion()];
  own.clone().premultiply(toRoom).decompose(place, turn, new Vector3());
  return { place, turn };
}
