import { MAX_IMAGE_BYTES } from "@selvedge/contract";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import { checkWeight, countIn, formatCount, type WovenCloth, weigh } from "@selvedge/textile-core";
import { type Finding, type Notes, notesOn } from "../finding.ts";
import { type Draft, readDraft } from "../source/read-draft.ts";
import type { Shelf } from "../source/shelf.ts";
import { type Cell, EMPTY, type SheetRow, wordsIn } from "../table/cell.ts";
import { type Colours, colourWordOf, type ReadColours } from "../words/colour.ts";
import { inchesOf, type Unit } from "../words/number.ts";
import { weaveIn } from "../words/weave.ts";
import { COLUMNS, type ColumnKey, type Heads } from "./columns.ts";
import { constructionOf } from "./construction.ts";
import type { Appearance, Entry, Gloss, Stated } from "./entry.ts";
import { priceOf } from "./price.ts";
import { numberOf, readStated, wordsOf } from "./readers.ts";

/** What rows of one table have in common. */
export type RowContext = {
  readonly file: string;
  readonly heads: Heads;
  readonly headings: readonly string[];
  readonly shelf: Shelf;
  readonly pictureNames: (called: string) => readonly string[];
  /** Files of kinds that are not taken in. */
  readonly otherNames: (called: string) => readonly string[];
  readonly draftNames: (called: string) => readonly string[];
  readonly readColours: ReadColours;
  readonly found: Finding[];
};

const MAX_CODE_LENGTH = 60;
const CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/+#()-]*$/u;
/** Whoever measures with a ruler says "6 cm". */
const MILLIMETRES: readonly Unit[] = ["mm", { unit: "cm", times: 10 }, ...inchesOf(MM_PER_INCH)];
const PICTURE_WIDTH_MM = { min: 3, max: 3_000 };
/** Gloss of a dry cotton shirting, since a photograph does not show it. */
const USUAL_GLOSS: Gloss = { roughness: 0.8, sheen: 0.08, sheenRoughness: 0.4 };
/** A weave with its counts is half a construction: a warning names what is missing. */
const SHOWN_BY: readonly ColumnKey[] = [
  ...(["picture", "pictureWidth", "draft", "weave", "composition", "colour", "weftColour"] as const),
  ...(["warpYarnCount", "weftYarnCount", "warpDensity", "weftDensity"] as const),
];
const TELLS_OF_CONSTRUCTION: readonly ColumnKey[] = ["weave", "draft", "warpDensity", "weftDensity"];

/** One row of a table as a fabric; null when it has no code. Every fault is reported, not only the first. */
export async function readRow(row: SheetRow, context: RowContext): Promise<Entry | null> {
  const { heads, headings, file, found } = context;
  const whole = notesOn(found, { file, row: row.row, column: null });
  const has = (key: ColumnKey) => heads.at.has(key);
  const cellOf = (key: ColumnKey): Cell => row.cells[heads.at.get(key) ?? -1] ?? EMPTY;
  const notesOf = (key: ColumnKey): Notes => whole.at(headings[heads.at.get(key) ?? -1] ?? COLUMNS[key].title);
  const code = codeOf(cellOf("code"), notesOf("code"));
  const before = found.length;
  const stated = withPrice(readStated(heads.at.keys(), cellOf, notesOf), has, cellOf, notesOf);
  const colour = coloursOf(cellOf("colour"), notesOf("colour"), context.readColours);
  const weftColour = coloursOf(cellOf("weftColour"), notesOf("weftColour"), context.readColours);
  const coloured = has("colour") ? { ...stated.attrs, color: colour.word } : stated.attrs;
  const weaveText = wordsOf(cellOf("weave"), notesOf("weave"));
  const weave = weaveIn(weaveText);
  const draft = await draftOf(cellOf("draft"), notesOf("draft"), context);
  const set = draft ? withSetting(coloured, draft) : coloured;
  const colours = { colour: colour.colours, weftColour: weftColour.colours };
  const construction = constructionOf({ code, attrs: set, weave, draft, ...colours });
  const cloth = "cloth" in construction ? construction.cloth : null;
  const pictured = await pictureOf(row, cloth, has, cellOf, notesOf, context);
  if (weaveText !== "" && !weave && !draft && !pictured)
    notesOf("weave").unshown(
      `“${weaveText}” is not a weave that is known here, such as plain, 2/1 twill, 3/1 twill, herringbone or 5-end satin.`,
    );
  if ("missing" in construction && !pictured && TELLS_OF_CONSTRUCTION.some((key) => cellOf(key).kind !== "empty")) {
    // Of a cell that could not be read it was said already.
    const isUnread = (key: ColumnKey) => cellOf(key).kind !== "empty" && !(key === "colour" && colour.colours);
    const missing = construction.missing.filter(({ key }) => !isUnread(key)).map(({ name }) => name);
    if (missing.length > 0) whole.unshown(`No pictures can be computed: ${missing.join(", ")} missing.`);
  }
  const isSound = !found.slice(before).some(({ severity }) => severity === "error");
  const attrs = cloth && isSound ? withConstruction(set, cloth, notesOf("weight")) : set;
  const appearance: Appearance | null = pictured ?? (cloth && { kind: "construction", record: cloth });
  const shownBy = SHOWN_BY.map((key) => headings[heads.at.get(key) ?? -1] ?? COLUMNS[key].title);
  const isExplained = found
    .slice(before)
    .some(({ severity, column }) => severity === "unshown" || (severity === "error" && shownBy.includes(column ?? "")));
  return code === "" ? null : { file, row: row.row, code, stated: { ...stated, attrs }, appearance, isExplained };
}

function codeOf(cell: Cell, notes: Notes): string {
  const code = wordsOf(cell, notes, MAX_CODE_LENGTH);
  if (code === "" && cell.kind === "empty") notes.error("is missing; every fabric is known by its code.");
  else if (code !== "" && !CODE.test(code))
    notes.error(`“${code}” cannot be a code: letters, figures, spaces and . - _ / + # ( ) only.`);
  return code;
}

type Of<Value> = (key: ColumnKey) => Value;

/** The fields that take two columns: the price with its currency, and the stock that follows from its metres. */
function withPrice(stated: Stated, has: Of<boolean>, cellOf: Of<Cell>, notesOf: Of<Notes>): Stated {
  const price = has("price") && {
    price: priceOf(cellOf("price"), cellOf("currency"), { price: notesOf("price"), currency: notesOf("currency") }),
  };
  const metres = stated.stockMetres;
  const stock = stated.stock === undefined &&
    typeof metres === "number" && { stock: metres > 0 ? ("ready" as const) : ("order" as const) };
  return { ...stated, ...price, ...stock };
}

function coloursOf(cell: Cell, notes: Notes, read: ReadColours): { word: string; colours: Colours | null } {
  const text = wordsOf(cell, notes);
  if (text === "") return { word: "", colours: null };
  const reading = read(text);
  if ("colours" in reading) return { word: colourWordOf(text, reading.colours), colours: reading.colours };
  notes.unshown(reading.wrong);
  return { word: text, colours: null };
}

/** The draft beside the file that the cell names. */
async function draftOf(cell: Cell, notes: Notes, { shelf, draftNames }: RowContext): Promise<Draft | null> {
  const called = wordsOf(cell, notes);
  if (called === "") return null;
  const names = draftNames(called);
  if (names.length === 0) notes.error(`no draft “${called}” lies beside the file.`);
  if (names.length > 1) notes.error(`${names.join(" and ")} could both be meant.`);
  return names.length === 1 ? readDraft(names[0]!, shelf, notes) : null;
}

/** The setting of the row, else of the draft. */
const withSetting = (attrs: Stated["attrs"], { warpDensity, weftDensity }: Draft): Stated["attrs"] => ({
  ...attrs,
  ...((attrs.warpDensity ?? warpDensity) !== null && { warpDensity: attrs.warpDensity ?? warpDensity }),
  ...((attrs.weftDensity ?? weftDensity) !== null && { weftDensity: attrs.weftDensity ?? weftDensity }),
});

/** What the construction says more exactly than the row: counts as the trade writes them, and the weight where none is declared. */
function withConstruction(attrs: Stated["attrs"], cloth: WovenCloth, notes: Notes): Stated["attrs"] {
  const { gsm } = weigh(cloth);
  const disagrees = typeof attrs.weight === "number" && checkWeight(cloth, attrs.weight);
  if (disagrees)
    notes.warn(
      `${attrs.weight} g/m² is ${Math.abs(Math.round(disagrees.percent))} % ${disagrees.percent > 0 ? "more" : "less"} than counts and densities come to (${Math.round(gsm)} g/m²).`,
    );
  return {
    ...attrs,
    weight: attrs.weight ?? Math.round(gsm),
    warpYarnCount: formatCount(countIn(attrs.warpYarnCount!)!),
    weftYarnCount: formatCount(countIn(attrs.weftYarnCount!)!),
  };
}

/** The picture that lies in the row, or the one beside the file that its cell or its code names. */
async function pictureOf(
  row: SheetRow,
  cloth: WovenCloth | null,
  has: Of<boolean>,
  cellOf: Of<Cell>,
  notesOf: Of<Notes>,
  { shelf, pictureNames, otherNames }: RowContext,
): Promise<Appearance | null> {
  const notes = notesOf("picture");
  const called = wordsOf(cellOf("picture"), notes);
  const width = numberOf(cellOf("pictureWidth"), notesOf("pictureWidth"), PICTURE_WIDTH_MM, MILLIMETRES);
  const read = lyingIn(row, notes) ?? (await beside());
  if (!read) return null;
  if (width === null) {
    if (cellOf("pictureWidth").kind === "empty")
      notesOf("pictureWidth").error("is missing: without it the picture has no scale.");
    return null;
  }
  return {
    kind: "pictures",
    maps: { albedo: read },
    mmWidth: width,
    mmHeight: null,
    gloss: USUAL_GLOSS,
    mostBytes: MAX_IMAGE_BYTES,
    record: cloth,
  };

  async function beside(): Promise<(() => Promise<Uint8Array>) | null> {
    const isNamed = called !== "";
    // Without a name a picture is only looked for where its width is given.
    if (!isNamed && (width === null || !has("pictureWidth"))) return null;
    const names = pictureNames(isNamed ? called : wordsIn(cellOf("code")));
    const [other] = names.length === 0 ? otherNames(isNamed ? called : wordsIn(cellOf("code"))) : [];
    if (other) notes.error(`${other} is of a kind that is not taken in: give JPEG, PNG, WebP, AVIF or TIFF.`);
    else if (names.length === 0 && isNamed) notes.error(`no picture “${called}” lies beside the file.`);
    else if (names.length === 0) notesOf("pictureWidth").unshown("there is no picture to it, in the row or beside the file.");
    if (names.length > 1) notes.error(`${names.join(" and ")} could both be meant.`);
    if (names.length !== 1) return null;
    if ((await shelf.sizeOf(names[0]!)) <= MAX_IMAGE_BYTES) return () => shelf.read(names[0]!);
    notes.error(`${names[0]} is larger than ${MAX_IMAGE_BYTES / 1_000_000} MB.`);
    return null;
  }
}

function lyingIn({ pictures }: SheetRow, notes: Notes): (() => Promise<Uint8Array>) | null {
  if (pictures.length > 1) notes.error(`${pictures.length} pictures lie in this row; one is needed.`);
  const [picture] = pictures;
  return picture ? async () => picture.bytes : null;
}
