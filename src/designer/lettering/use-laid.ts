import type { ArtworkText } from "@selvedge/editor-core";
import { useEffect, useState } from "react";
import type { Context2D } from "../../drawing/index.ts";
import { fetchFaces, type Laid, layOut } from "./layout.ts";

let ruler: Context2D | null = null;

/** A text laid out with its own faces; null without ink. */
export async function laidOf(text: ArtworkText): Promise<Laid | null> {
  await fetchFaces(text);
  ruler ??= new OffscreenCanvas(1, 1).getContext("2d");
  return ruler && layOut(ruler, text);
}

export type Laying = {
  /** The text that was laid out last, with how it lies; null before the first. */
  readonly done: { readonly text: ArtworkText; readonly laid: Laid | null } | null;
  /** A typeface could not be fetched. */
  readonly failed: boolean;
};

/** Follows a text that is being written: a face is fetched when the first of its letters is typed. */
export function useLaid(text: ArtworkText): Laying {
  const [laying, setLaying] = useState<Laying>({ done: null, failed: false });
  useEffect(() => {
    let isOver = false;
    laidOf(text).then(
      (laid) => {
        if (!isOver) setLaying({ done: { text, laid }, failed: false });
      },
      (reason: unknown) => {
        console.warn("A typeface could not be fetched.", reason);
        if (!isOver) setLaying(({ done }) => ({ done, failed: true }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [text]);
  return laying;
}
