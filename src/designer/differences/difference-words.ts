import type {
  ArtworkFinish,
  ClothFinish,
  DesignDocument,
  Difference,
  FabricRef,
  FieldDifference,
  TrimLook,
} from "@selvedge/editor-core";
import { CLOTH_FINISH_NAMES, FINISH_NAMES } from "../materials/names.ts";

/** How a field of a document is called, and what its figures are in. */
type Field = { readonly label: string; readonly unit?: "mm" | "°" | "%" | "×" };

const FIELDS: Readonly<Record<string, Field>> = {
  fabric: { label: "Fabric" },
  "mapping.scale": { label: "Fabric scale", unit: "×" },
  "mapping.angle": { label: "Angle", unit: "°" },
  "mapping.offsetX": { label: "Horizontal Offset", unit: "mm" },
  "mapping.offsetY": { label: "Vertical Offset", unit: "mm" },
  x: { label: "X", unit: "mm" },
  y: { label: "Y", unit: "mm" },
  width: { label: "Width", unit: "mm" },
  height: { label: "Height", unit: "mm" },
  angle: { label: "Angle", unit: "°" },
  gap: { label: "Gap", unit: "mm" },
  lattice: { label: "Stagger" },
  "lattice.across": { label: "Columns every", unit: "mm" },
  "lattice.down": { label: "Rows every", unit: "mm" },
  "lattice.by": { label: "Stagger" },
  "lattice.drop": { label: "Staggered by", unit: "%" },
  "lattice.symmetry": { label: "Symmetry" },
  opacity: { label: "Opacity", unit: "%" },
  flipped: { label: "Horizontal Flip" },
  repeat: { label: "Repeat" },
  thickness: { label: "Thickness" },
  finish: { label: "Finish" },
  restricted: { label: "Restricted in Pattern" },
  onFabric: { label: "Apply to Fabric" },
  showLocation: { label: "Show Location" },
  locked: { label: "Locked" },
  hidden: { label: "Hidden" },
  group: { label: "Group" },
  text: { label: "Text" },
  content: { label: "Text" },
  imageId: { label: "Picture" },
  decorateId: { label: "Trim" },
  name: { label: "Name" },
  pieceKey: { label: "Piece" },
  resolved: { label: "Resolved" },
  look: { label: "Trim" },
  layer: { label: "Order of trims" },
  atButtons: { label: "At every buttonhole" },
  order: { label: "Order of the artworks" },
  background: { label: "Background" },
  board: { label: "Pieces on the board" },
  colours: { label: "Customer Colors" },
  size: { label: "Size" },
  style: { label: "Style" },
};

/** Values that are words of the parameters. */
const WORDS: Readonly<Record<string, string>> = {
  none: "None",
  horizontal: "Horizontal",
  vertical: "Vertical",
  all: "All",
  thin: "Thin",
  middle: "Middle",
  thick: "Thick",
  column: "Columns drop",
  row: "Rows shift",
  mirror: "Mirrored columns",
  glide: "Mirrored rows",
  rotation: "Turned columns",
};

/** What the names and figures of a difference are said with. */
export type Speaker = {
  readonly t: (key: string, values?: Record<string, string>) => string;
  readonly number: (value: number) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly pieceName: (key: string) => string;
  readonly fabricCode: (fabric: FabricRef) => string | null;
};

/** A difference in words: what it is about, and each figure before and after; without figures what became of it. */
export type DifferenceLine = {
  readonly about: string;
  readonly how: string | null;
  readonly figures: readonly { readonly label: string; readonly before: string | null; readonly after: string | null }[];
};

function aboutOf(
  { of, key }: Difference,
  before: DesignDocument,
  after: DesignDocument,
  { t, list, pieceName }: Speaker,
): string {
  const artwork = after.artworks[key] ?? before.artworks[key];
  const note = after.annotations[key] ?? before.annotations[key];
  const trim = after.trims[key] ?? before.trims[key];
  const colourway = after.colourways[key] ?? before.colourways[key];
  if (of === "piece") return pieceName(key);
  if (of === "artwork" && artwork) return list([artwork.name, pieceName(artwork.pieceKey)]);
  if (of === "annotation" && note) return t("Note “{{words}}”", { words: note.content.slice(0, 40) });
  if (of === "colourway" && colourway) return t("Colourway {{name}}", { name: colourway.name });
  if (of === "option") return t("Option {{name}}", { name: key });
  if (of === "trim") return trim?.look ? list([trim.look.name, pieceName(trim.pieceKey)]) : t("Trim");
  return t(FIELDS[of]?.label ?? "Style");
}

const isFabric = (value: unknown): value is FabricRef => typeof value === "object" && value !== null && "kind" in value;

/** How an artwork is made, embroidery with its direction and rows; or what is done to a cloth. */
function finishWord(value: ArtworkFinish | ClothFinish | undefined, isCloth: boolean, { t, number, list }: Speaker): string {
  if (value === undefined) return t(isCloth ? CLOTH_FINISH_NAMES.none : FINISH_NAMES.print);
  if (typeof value === "string") return t(CLOTH_FINISH_NAMES[value]);
  const word = t(FINISH_NAMES[value.kind]);
  return value.kind === "embroidery" ? list([word, `${number(value.angle)}°`, `${number(value.row)} mm`]) : word;
}

/** A value as it is read; null where only its being another one can be said. */
function said(field: string, value: unknown, { t, number, list, pieceName, fabricCode }: Speaker): string | null {
  const unit = FIELDS[field]?.unit;
  if (value === undefined) return null;
  if (field === "opacity" || field === "lattice.drop") return `${number(Math.round((value as number) * 100))} %`;
  if (typeof value === "number") return unit === "°" ? `${number(value)}°` : `${number(value)}${unit ? ` ${unit}` : ""}`;
  if (typeof value === "boolean") return value ? t("on") : t("off");
  if (field === "pieceKey") return pieceName(String(value));
  if (field === "text" && typeof value === "object" && value !== null) return `“${(value as { content: string }).content}”`;
  if (field === "look") return list([(value as TrimLook).name, (value as TrimLook).code]);
  if (field === "decorateId" || field === "imageId" || field === "group" || field === "order" || field === "colours") return null;
  if (field.endsWith("fabric") || field === "background") {
    if (value === null) return t("no fabric");
    if (!isFabric(value)) return null;
    return value.kind === "colour" || "hex" in value ? (value as { hex: string }).hex : fabricCode(value);
  }
  const word = WORDS[String(value)];
  return typeof value === "string" ? (word ? t(word) : value) : null;
}

const labelOf = (field: string, { t }: Speaker): string => {
  const last = field.split(".").at(-1) ?? field;
  return t((FIELDS[field] ?? FIELDS[last])?.label ?? "Fabric");
};

function figureOf({ field, before, after }: FieldDifference, kind: Difference["of"], speaker: Speaker) {
  const label = labelOf(field, speaker);
  const word = (value: unknown) =>
    field.endsWith("finish")
      ? finishWord(value as ArtworkFinish | ClothFinish | undefined, kind !== "artwork", speaker)
      : said(field, value, speaker);
  return { label, before: word(before), after: word(after) };
}

/** What is otherwise between two documents, line by line, in the user's words. */
export function linesOf(
  found: readonly Difference[],
  before: DesignDocument,
  after: DesignDocument,
  speaker: Speaker,
): readonly DifferenceLine[] {
  const how = { added: speaker.t("was added"), removed: speaker.t("was removed"), changed: null } as const;
  return found.map((difference) => ({
    about: aboutOf(difference, before, after, speaker),
    how: how[difference.how],
    figures: difference.fields.map((field) => figureOf(field, difference.of, speaker)),
  }));
}

/** Fabrics of the catalogue that differences name. */
export const productsIn = (found: readonly Difference[]): readonly string[] => [
  ...new Set(
    found.flatMap(({ fields }) =>
      fields.flatMap(({ before, after }) =>
        [before, after].flatMap((value) => (isFabric(value) && value.kind === "product" ? [value.productId] : [])),
      ),
    ),
  ),
];
