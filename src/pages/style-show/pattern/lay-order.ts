import type { TexturedProduct } from "@selvedge/contract";
import { type LayOrder, laidOpen } from "@selvedge/garment-core";
import type { NamedPiece } from "./lay-drawing.tsx";
import type { SizedPattern } from "./nest.tsx";

/** Left free at each edge of the cloth, mm. */
export const SELVEDGE_MM = 10;
/** Left free between pieces, mm. */
const GAP_MM = 3;
/** Where a fabric does not say how wide it lies, mm. */
export const USUAL_WIDTH_MM = 1_450;
/** Garments in one lay. */
export const MAX_GARMENTS = 24;
/** As many pieces are put down as take a second or two. */
const PUT_DOWN = 4_000;
const TRIES = { least: 16, most: 240 } as const;

/** Designs that do not repeat along the warp. */
const WITHOUT_REPEAT = ["solid", "stripe"];

/** Length of a fabric's design along the warp, mm; 0 where there is nothing to match. */
export function repeatOf({ attrs, texture }: Pick<TexturedProduct, "attrs" | "texture">): number {
  return attrs.pattern && !WITHOUT_REPEAT.includes(attrs.pattern) ? Math.round(texture.mmHeight * 10) / 10 : 0;
}

/** The pieces of the wanted garments, laid open, each size by itself. */
export const piecesToLay = (
  patterns: readonly SizedPattern[],
  wanted: { readonly [size: string]: number },
): readonly NamedPiece[] => {
  const sizes = patterns.filter(({ size }) => (wanted[size] ?? 0) > 0);
  return sizes.flatMap(({ size, pieces }) =>
    pieces.map(({ key, name, cutLine, fold, count }) => ({
      key: `${size} ${key}`,
      name: sizes.length > 1 ? `${name} ${size}` : name,
      outline: laidOpen(cutLine, fold),
      count: count * wanted[size]!,
    })),
  );
};

/** What is asked of the cloth: `width` from edge to edge, mm. */
export function layOrder(
  pieces: readonly NamedPiece[],
  cloth: Pick<LayOrder, "width" | "nap" | "repeat"> & { readonly crosswise: readonly string[] },
): LayOrder | null {
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  if (count === 0) return null;
  return {
    ...cloth,
    pieces: pieces.map(({ key, outline, count: copies }) => ({ key, outline, count: copies })),
    width: cloth.width - 2 * SELVEDGE_MM,
    gap: GAP_MM,
    tries: Math.max(TRIES.least, Math.min(TRIES.most, Math.round(PUT_DOWN / count))),
  };
}
