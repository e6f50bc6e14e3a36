import type { Design, HandClass, StoredDrape } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { getDrape } from "../api/calls.ts";
import { call } from "../api/index.ts";
import type { HangNote } from "../preview/types.ts";
import { type Making, untilDraped } from "./until-draped.ts";

type Style = Pick<Design, "id" | "size" | "hand" | "drapes">;
/** The fabric that most of the garment is cut from. Of a photograph nobody knows how it hangs. */
export type WornFabric = { readonly name: string; readonly hand: HandClass | null };
export type WornDrape = {
  /** The drape to show: that of the fabric, or the last good one until it is there; null where the size has none. */
  readonly drape: StoredDrape | null;
  /** What the user sees meanwhile; null when there is nothing to wait for. */
  readonly note: HangNote | null;
};

/** What lets a visitor without a session see the style. */
export type LinkKey = { readonly shareToken?: string; readonly sharePassword?: string };

/** Drapes that were found or made while the page is open, by style, size and class; they never change. */
const known = new Map<string, StoredDrape>();

/** How a style hangs in the fabric that most of it is cut from. A drape that is not there yet is asked for until it is. */
export function useWornDrape({ id, size, hand: own, drapes }: Style, fabric: WornFabric | null, linkKey?: LinkKey): WornDrape {
  const hand = fabric?.hand ?? own;
  const key = `${id} ${size} ${hand}`;
  const [, setFound] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [made, setMade] = useState<(Making & { readonly key: string }) | null>(null);
  const last = useRef<{ readonly of: string; readonly drape: StoredDrape } | null>(null);
  const stored = drapes.find((drape) => drape.size === size && drape.hand === hand) ?? known.get(key) ?? null;
  const link = useRef(linkKey);
  link.current = linkKey;

  useEffect(() => {
    if (stored) return;
    const leave = new AbortController();
    setFailed(null);
    const { signal } = leave;
    untilDraped({
      ask: () => call(getDrape, { id, size, hand, ...link.current }, { signal }),
      signal,
      onMaking: (making) => !signal.aborted && setMade({ key, ...making }),
      wait: (ms) => new Promise((wake) => setTimeout(wake, ms)),
    }).then(
      (drape) => {
        if (drape) known.set(key, drape);
        if (signal.aborted) return;
        if (drape) setFound((count) => count + 1);
        else setFailed(key);
      },
      () => !signal.aborted && setFailed(key),
    );
    return () => leave.abort();
  }, [stored, key, id, size, hand]);

  const wornAs = `${id} ${size}`;
  if (stored) last.current = { of: wornAs, drape: stored };
  const before = last.current?.of === wornAs ? last.current.drape : null;
  const drape = stored ?? before ?? drapes.find((one) => one.size === size && one.hand === own) ?? null;
  if (stored || !fabric) return { drape, note: null };
  const making = made?.key === key ? made : JUST_ASKED;
  return {
    drape,
    note: {
      fabric: fabric.name,
      state: failed === key ? "failed" : making.isDelayed ? "delayed" : "making",
      share: making.share,
    },
  };
}

const JUST_ASKED: Making = { share: null, isDelayed: false };
