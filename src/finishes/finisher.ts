import type { ArtworkFinish, Stamp } from "@selvedge/editor-core";
import { sizeOf } from "@selvedge/geometry-core";
import { standingMm } from "../drawing/thickness.ts";
import { createKeptFinishes, type FinishName } from "./kept-finishes.ts";
import type { FinishAnswer, FinishedPicture, FinishRequest, SewnThread } from "./messages.ts";

/** More pixels than these are not looked at: a finish is no finer. */
const MAX_SOURCE_PX = 1_400;

export type Finished = Pick<Stamp, "matrix" | "thickness"> & { readonly finish: ArtworkFinish };

/** Makes artworks up in their finish, in a worker, one after another. */
export type Finisher = {
  /** The artwork as it is made at its size now, or the last one made of it while that is under way; null before the first. */
  get(address: string, picture: ImageBitmap, stamp: Finished): FinishedPicture | null;
  /** Threads and stitches of an artwork that has been made at its size; null before, and for what is not sewn. */
  threads(address: string, stamp: Finished): readonly SewnThread[] | null;
  dispose(): void;
};

type Order = FinishName & {
  readonly address: string;
  readonly picture: ImageBitmap;
  readonly stamp: Finished;
};

/** A change of less than a tenth of a millimetre does not recompute the stitches. */
const tenth = (mm: number): number => Math.max(0.1, Math.round(mm * 10) / 10);

function named(address: string, { matrix, thickness, finish }: Finished): FinishName {
  const { width, height } = sizeOf(matrix);
  const family = `${address} ${JSON.stringify(finish)}`;
  return { family, key: `${family} ${tenth(width)} × ${tenth(height)} ${thickness}` };
}

/** What the worker is asked for an order: its picture, made no larger than a finish is fine. */
async function requestOf({ picture, stamp }: Order): Promise<Omit<FinishRequest, "number">> {
  const shrink = Math.min(1, MAX_SOURCE_PX / Math.max(picture.width, picture.height));
  const copy = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * shrink)),
    resizeHeight: Math.max(1, Math.round(picture.height * shrink)),
    resizeQuality: "high",
    premultiplyAlpha: "none",
  });
  const { width, height } = sizeOf(stamp.matrix);
  return {
    picture: copy,
    size: { width: tenth(width), height: tenth(height) },
    finish: stamp.finish,
    mm: standingMm(stamp.thickness, stamp.finish),
  };
}

export function createFinisher(onArrival: (address: string) => void): Finisher {
  const kept = createKeptFinishes();
  /** Of each artwork the last size that was asked for. */
  const wanted = new Map<string, Order>();
  const refused = new Set<string>();
  let worker: Worker | null = null;
  let busy: Order | null = null;
  let number = 0;
  let isOver = false;

  function opened(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL("./finish.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FinishAnswer>) => {
      const done = busy;
      busy = null;
      if (done && !isOver) {
        kept.keep(done, data);
        onArrival(done.address);
      }
      next();
    });
    worker.addEventListener("error", (event) => {
      if (busy) refused.add(busy.key);
      busy = null;
      console.warn("An artwork could not be made up in its finish.", event.message);
      next();
    });
    return worker;
  }

  async function send(order: Order): Promise<void> {
    const request = await requestOf(order);
    if (!isOver) opened().postMessage({ number: ++number, ...request } satisfies FinishRequest, [request.picture]);
  }

  function next(): void {
    if (busy || isOver) return;
    for (const [family, { key }] of wanted) if (kept.has(key)) wanted.delete(family);
    const [order] = wanted.values();
    if (!order) return;
    wanted.delete(order.family);
    busy = order;
    send(order).catch((reason: unknown) => {
      // The picture was freed meanwhile; it is asked for again when it is drawn again.
      console.warn("An artwork could not be made up in its finish.", reason);
      busy = null;
      next();
    });
  }

  return {
    get(address, picture, stamp) {
      const { family, key } = named(address, stamp);
      const known = kept.get(key);
      if (known) return known;
      if (busy?.key !== key && !refused.has(key)) {
        wanted.set(family, { key, family, address, picture, stamp });
        next();
      }
      return kept.newestOf(family);
    },
    threads: (address, stamp) => kept.threads(named(address, stamp).key),
    dispose() {
      isOver = true;
      worker?.terminate();
      kept.freeAll();
      wanted.clear();
    },
  };
}
