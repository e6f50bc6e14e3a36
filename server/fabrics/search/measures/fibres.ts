import { labelParts } from "@selvedge/textile-core";

/** A fibre of a cloth and its share in per cent; null where the label names no share. */
export type FibreShare = { readonly fibre: string; readonly percent: number | null };

/** The fibres a label names, "98 % Cotton 2 % Elastane", in its order. A label without shares is one fibre by its whole text. */
export function fibresOf(composition: string): FibreShare[] {
  const parts = labelParts(composition).map(({ fibre, percent }) => ({ fibre, percent }));
  const whole = composition.trim();
  return parts.length > 0 || !whole ? parts : [{ fibre: whole, percent: null }];
}

const WITH_SHARE = /^(.*?)\s+(\d+(?:\.\d+)?)(?:\s*-\s*(\d+(?:\.\d+)?))?\s*%?$/;

/** A value of the composition filter: a fibre and the least and greatest share it may have. */
export function fibreFilter(value: string): { readonly fibre: string; readonly from: number; readonly to: number } {
  const [, fibre, from, to] = WITH_SHARE.exec(value.trim()) ?? [];
  if (!fibre) return { fibre: value.trim(), from: 0, to: 100 };
  return { fibre, from: Number(from), to: Number(to ?? from) };
}
