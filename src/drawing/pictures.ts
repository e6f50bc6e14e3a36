import type { FabricRef, Stamp, StampSource } from "@selvedge/editor-core";
import { type Loose, sizeOf } from "@selvedge/geometry-core";
import type { Finisher } from "../finishes/finisher.ts";
import type { SewnThread } from "../finishes/messages.ts";
import { halvings, type Pixels, reduce } from "./pyramid.ts";
import type { ReducedPicture } from "./reduced-picture.ts";

/** A fabric that has a picture: every one but a plain colour. */
export type PicturedFabric = Extract<FabricRef, { kind: "product" | "photo" }>;

/** What a canvas draws or repeats. */
export type Drawable = ImageBitmap | OffscreenCanvas;

export type PictureSources = {
  /** Address of one tile of a fabric; null while it is not known. */
  readonly tileUrl: (fabric: PicturedFabric) => string | null;
  /** Address of an uploaded picture; null while it is not known. */
  readonly imageUrl: (imageId: string) => string | null;
  /** Its reduced copy, fetched first; null where there is none. */
  readonly reducedPicture: (imageId: string) => ReducedPicture | null;
};

type Drawn = Pick<Stamp, "source" | "matrix">;

/** The pictures that stamps are drawn with, decoded once for every board, preview and export on the page. */
export type Pictures = {
  /**
   * The picture no finer than it is drawn at `pxPerMm`: a tile of cloth in just that size, so that fine stripes do not shimmer against the
   * pixels; an artwork as the smallest halving that is fine enough. A large artwork is drawn from its reduced copy until the original has come,
   * which is fetched when it is drawn finer than the copy. null until it has arrived, which `subscribe` tells. Asking starts loading.
   */
  get(stamp: Drawn, pxPerMm: Loose<"px/mm">): Drawable | null;
  /** The same from the original alone, for what leaves the portal. */
  original(stamp: Drawn, pxPerMm: Loose<"px/mm">): Drawable | null;
  /**
   * An artwork as its finish makes it: as the board shows it, without the board's light, or its height. null for a print, and until it is made,
   * which `subscribe` tells. What makes it is fetched with the first one.
   */
  finished(stamp: Drawn & Pick<Stamp, "finish" | "thickness">, part: "look" | "colour" | "relief"): Drawable | null;
  /** What an embroidered artwork is sewn with, once it is made at its size. */
  threads(stamp: Drawn & Pick<Stamp, "finish" | "thickness">): readonly SewnThread[] | null;
  /** The picture and all its halvings, largest first: a mip chain. null until it has arrived. */
  levels(source: StampSource): readonly ImageBitmap[] | null;
  /** Where the picture comes from; null for a colour or while the address is not known. */
  addressOf(source: StampSource): string | null;
  /** Whether the picture could not be loaded; it is asked for again after `retry`. */
  failed(source: StampSource): boolean;
  /** Resolves when every original has arrived or failed. */
  ready(sources: readonly StampSource[]): Promise<void>;
  /** Calls back with the address of each picture that arrives or fails, of its copy too. Returns the way to stop. */
  subscribe(listener: (address: string) => void): () => void;
  /** Forgets failures, so that the next `get` loads again. */
  retry(): void;
  /** Frees every picture; one that is asked for again is loaded again. */
  dispose(): void;
};

/** Longer sides are reduced to this when decoded: no screen and no texture shows more. */
const MAX_SIDE_PX = 4096;
/** Decoded pictures kept at once; the ones not drawn for longest are freed first. */
const MAX_BYTES = 320 * 1024 * 1024;

/** Levels with more pixels than this are not kept beside their bitmaps; tiles that large are drawn from a halving. */
const MAX_KEPT_PX = 1_600_000;
/** Sizes of one tile kept at once: the board, an export and a few steps of the zoom. */
const MAX_SIZES = 6;

type Level = { readonly bitmap: ImageBitmap; readonly pixels: Pixels | null };

type Entry = {
  levels: readonly ImageBitmap[] | null;
  pixels: readonly (Pixels | null)[];
  sizes: Map<string, OffscreenCanvas>;
  failed: boolean;
  bytes: number;
  usedAt: number;
  arrival: Promise<void>;
};

/** As a texture is filtered: what is seen through keeps its colour. */
const UNMIXED = { premultiplyAlpha: "none" } as const;

async function decode(blob: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob, UNMIXED);
  const longest = Math.max(bitmap.width, bitmap.height);
  if (longest <= MAX_SIDE_PX) return bitmap;
  const shrink = MAX_SIDE_PX / longest;
  const reduced = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * shrink)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * shrink)),
    resizeQuality: "high",
    ...UNMIXED,
  });
  bitmap.close();
  return reduced;
}

async function load(address: string): Promise<readonly Level[]> {
  const response = await fetch(address, { referrerPolicy: "no-referrer", credentials: "same-origin" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const full = await decode(await response.blob());
  const context = new OffscreenCanvas(full.width, full.height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No 2D canvas is available");
  context.drawImage(full, 0, 0);
  const first: Pixels = context.getImageData(0, 0, full.width, full.height);
  const halves = halvings(first).map(async (pixels) => ({ bitmap: await createImageBitmap(imageOf(pixels), UNMIXED), pixels }));
  return [{ bitmap: full, pixels: first }, ...(await Promise.all(halves))].map(({ bitmap, pixels }) => ({
    bitmap,
    pixels: pixels.width * pixels.height > MAX_KEPT_PX ? null : pixels,
  }));
}

function imageOf({ data, width, height }: Pixels): ImageData {
  return new ImageData(new Uint8ClampedArray(data), width, height);
}

/** The index of the smallest level that still has `wanted` pixels across; 0 when none has. */
export function levelFor(widths: readonly number[], wanted: number): number {
  for (let index = widths.length - 1; index > 0; index--) if (widths[index]! >= wanted) return index;
  return 0;
}

/** A tile in the size it is drawn in; null where it would have to grow, or is too large to keep. */
function sized({ levels, pixels, sizes }: Entry, level: number, across: number, down: number): OffscreenCanvas | null {
  const [width, height] = [Math.max(1, Math.round(across)), Math.max(1, Math.round(down))];
  const largest = levels![0]!;
  if (width >= largest.width || height >= largest.height) return null;
  const key = `${width}x${height}`;
  const known = sizes.get(key);
  if (known) return known;
  // From a level at least twice as fine, where one is kept: its own halving is no longer seen then.
  const from = pixels[Math.max(0, level - 1)] ?? pixels[level];
  if (!from || from.width < width || from.height < height) return null;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(imageOf(reduce(from, width, height)), 0, 0);
  for (const oldest of sizes.keys()) if (sizes.size >= MAX_SIZES) sizes.delete(oldest);
  sizes.set(key, canvas);
  return canvas;
}

/** Loads, decodes and keeps pictures by address; works in the page and in a worker. Memory is bounded by `maxBytes`. */
export function createPictures({ tileUrl, imageUrl, reducedPicture }: PictureSources, maxBytes = MAX_BYTES): Pictures {
  const entries = new Map<string, Entry>();
  const listeners = new Set<(address: string) => void>();
  let clock = 0;
  let finisher: Finisher | null = null;
  /** Addresses that were asked for before there was anything to make them with. */
  let unfinished: Set<string> | null = null;
  let isOver = false;

  const tell = (address: string) => {
    for (const listener of listeners) listener(address);
  };

  async function openFinisher(): Promise<void> {
    const { createFinisher } = await import("../finishes/finisher.ts");
    if (isOver) return;
    finisher = createFinisher(tell);
    for (const address of unfinished ?? []) tell(address);
  }

  function addressOf(source: StampSource): string | null {
    if (source.kind === "fabric") return tileUrl(source.fabric);
    return source.kind === "artwork" ? imageUrl(source.imageId) : null;
  }

  function free(address: string, entry: Entry): void {
    entries.delete(address);
    for (const level of entry.levels ?? []) level.close();
  }

  function bound(): void {
    const held = [...entries].filter(([, entry]) => entry.levels).sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let bytes = held.reduce((sum, [, entry]) => sum + entry.bytes, 0);
    for (const [address, entry] of held.slice(0, -1)) {
      if (bytes <= maxBytes) return;
      bytes -= entry.bytes;
      free(address, entry);
    }
  }

  function entryFor(source: StampSource): Entry | null {
    const address = addressOf(source);
    return address === null ? null : entryAt(address);
  }

  /** What a picture of these pixels is drawn from: the original where it is here or needed, its copy until then. */
  function enoughFor(source: StampSource, across: number, down: number): Entry | null {
    const address = addressOf(source);
    const reduced = source.kind === "artwork" ? reducedPicture(source.imageId) : null;
    if (address === null || !reduced || entries.get(address)?.levels) return entryFor(source);
    const copy = entryAt(reduced.url, address);
    const isEnough = across <= reduced.width && down <= reduced.height;
    if (isEnough && !copy.failed) return copy;
    const full = entryAt(address);
    return copy.levels ? copy : full;
  }

  /** The picture at an address, loading from now on; listeners hear of it as `toldAs`. */
  function entryAt(address: string, notifiedAs = address): Entry {
    const known = entries.get(address);
    if (known) {
      known.usedAt = ++clock;
      return known;
    }
    const entry: Entry = {
      levels: null,
      pixels: [],
      sizes: new Map(),
      failed: false,
      bytes: 0,
      usedAt: ++clock,
      arrival: Promise.resolve(),
    };
    entries.set(address, entry);
    entry.arrival = load(address)
      .then(
        (levels) => {
          entry.levels = levels.map(({ bitmap }) => bitmap);
          entry.pixels = levels.map(({ pixels }) => pixels);
          entry.bytes = levels.reduce((sum, { bitmap: { width, height }, pixels }) => sum + (pixels ? 8 : 4) * width * height, 0);
          if (entries.get(address) === entry) bound();
          else for (const { bitmap } of levels) bitmap.close();
        },
        (reason: unknown) => {
          entry.failed = true;
          console.warn("A picture could not be loaded.", reason);
        },
      )
      .then(() => {
        if (entries.get(address) === entry) for (const listener of listeners) listener(notifiedAs);
      });
    return entry;
  }

  const pixelsOf = ({ matrix }: Drawn, pxPerMm: Loose<"px/mm">) => {
    const { width, height } = sizeOf(matrix);
    return [width * pxPerMm, height * pxPerMm] as const;
  };

  function fineEnough(entry: Entry | null, source: StampSource, across: number, down: number): Drawable | null {
    if (!entry?.levels) return null;
    const level = Math.min(
      levelFor(
        entry.levels.map((one) => one.width),
        across,
      ),
      levelFor(
        entry.levels.map((one) => one.height),
        down,
      ),
    );
    return (source.kind === "fabric" && sized(entry, level, across, down)) || entry.levels[level]!;
  }

  return {
    addressOf,
    get(stamp, pxPerMm) {
      const [across, down] = pixelsOf(stamp, pxPerMm);
      return fineEnough(enoughFor(stamp.source, across, down), stamp.source, across, down);
    },
    original: (stamp, pxPerMm) => fineEnough(entryFor(stamp.source), stamp.source, ...pixelsOf(stamp, pxPerMm)),
    finished({ source, matrix, thickness, finish }, part) {
      const address = finish ? addressOf(source) : null;
      const levels = finish ? entryFor(source)?.levels : null;
      if (!finish || address === null || !levels) return null;
      if (finisher) return finisher.get(address, levels[0]!, { matrix, thickness, finish })?.[part] ?? null;
      if (!unfinished)
        openFinisher().catch((reason: unknown) => console.warn("What makes finishes could not be loaded.", reason));
      unfinished ??= new Set();
      unfinished.add(address);
      return null;
    },
    threads({ source, matrix, thickness, finish }) {
      const address = finish ? addressOf(source) : null;
      return (finish && address !== null && finisher?.threads(address, { matrix, thickness, finish })) || null;
    },
    levels: (source) => entryFor(source)?.levels ?? null,
    failed: (source) => entryFor(source)?.failed ?? false,
    async ready(sources) {
      await Promise.all(sources.map((source) => entryFor(source)?.arrival));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      for (const [address, entry] of entries) if (entry.failed) entries.delete(address);
    },
    dispose() {
      isOver = true;
      finisher?.dispose();
      finisher = null;
      for (const [address, entry] of entries) free(address, entry);
    },
  };
}
