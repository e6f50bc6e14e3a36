import type { Artwork } from "@selvedge/editor-core";
import { useEffect, useState } from "react";
import { openScreenWorker } from "../screens/ask-worker.ts";
import type { StitchRequest } from "../screens/messages.ts";
import { useSession, useShown, useStyle } from "../session/context.ts";
import { timesOn } from "./print-area.ts";

export type Sewn = {
  readonly id: string;
  readonly name: string;
  readonly stitches: number | null;
  readonly threads: number | null;
};
type Counted = { readonly stitches: number; readonly threads: number };

/** What an embroidery takes, by what decides it: the picture, its size and its plan. */
const known = new Map<string, Counted>();

/** What is to be counted for an artwork; null for one that is not embroidered on the garment. */
export function stitchRequestOf(artwork: Artwork, urlOf: (imageId: string) => string | null): StitchRequest | null {
  const { finish, hidden, onFabric, imageId, width, height } = artwork;
  const url = urlOf(imageId);
  if (finish?.kind !== "embroidery" || hidden || onFabric || !url) return null;
  return { kind: "stitches", url, size: { width, height }, plan: { angle: finish.angle, row: finish.row } };
}

/** The embroidered artworks with their stitches on one garment, each as often as it comes on its piece. */
export function useStitches(): readonly Sewn[] {
  const { assets } = useSession();
  const style = useStyle();
  const artworks = useShown((document) => document.artworks);
  const [, setCount] = useState(0);
  const sewn = Object.values(artworks).flatMap((artwork) => {
    const request = stitchRequestOf(artwork, assets.imageUrl);
    return request ? [{ artwork, request, name: JSON.stringify(request) }] : [];
  });
  /** One string, so that a change elsewhere does not count the same stitches again. */
  const wanted = [...new Set(sewn.map(({ name }) => name).filter((name) => !known.has(name)))].join("\n");
  useEffect(() => {
    if (!wanted) return;
    const worker = openScreenWorker();
    let isOver = false;
    const countAll = async () => {
      for (const name of wanted.split("\n")) {
        if (isOver) return;
        known.set(name, await worker.ask(JSON.parse(name) as StitchRequest));
        if (!isOver) setCount((count) => count + 1);
      }
    };
    countAll().catch((thrown: unknown) => !isOver && console.warn("An embroidery could not be counted.", thrown));
    return () => {
      isOver = true;
      worker.close();
    };
  }, [wanted]);
  return sewn.map(({ artwork, name }) => {
    const counted = known.get(name);
    const piece = style.pieces.find(({ key }) => key === artwork.pieceKey);
    const times = piece ? timesOn(artwork, piece) : 1;
    return {
      id: artwork.id,
      name: artwork.name,
      stitches: counted ? Math.round(counted.stitches * times) : null,
      threads: counted?.threads ?? null,
    };
  });
}
