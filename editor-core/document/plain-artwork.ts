import type { Artwork } from "./schema.ts";

/** How an artwork lies before anything is asked of it: upright, once, flat, within its piece, free and seen. */
export const PLAIN_ARTWORK = {
  angle: 0,
  flipped: false,
  repeat: "none",
  gap: 0,
  thickness: "none",
  restricted: true,
  onFabric: false,
  showLocation: false,
  opacity: 1,
  locked: false,
  hidden: false,
  group: null,
  text: null,
} as const satisfies Partial<Artwork>;
