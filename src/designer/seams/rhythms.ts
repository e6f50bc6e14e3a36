import { type ClothRhythm, type FabricRef, fabricKey, fabricsOf, type Rhythms } from "@selvedge/editor-core";
import { rhythmOf } from "@selvedge/textile-core";
import { useEffect, useMemo, useState } from "react";
import type { AssetCache, TileSize } from "../session/asset-cache.ts";
import { useAssetCount, useDocument, useSession } from "../session/context.ts";

/** Pixels of a tile that are read for each mm: stripes of a millimetre keep their place. */
const PX_PER_MM = 3;
const MAX_PX = 720;

type Read = { readonly url: string; readonly rhythm: Promise<ClothRhythm | null> };
const known = new Map<string, Read["rhythm"]>();

async function readRhythm(url: string, tile: TileSize): Promise<ClothRhythm | null> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture of a cloth was refused: ${answer.status}`);
  const scale = Math.min(PX_PER_MM, MAX_PX / Math.max(tile.mmWidth, tile.mmHeight));
  const [width, height] = [tile.mmWidth, tile.mmHeight].map((mm) => Math.max(8, Math.round(mm * scale))) as [number, number];
  const bitmap = await createImageBitmap(await answer.blob(), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const rhythm = rhythmOf({ width, height, rgba: context.getImageData(0, 0, width, height).data }, tile);
  return rhythm.across || rhythm.along ? rhythm : null;
}

/** What one fabric repeats, read once from its picture; a picture that did not come is asked for again. */
export function rhythmOfFabric(fabric: FabricRef, assets: AssetCache): Promise<ClothRhythm | null> {
  const tile = fabric.kind === "colour" ? null : assets.tileSize(fabric);
  const url = fabric.kind === "colour" ? null : assets.tileUrl(fabric);
  if (!tile || !url) return Promise.resolve(null);
  const name = `${url} ${tile.mmWidth} ${tile.mmHeight}`;
  const reading = known.get(name) ?? readRhythm(url, tile);
  known.set(name, reading);
  reading.catch(() => known.delete(name));
  return reading;
}

export type ReadRhythms = {
  readonly rhythms: Rhythms;
  readonly state: "reading" | "read" | "failed";
  readonly again: () => void;
};
const NONE: Rhythms = new Map();

/** What every fabric of the garment repeats, read from the pictures of their tiles. */
export function useRhythms(): ReadRhythms {
  const { assets } = useSession();
  const count = useAssetCount();
  const names = useDocument((document) =>
    fabricsOf({ ...document, colourways: {} })
      .map(fabricKey)
      .join(" "),
  );
  const fabrics = useDocument(
    (document) => fabricsOf({ ...document, colourways: {} }),
    (a, b) => a.map(fabricKey).join() === b.map(fabricKey).join(),
  );
  const [read, setRead] = useState<Pick<ReadRhythms, "rhythms" | "state">>({ rhythms: NONE, state: "reading" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fabrics are compared by their names; the asset cache knows more when it has grown, and another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const each = fabrics.map(async (fabric) => [fabricKey(fabric), await rhythmOfFabric(fabric, assets)] as const);
    Promise.all(each).then(
      (found) => {
        if (!isCurrent) return;
        setRead({ rhythms: new Map(found.flatMap(([key, rhythm]) => (rhythm ? [[key, rhythm] as const] : []))), state: "read" });
      },
      () => isCurrent && setRead((before) => ({ ...before, state: "failed" })),
    );
    return () => {
      isCurrent = false;
    };
  }, [names, count, attempt]);
  return useMemo(() => ({ ...read, again: () => setAttempt((before) => before + 1) }), [read]);
}
