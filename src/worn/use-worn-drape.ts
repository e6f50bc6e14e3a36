import type { Design, HandClass, StoredDrape } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { getDrape } from "../api/calls.ts";
import { call } from "../api/index.ts";
import type { HangNote } from "../preview/types.ts";

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
  const [made, setMade] = useState<{ readonly key: string; readonly share: number | null } | null>(null);
  const last = useRef<{ readonly of: string; readonly drape: StoredDrape } | null>(null);
  const stored = drapes.find((drape) => drape.size === size && drape.hand === hand) ?? known.get(key) ?? null;
  const link = useRef(linkKey);
  link.current = linkKey;

  useEffect(() => {
    if (stored) return;
    const leave = new AbortController();
    setFailed(null);
    askFor(key, { id, size, hand, ...link.current }, leave.signal, (share) => setMade({ key, share })).then(
      (drape) => {
        if (leave.signal.aborted) return;
        if (drape) setFound((count) => count + 1);
        else setFailed(key);
      },
      () => !leave.signal.aborted && setFailed(key),
    );
    return () => leave.abort();
  }, [stored, key, id, size, hand]);

  const wornAs = `${id} ${size}`;
  if (stored) last.current = { of: wornAs, drape: stored };
  const before = last.current?.of === wornAs ? last.current.drape : null;
  const drape = stored ?? before ?? drapes.find((one) => one.size === size && one.hand === own) ?? null;
  if (stored || !fabric) return { drape, note: null };
  return { drape, note: { fabric: fabric.name, isMaking: failed !== key, share: made?.key === key ? made.share : null } };
}

type Asked = Parameters<typeof call<typeof getDrape>>[1];

/** The drape once it is made, its progress until then; null where it cannot be. Rejects with an ApiError. */
async function askFor(
  key: string,
  asked: Asked,
  signal: AbortSignal,
  onShare: (share: number | null) => void,
): Promise<StoredDrape | null> {
  for (;;) {
    const answer = await call(getDrape, asked, { signal });
    if (answer.state === "ready") {
      known.set(key, answer.drape);
      return answer.drape;
    }
    if (answer.state === "failed") return null;
    onShare(answer.share);
    await new Promise((wake) => setTimeout(wake, answer.retryAfterMs));
    signal.throwIfAborted();
  }
}
