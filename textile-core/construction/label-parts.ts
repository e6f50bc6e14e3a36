/** A fibre of a label as it is written there, its share in per cent, and where in the label its name begins. */
export type LabelPart = { readonly percent: number; readonly fibre: string; readonly start: number };

const PERCENT = String.raw`(?<percent>\d+(?:[.,]\d+)?)\s*%`;
/** Neither figures nor what stands between two fibres. */
const FIBRE = String.raw`(?<fibre>[^\d%,;/+&\s](?:[^\d%,;/+&]*[^\d%,;/+&\s])?)`;
const PART = new RegExp(String.raw`${PERCENT}\s*${FIBRE}`, "gud");
/** The other way round: "Cotton 98 %, Elastane 2 %". */
const PART_TURNED = new RegExp(String.raw`${FIBRE}\s*${PERCENT}`, "gud");
const IS_TURNED = /^\s*\p{L}.*%\s*$/u;

/** The fibres that a label names with their shares, in any of the usual forms, in its order; none where it names no share. */
export function labelParts(label: string): LabelPart[] {
  return [...label.matchAll(IS_TURNED.test(label) ? PART_TURNED : PART)].map(({ groups, indices }) => ({
    percent: Number(groups!.percent!.replace(",", ".")),
    fibre: groups!.fibre!,
    start: indices!.groups!.fibre![0],
  }));
}

/** The space alone between a fibre and the share of the next. */
const ONLY_SPACE = new RegExp(String.raw`^\s+(?=${PERCENT})`, "u");

/** The label with every fibre's text replaced, and with this comma where nothing but a space stood between two; what is no part of it stays as it is. */
export function relabelled(label: string, write: (fibre: string) => string, comma: string): string {
  const isTurned = IS_TURNED.test(label);
  return labelParts(label).reduceRight((text, { fibre, start }) => {
    const rest = text.slice(start + fibre.length);
    return text.slice(0, start) + write(fibre) + (isTurned ? rest : rest.replace(ONLY_SPACE, () => comma));
  }, label);
}
