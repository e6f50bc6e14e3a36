import type { RoomPoint } from "@selvedge/contract";
import { clampPitch, type Pose, turnBetween } from "./pose.ts";
import type { Spot } from "./route.ts";

type Flight = {
  readonly points: readonly RoomPoint[];
  /** Length of the way up to each point. */
  readonly lengths: readonly number[];
  readonly from: Pose;
  readonly to: Pose;
  readonly startedAt: number;
  readonly ms: number;
};

/** A quiet walk, mm in a millisecond; a long way is not walked longer than this. */
const MM_PER_MS = 3.2;
const [MIN_MS, MAX_MS] = [450, 2_600];

const smooth = (share: number): number => share * share * (3 - 2 * share);
const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The eye that walks through a room. */
export class Walker {
  pose: Pose;
  /** In a headset nobody flies: one is there at once. */
  isWorn = false;
  private flight: Flight | null = null;

  constructor(pose: Pose) {
    this.pose = pose;
  }

  get isWalking(): boolean {
    return this.flight !== null;
  }

  /** Walks by these bends of the floor; `isCut` is there at once. */
  goTo(to: Pose, via: readonly Spot[], now: number, isCut: boolean): void {
    this.flight = null;
    if (isCut || this.isWorn) {
      this.pose = to;
      return;
    }
    const eye = this.pose.place[1];
    const points: RoomPoint[] = [this.pose.place, ...via.map(([x, z]): RoomPoint => [x, eye, z]), to.place];
    const lengths = [0];
    for (let index = 1; index < points.length; index++) {
      const [a, b] = [points[index - 1]!, points[index]!];
      lengths.push(lengths.at(-1)! + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
    }
    const turn = Math.abs(turnBetween(this.pose.yaw, to.yaw)) * 700;
    const ms = Math.min(MAX_MS, Math.max(MIN_MS, turn, lengths.at(-1)! / MM_PER_MS));
    this.flight = { points, lengths, from: this.pose, to, startedAt: now, ms };
  }

  /** Looks round; a walk ends where it has come to. */
  look(left: number, up: number): void {
    this.flight = null;
    this.pose = { ...this.pose, yaw: this.pose.yaw + left, pitch: clampPitch(this.pose.pitch + up) };
  }

  /** Stands somewhere else on the floor, looking as before. */
  standAt([x, z]: Spot, eye: number): void {
    this.flight = null;
    this.pose = { ...this.pose, place: [x, eye, z] };
  }

  /** Stands and looks as a head does that a headset sees. */
  follow(pose: Pose): void {
    this.flight = null;
    this.pose = pose;
  }

  /** Where it is at a time; whether it goes on. */
  tick(now: number): boolean {
    if (!this.flight) return false;
    const { points, lengths, from, to, startedAt, ms } = this.flight;
    const time = Math.min(1, Math.max(0, (now - startedAt) / ms));
    const share = smooth(time);
    const gone = share * lengths.at(-1)!;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= gone),
    );
    const [a, b] = [points[next - 1]!, points[next]!];
    const leg = lengths[next]! - lengths[next - 1]!;
    const along = leg === 0 ? 1 : (gone - lengths[next - 1]!) / leg;
    this.pose = {
      place: [between(a[0], b[0], along), between(a[1], b[1], along), between(a[2], b[2], along)],
      yaw: from.yaw + turnBetween(from.yaw, to.yaw) * share,
      pitch: between(from.pitch, to.pitch, share),
    };
    if (time === 1) {
      this.pose = to;
      this.flight = null;
    }
    return this.flight !== null;
  }
}
