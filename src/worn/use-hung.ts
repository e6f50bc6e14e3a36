import type { Design, HandClass, StoredDrape } from "@selvedge/contract";
import { useEffect, useRef } from "react";
import type { RedrapeInput } from "../redrape/messages.ts";
import { type Redrape, useRedrape } from "../redrape/use-redrape.ts";

/** A garment as it hangs: the address of its drape, and the style whose pattern it was draped from. */
export type Hung = { readonly url: string; readonly style: Design };

const redrapeInputOf = ({ garment, size }: Design, hand: HandClass, open: readonly string[]): RedrapeInput => ({
  hand,
  open,
  recipe: garment.recipe,
  size,
  chosen: garment.options as RedrapeInput["chosen"],
});

/** The style with what an open closure shows of its pieces: the whole of the front that lay under, buttons and holes on their own sides. */
function opened(style: Design, pieces: Redrape["pieces"]): Design {
  if (pieces.length === 0) return style;
  const own = new Map(pieces.map((piece) => [piece.key, piece]));
  return { ...style, pieces: style.pieces.map((piece) => ({ ...piece, ...own.get(piece.key) }) as Design["pieces"][number]) };
}

const NONE: readonly string[] = [];

/**
 * The style as it hangs, with some closures open: its stored drape where nothing else is chosen of it and all are closed, otherwise draped here. What hung last stays until the next does.
 * Where another choice is to be expected, what every drape of this size needs is made ready.
 */
export function useHung(
  style: Design,
  hand: HandClass,
  drape: StoredDrape | null,
  isExpecting: boolean,
  open = NONE,
): { readonly hung: Hung | null; readonly redrape: Redrape } {
  const stored = Object.keys(style.garment.options).length === 0 && open.length === 0 ? (drape?.url ?? null) : null;
  const redrape = useRedrape(stored === null ? redrapeInputOf(style, hand, open) : null);
  const { ready } = redrape;
  const expected = isExpecting ? `${style.id} ${style.size}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size is made ready once, whatever is chosen of it
  useEffect(() => {
    if (expected !== null) ready(redrapeInputOf(style, hand, open));
  }, [expected]);
  const last = useRef<Hung | null>(null);
  const url = stored ?? redrape.url;
  if (url && (last.current?.url !== url || last.current.style.id !== style.id))
    last.current = { url, style: stored ? style : opened(style, redrape.pieces) };
  return { hung: last.current, redrape };
}
