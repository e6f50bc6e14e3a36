import { type Level, loadPicture } from "./load-picture.ts";
import type { Pixels } from "./pyramid.ts";

/** A picture by its address, from when it was asked for on. */
export type KeptPicture = {
  /** Its halvings, largest first; null until it has arrived. */
  levels: readonly ImageBitmap[] | null;
  pixels: readonly (Pixels | null)[];
  /** The sizes of a tile that were drawn. */
  sizes: Map<string, OffscreenCanvas>;
  failed: boolean;
  bytes: number;
  usedAt: number;
  arrival: Promise<void>;
};

export type KeptPictures = {
  /** The picture at an address, loading from now on; its arrival or failure is notified under `notifiedAs`. */
  readonly at: (address: string, notifiedAs?: string) => KeptPicture;
  /** The same without asking for it. */
  readonly hasArrived: (address: string) => boolean;
  /** Those are loaded again when they are asked for. */
  readonly forgetFailed: () => void;
  readonly freeAll: () => void;
};

function take(picture: KeptPicture, levels: readonly Level[]): void {
  picture.levels = levels.map(({ bitmap }) => bitmap);
  picture.pixels = levels.map(({ pixels }) => pixels);
  picture.bytes = levels.reduce((sum, { bitmap: { width, height }, pixels }) => sum + (pixels ? 8 : 4) * width * height, 0);
}

/** Keeps decoded pictures within `maxBytes`: the ones not asked for longest are freed first. */
export function createKeptPictures(maxBytes: number, notify: (address: string) => void): KeptPictures {
  const pictures = new Map<string, KeptPicture>();
  let clock = 0;

  function free(address: string, { levels }: KeptPicture): void {
    pictures.delete(address);
    for (const level of levels ?? []) level.close();
  }

  function bound(): void {
    const held = [...pictures].filter(([, picture]) => picture.levels).sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let bytes = held.reduce((sum, [, picture]) => sum + picture.bytes, 0);
    for (const [address, picture] of held.slice(0, -1)) {
      if (bytes <= maxBytes) return;
      bytes -= picture.bytes;
      free(address, picture);
    }
  }

  async function arrive(address: string, picture: KeptPicture, notifiedAs: string): Promise<void> {
    await loadPicture(address).then(
      (levels) => {
        take(picture, levels);
        if (pictures.get(address) === picture) bound();
        else for (const { bitmap } of levels) bitmap.close();
      },
      (reason: unknown) => {
        picture.failed = true;
        console.warn("A picture could not be loaded.", reason);
      },
    );
    if (pictures.get(address) === picture) notify(notifiedAs);
  }

  return {
    at(address, notifiedAs = address) {
      const known = pictures.get(address);
      if (known) {
        known.usedAt = ++clock;
        return known;
      }
      const picture: KeptPicture = {
        levels: null,
        pixels: [],
        sizes: new Map(),
        failed: false,
        bytes: 0,
        usedAt: ++clock,
        arrival: Promise.resolve(),
      };
      pictures.set(address, picture);
      picture.arrival = arrive(address, picture, notifiedAs);
      return picture;
    },
    hasArrived: (address) => Boolean(pictures.get(address)?.levels),
    forgetFailed() {
      for (const [address, picture] of pictures) if (picture.failed) pictures.delete(address);
    },
    freeAll() {
      for (const [address, picture] of pictures) free(address, picture);
    },
  };
}
