/** Pixels of the sizes in which a cloth's swatch and a stored picture are served, by what stands behind the address; the address itself is the largest. */
const SWATCHES = { "-160": 160, "-320": 320, "": 480 } as const;
const STORED = { "/thumb": 320, "/card": 640, "/view": 1_024, "": 2_048 } as const;

/** How wide a picture stands, as `sizes` says it. Here is what a document asks for before its page is there. */
export const SIZES = {
  front: "(max-width: 72rem) 100vw, 54vw",
  card: "(max-width: 52rem) 50vw, 280px",
} as const;

const written = (src: string, sizes: Readonly<Record<string, number>>) =>
  Object.entries(sizes)
    .map(([variant, px]) => `${src}${variant} ${px}w`)
    .join(", ");

/** The sizes of a picture of the portal as `srcset` writes them; undefined for any other picture. */
export function srcSetOf(src: string | undefined): string | undefined {
  if (!src) return undefined;
  if (/^\/cloths\/[^?]+\/swatch$/.test(src)) return written(src, SWATCHES);
  if (/^\/(files|uploads\/[\w.-]+)\/[0-9a-f]{64}$/.test(src)) return written(src, STORED);
  return undefined;
}
