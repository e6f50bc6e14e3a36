import type { RoomPoint } from "@selvedge/contract";

/** So many are fetched at once: the server may have to draw each of them first, and the tiles of the cloth come the same way. */
const AT_ONCE = 3;

/** Fetches what hangs at these places, always the nearest first that has not begun to come. `fetch` fails nothing. */
export class PictureQueue {
  private readonly waiting: Set<number>;
  private readonly places: readonly RoomPoint[];
  private readonly fetch: (index: number) => Promise<void>;
  private readonly onArrival: () => void;
  private coming = 0;
  private isGone = false;
  private from: RoomPoint = [0, 0, 0];

  constructor(places: readonly RoomPoint[], fetch: (index: number) => Promise<void>, onArrival: () => void) {
    this.places = places;
    this.fetch = fetch;
    this.onArrival = onArrival;
    this.waiting = new Set(places.keys());
  }

  /** Whether each is here, or cannot be had. */
  get isComplete(): boolean {
    return this.coming === 0 && this.waiting.size === 0;
  }

  /** Goes on with what is nearest to the eye, which is here now. */
  lookFrom(place: RoomPoint): void {
    this.isGone = false;
    this.from = place;
    this.fetchNext();
  }

  private nearest(): number | undefined {
    const away = (index: number) => Math.hypot(...this.places[index]!.map((value, axis) => value - this.from[axis]!));
    return [...this.waiting].reduce<number | undefined>(
      (best, index) => (best === undefined || away(index) < away(best) ? index : best),
      undefined,
    );
  }

  private fetchNext(): void {
    while (this.coming < AT_ONCE) {
      const next = this.nearest();
      if (next === undefined) return;
      this.waiting.delete(next);
      this.coming += 1;
      void this.fetch(next).then(() => {
        this.coming -= 1;
        if (this.isGone) return;
        this.onArrival();
        this.fetchNext();
      });
    }
  }

  dispose(): void {
    this.isGone = true;
  }
}
