import type { FabricRef, Stamp, StampSource } from "@selvedge/editor-core";
import { type Loose, sizeOf } from "@selvedge/geometry-core";
import type { SewnThread } from "../finishes/messages.ts";
import { type Drawable, fineEnough } from "./fine-enough.ts";
import { createKeptPictures, type KeptPicture } from "./kept-pictures.ts";
import { createLateFinisher } from "./late-finisher.ts";
import type { ReducedPicture } from "./reduced-picture.ts";

/** A fabric that has a picture: every one but a plain colour. */
export type PicturedFabric = Extract<FabricRef, { kind: "product" | "photo" }>;

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
   * which is fetched when it is drawn finer than the copy. null until it has arrived, which `subscribe` notifies. Asking starts loading.
   */
  get(stamp: Drawn, pxPerMm: Loose<"px/mm">): Drawable | null;
  /** The same from the original alone, for what leaves the portal. */
  original(stamp: Drawn, pxPerMm: Loose<"px/mm">): Drawable | null;
  /**
   * An artwork as its finish makes it: as the board shows it, without the board's light, or its height. null for a print, and until it is made,
   * which `subscribe` notifies. What makes it is fetched with the first one.
   */
  finished(stamp: Drawn & Pick<Stamp, "finish" | "thickness">, part: "appearance" | "colour" | "relief"): Drawable | null;
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

/** Decoded pictures kept at once; the ones not drawn for longest are freed first. */
const MAX_BYTES = 320 * 1024 * 1024;

const pixelsOf = ({ matrix }: Drawn, pxPerMm: Loose<"px/mm">) => {
  const { width, height } = sizeOf(matrix);
  return [width * pxPerMm, height * pxPerMm] as const;
};

const drawnFrom = (picture: KeptPicture | null, { kind }: StampSource, across: number, down: number) =>
  fineEnough(picture, kind === "fabric", across, down);

/** Loads, decodes and keeps pictures by address; works in the page and in a worker. Memory is bounded by `maxBytes`. */
export function createPictures({ tileUrl, imageUrl, reducedPicture }: PictureSources, maxBytes = MAX_BYTES): Pictures {
  const listeners = new Set<(address: string) => void>();
  const notify = (address: string) => {
    for (const listener of listeners) listener(address);
  };
  const kept = createKeptPictures(maxBytes, notify);
  const finisher = createLateFinisher(notify);

  function addressOf(source: StampSource): string | null {
    if (source.kind === "fabric") return tileUrl(source.fabric);
    return source.kind === "artwork" ? imageUrl(source.imageId) : null;
  }

  function pictureFor(source: StampSource): KeptPicture | null {
    const address = addressOf(source);
    return address === null ? null : kept.at(address);
  }

  /** What a picture of these pixels is drawn from: the original where it is here or needed, its copy until then. */
  function enoughFor(source: StampSource, across: number, down: number): KeptPicture | null {
    const address = addressOf(source);
    const reduced = source.kind === "artwork" ? reducedPicture(source.imageId) : null;
    if (address === null || !reduced || kept.hasArrived(address)) return pictureFor(source);
    const copy = kept.at(reduced.url, address);
    const isEnough = across <= reduced.width && down <= reduced.height;
    if (isEnough && !copy.failed) return copy;
    const full = kept.at(address);
    return copy.levels ? copy : full;
  }

  return {
    addressOf,
    get(stamp, pxPerMm) {
      const [across, down] = pixelsOf(stamp, pxPerMm);
      return drawnFrom(enoughFor(stamp.source, across, down), stamp.source, across, down);
    },
    original: (stamp, pxPerMm) => drawnFrom(pictureFor(stamp.source), stamp.source, ...pixelsOf(stamp, pxPerMm)),
    finished({ source, matrix, thickness, finish }, part) {
      const address = finish ? addressOf(source) : null;
      const levels = finish ? pictureFor(source)?.levels : null;
      if (!finish || address === null || !levels) return null;
      return finisher.get(address, levels[0]!, { matrix, thickness, finish })?.[part] ?? null;
    },
    threads({ source, matrix, thickness, finish }) {
      const address = finish ? addressOf(source) : null;
      return (finish && address !== null && finisher.threads(address, { matrix, thickness, finish })) || null;
    },
    levels: (source) => pictureFor(source)?.levels ?? null,
    failed: (source) => pictureFor(source)?.failed ?? false,
    async ready(sources) {
      await Promise.all(sources.map((source) => pictureFor(source)?.arrival));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: kept.forgetFailed,
    dispose() {
      finisher.dispose();
      kept.freeAll();
    },
  };
}
