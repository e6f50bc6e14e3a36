import type { RoomProduct } from "@selvedge/contract";
import { MAX_OF_LEVEL } from "./levels.ts";
import { TileArray } from "./tile-array.ts";

const SMALL_PX = 128;
const LARGE_PX = 512;
/** So many tiles are fetched at once, nearest first. */
const AT_ONCE = 3;

/** A fabric with the picture of one repeat of it. */
export type Tiled = Pick<RoomProduct, "productId"> & { readonly url: string };

/** The tiles of the fabrics of a room at two sizes, fetched as they come near. */
export class TileStore {
  readonly small: TileArray;
  readonly large: TileArray;
  private wanted: readonly { readonly tile: Tiled; readonly isLarge: boolean }[] = [];
  private readonly coming = new Set<string>();
  private readonly failed = new Set<string>();
  private readonly onArrival: () => void;
  private isGone = false;

  constructor(fabrics: number, anisotropy: number, onArrival: () => void) {
    this.small = new TileArray(SMALL_PX, Math.min(fabrics, MAX_OF_LEVEL.small), anisotropy);
    this.large = new TileArray(LARGE_PX, Math.min(fabrics, MAX_OF_LEVEL.large), anisotropy);
    this.onArrival = onArrival;
  }

  /** What is wanted from now on, in this order; what was wanted before and has not begun to come is forgotten. */
  want(wanted: readonly { readonly tile: Tiled; readonly isLarge: boolean }[]): void {
    this.isGone = false;
    this.wanted = wanted;
    // Also what is not in view just now: else what comes would take its layer, and it would have to come again.
    for (const { tile, isLarge } of wanted.toReversed()) {
      this.small.layerOf(tile.productId);
      if (isLarge) this.large.layerOf(tile.productId);
    }
    this.fetchNext();
  }

  /** Whether all that is wanted is here, or cannot be had. */
  get isComplete(): boolean {
    return this.coming.size === 0 && this.next() === undefined;
  }

  private isHere({ productId }: Tiled, isLarge: boolean): boolean {
    return this.small.has(productId) && (!isLarge || this.large.has(productId));
  }

  private next() {
    return this.wanted.find(
      ({ tile, isLarge }) => !this.isHere(tile, isLarge) && !this.coming.has(tile.productId) && !this.failed.has(tile.productId),
    );
  }

  private fetchNext(): void {
    while (this.coming.size < AT_ONCE) {
      const next = this.next();
      if (!next) return;
      this.coming.add(next.tile.productId);
      void this.fetch(next.tile, next.isLarge).finally(() => {
        this.coming.delete(next.tile.productId);
        if (this.isGone) return;
        this.onArrival();
        this.fetchNext();
      });
    }
  }

  private async fetch({ productId, url }: Tiled, isLarge: boolean): Promise<void> {
    try {
      const response = await fetch(url, { referrerPolicy: "no-referrer", credentials: "same-origin" });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const blob = await response.blob();
      const small = await pixelsOf(blob, SMALL_PX);
      const large = isLarge ? await pixelsOf(blob, LARGE_PX) : null;
      if (this.isGone) return;
      this.small.put(productId, small);
      if (large) this.large.put(productId, large);
    } catch (reason) {
      this.failed.add(productId);
      console.warn("The picture of a cloth could not be loaded.", reason);
    }
  }

  get bytes(): number {
    return this.small.bytes + this.large.bytes;
  }

  dispose(): void {
    this.isGone = true;
    this.wanted = [];
    this.small.dispose();
    this.large.dispose();
  }
}

/** A picture as a square of this side: a repeat is measured in mm, not in pixels. */
async function pixelsOf(blob: Blob, side: number): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(blob, {
    resizeWidth: side,
    resizeHeight: side,
    resizeQuality: "high",
    premultiplyAlpha: "none",
  });
  const context = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No 2D canvas is available");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, side, side).data;
}
