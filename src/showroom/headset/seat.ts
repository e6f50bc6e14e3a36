import { liftFor } from "./origin.ts";

/** So long after it was put on a headset may still be on its way to the head, ms. */
const SETTLING_MS = 1_000;

/** How far the floor is raised for whoever sits: measured when they sit down, and until a headset that was put on is at the head. */
export class Seat {
  lift = 0;
  private isSeated = false;
  /** null when it has just been put on. */
  private settledAt: number | null = null;

  /** It may have lain on a table. */
  putOn(): void {
    this.settledAt = null;
  }

  /** One frame, with the eyes so far above their own floor. */
  sit(isSeated: boolean, eyeMm: number, now: number): void {
    this.settledAt ??= now + SETTLING_MS;
    const isSettling = isSeated && now < this.settledAt;
    if (isSeated === this.isSeated && !isSettling) return;
    this.isSeated = isSeated;
    this.lift = liftFor(isSeated, eyeMm);
  }
}
