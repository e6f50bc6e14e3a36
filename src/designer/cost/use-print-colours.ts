import type { Artwork, Id } from "@selvedge/editor-core";
import { useEffect, useState } from "react";
import { openScreenWorker } from "../screens/ask-worker.ts";
import { useSession, useShown } from "../session/context.ts";

/** Screens of a picture; more than a printer sets up is printed digitally. `null` while it is looked at, or when it did not arrive. */
export type PrintColours = number | "digital" | null;
export type PrintedPicture = { readonly name: string; readonly imageId: Id; readonly colours: PrintColours };

/** What was found out about a picture holds for good: a picture never changes. */
const known = new Map<Id, Exclude<PrintColours, null>>();

export const isSewn = ({ finish }: Artwork): boolean => finish?.kind === "embroidery";

/** One of each picture that is printed on the garment, in the order it was laid. What is part of the cloth, or sewn, is not printed on the garment. */
export function picturesPrinted(artworks: Readonly<Record<Id, Artwork>>, order: readonly Id[]): Artwork[] {
  const found = new Map<Id, Artwork>();
  for (const id of order) {
    const artwork = artworks[id];
    if (artwork && !artwork.hidden && !artwork.onFabric && !isSewn(artwork) && !found.has(artwork.imageId))
      found.set(artwork.imageId, artwork);
  }
  return [...found.values()];
}

/** The pictures printed on the garment with the screens each takes, by the same reduction as its dialog; letters are of one colour. */
export function usePrintColours(): readonly PrintedPicture[] {
  const { assets } = useSession();
  const artworks = useShown((document) => document.artworks);
  const order = useShown((document) => document.order);
  const [, setCount] = useState(0);
  const printed = picturesPrinted(artworks, order);
  const missing = printed.filter(({ imageId, text }) => !text && !known.has(imageId)).map(({ imageId }) => imageId);
  /** One string, so that a change elsewhere does not look at the same pictures again. */
  const wanted = missing.join(" ");
  useEffect(() => {
    if (!wanted) return;
    const worker = openScreenWorker();
    let isOver = false;
    const look = async () => {
      for (const imageId of wanted.split(" ")) {
        const url = assets.imageUrl(imageId);
        if (!url || isOver) continue;
        const { suggested } = await worker.ask({ kind: "see", url, leavesWhite: null });
        known.set(imageId, suggested ?? "digital");
        if (!isOver) setCount((count) => count + 1);
      }
    };
    look().catch((thrown: unknown) => !isOver && console.warn("A picture's colours could not be counted.", thrown));
    return () => {
      isOver = true;
      worker.close();
    };
  }, [wanted, assets]);
  return printed.map(({ name, imageId, text }) => ({ name, imageId, colours: text ? 1 : (known.get(imageId) ?? null) }));
}
