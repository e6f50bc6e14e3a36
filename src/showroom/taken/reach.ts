import type { RoomPoint } from "@selvedge/contract";
import { distanceToSee } from "@selvedge/contract/room-view";
import { radiansOf } from "@selvedge/geometry-core";
import { directionOf, fovFor, type Pose, turnBetween } from "../walk/pose.ts";

/** How a cloth is held: where the middle of its upper edge is, mm, how it is turned about the vertical, then tilted, and then, in a hand that is itself turned, rolled; radians. */
export type Hanging = { readonly place: RoomPoint; readonly yaw: number; readonly tilt: number; readonly roll: number };

/** What the hand does with it: turned and tilted from facing the eye, and so many times as near as all of it is seen from. */
export type Handling = { readonly turned: number; readonly tilted: number; readonly nearer: number };
export const AS_TAKEN: Handling = { turned: 0, tilted: 0, nearer: 1 };

const MAX_TILT = 0.8;
const MAX_NEARER = 4;
/** How many times nearer a step brings it: a notch of the wheel, or plus. */
export const NEARER_STEP = 1.25;
/** Round it some of the room is seen. */
const AROUND = 1.15;
/** Nearer the eye does not focus, and farther it would not be in hand, mm. */
const [MIN_MM, MAX_MM] = [200, 1_300];
/** Beside what one compares it with it is held farther off, and out of the middle. */
const ASIDE = 1.5;

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Turned and tilted by so much more, radians. */
export const turnedBy = ({ turned, tilted, nearer }: Handling, right: number, up: number): Handling => ({
  turned: turned + right,
  tilted: within(-MAX_TILT, tilted + up, MAX_TILT),
  nearer,
});

/** So many times nearer. */
export const nearerBy = (handling: Handling, times: number): Handling => ({
  ...handling,
  nearer: within(1, handling.nearer * times, MAX_NEARER),
});

type Seen = { readonly eye: Pose; readonly aspect: number; readonly isAside: boolean };

/** How a cloth of this width and drop is held before an eye: its middle is what it turns about. Aside it hangs at the side of the picture, so that something else is seen beside it. */
export function inHand([width, drop]: readonly [number, number], { eye, aspect, isAside }: Seen, handling: Handling): Hanging {
  const fov = fovFor(aspect);
  const whole = Math.min(MAX_MM, distanceToSee({ width, height: drop }, fov, aspect) * AROUND);
  const away = isAside ? whole * ASIDE : Math.max(MIN_MM, whole / handling.nearer);
  const half = away * Math.tan(radiansOf(fov) / 2) * aspect;
  const right = isAside ? Math.max(0, half - width * 0.6) : 0;
  const ahead = directionOf(eye);
  const [yaw, tilt] = [eye.yaw + handling.turned, handling.tilted + (isAside ? 0 : eye.pitch)];
  const middle: RoomPoint = [
    eye.place[0] + ahead[0] * away + Math.cos(eye.yaw) * right,
    eye.place[1] + ahead[1] * away,
    eye.place[2] + ahead[2] * away - Math.sin(eye.yaw) * right,
  ];
  const [up, back] = [(drop / 2) * Math.cos(tilt), (drop / 2) * Math.sin(tilt)];
  return { place: [middle[0] + Math.sin(yaw) * back, middle[1] + up, middle[2] + Math.cos(yaw) * back], yaw, tilt, roll: 0 };
}

/** A share of the way from one to the other, the shorter way round. */
function betweenHangings(from: Hanging, to: Hanging, share: number): Hanging {
  const place = from.place.map((value, index) => value + (to.place[index]! - value) * share) as unknown as RoomPoint;
  return {
    place,
    yaw: from.yaw + turnBetween(from.yaw, to.yaw) * share,
    tilt: from.tilt + (to.tilt - from.tilt) * share,
    roll: from.roll + (to.roll - from.roll) * share,
  };
}

const FLIGHT_MS = 480;
const smooth = (share: number): number => share * share * (3 - 2 * share);

/** A cloth on its way between its rail and the hand. */
export class Reach {
  now: Hanging;
  private goal: string;
  private flight: { readonly from: Hanging; readonly startedAt: number } | null = null;

  /** It hangs at `home`, which is the goal of this name. */
  constructor(home: Hanging, goal: string) {
    this.now = home;
    this.goal = goal;
  }

  /** Whether it is where this goal is. */
  isAt(goal: string): boolean {
    return this.goal === goal && this.flight === null;
  }

  /** Goes on to where it is to be; a goal of another name is flown to from here. `isCut` is there at once. Whether it flies on. */
  tick(time: number, goal: string, target: Hanging, isCut: boolean): boolean {
    if (goal !== this.goal) this.flight = { from: this.now, startedAt: time };
    this.goal = goal;
    const share = !this.flight || isCut ? 1 : Math.min(1, Math.max(0, (time - this.flight.startedAt) / FLIGHT_MS));
    if (share === 1) this.flight = null;
    this.now = this.flight ? betweenHangings(this.flight.from, target, smooth(share)) : target;
    return this.flight !== null;
  }
}
