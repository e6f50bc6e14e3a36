import { isDeepStrictEqual } from "node:util";
import type { FabricAttrs } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { ProductTable } from "../../fabrics/products/tables.ts";
import type { Db } from "../../platform/db/open.ts";
import { idOf } from "../../platform/ids.ts";
import { CannotImport } from "./cannot-import.ts";
import type { Entry, Look, Told } from "./entry/entry.ts";
import { moneyInWords } from "./entry/price.ts";
import { type Finding, notesOn } from "./finding.ts";
import { type Pictured, takeIn } from "./pictures.ts";
import type { Catalogue } from "./source/read-catalogue.ts";

type Product = Selectable<ProductTable>;

/** What the catalogue says of a fabric, apart from how it is shown. */
export type Record = Pick<
  Product,
  | "name"
  | "description"
  | "attrs"
  | "tags"
  | "stock"
  | "stock_metres"
  | "moq_value"
  | "moq_unit"
  | "lead_days"
  | "price_amount"
  | "price_currency"
>;

/** One difference in words; "weight 110 → 112". */
export type Difference = string;
export type Change = {
  readonly id: string;
  readonly code: string;
  readonly record: Record;
  /** How it is shown from now on; null when that stays. */
  readonly look: Look | null;
} & (
  | { readonly kind: "new" }
  /** `version` is the one that was read: another one in between ends the import. */
  | { readonly kind: "changed"; readonly version: number; readonly differences: readonly Difference[] }
);

export type Plan = {
  readonly changes: readonly Change[];
  readonly unchanged: readonly string[];
  readonly found: readonly Finding[];
};

const NO_ATTRS: FabricAttrs = {
  composition: "",
  weight: null,
  warpYarnCount: "",
  weftYarnCount: "",
  warpDensity: null,
  weftDensity: null,
  productType: "",
  technology: "",
  pattern: "",
  style: "",
  finish: [],
  color: "",
  fabricType: [],
  for: [],
  use: [],
  season: null,
  width: null,
};
const NO_RECORD: Record = {
  name: "",
  description: "",
  attrs: NO_ATTRS,
  tags: [],
  stock: "order",
  stock_metres: null,
  moq_value: null,
  moq_unit: null,
  lead_days: null,
  price_amount: null,
  price_currency: null,
};

/** Compares a catalogue's file with what is stored. Writes nothing; the pictures are read, so that a bad one is known now. */
export async function planImport(db: Db, { entries, found }: Catalogue, progress: (line: string) => void): Promise<Plan> {
  const findings = [...found];
  const stored = await readStored(
    db,
    entries.map(({ code }) => code),
  );
  const changes: Change[] = [];
  const unchanged: string[] = [];
  let done = 0;
  for (const entry of entries) {
    const change = await compare(entry, stored.get(entry.code), findings);
    if (change) changes.push(change);
    else unchanged.push(entry.code);
    done += 1;
    if (done % EVERY === 0) progress(`${done} of ${entries.length} fabrics looked through`);
  }
  return { changes, unchanged, found: findings };
}

const EVERY = 100;

async function readStored(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const rows = await db
    .selectFrom("products")
    .selectAll()
    .where("code", "=", sql<string>`any(${[...codes]})`)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

async function compare(entry: Entry, stored: Product | undefined, found: Finding[]): Promise<Change | null> {
  const { code, told, look } = entry;
  const notes = notesOn(found, { file: entry.file, row: entry.row, column: null });
  const pictured = look?.kind === "pictures" ? await measured(look, notes.at("Picture").error) : null;
  const record = recordOf(told, stored ?? NO_RECORD);
  if (record.name === "") notes.at("Name").error("is missing.");
  if (!stored) {
    if (!look)
      notes.error(
        "there is nothing to show: give counts, densities, weave, composition and colours, or a picture and its width in mm.",
      );
    return { kind: "new", id: idOf("product", code), code, record, look };
  }
  const looksElse = look !== null && !looksAlike(look, pictured, stored);
  const differences = [
    ...differencesOf(stored, record),
    ...(looksElse ? [look.kind === "pictures" ? "picture" : "construction"] : []),
  ];
  if (differences.length === 0) return null;
  return { kind: "changed", id: stored.id, code, record, look: looksElse ? look : null, version: stored.version, differences };
}

async function measured(look: Extract<Look, { kind: "pictures" }>, tell: (sentence: string) => void): Promise<Pictured | null> {
  try {
    return await takeIn(look);
  } catch (error) {
    if (!(error instanceof CannotImport)) throw error;
    tell(error.message);
    return null;
  }
}

/** What is stored, with what the file tells laid over it. */
function recordOf(told: Told, before: Record): Record {
  const { price, moq, attrs, stockMetres, leadDays, ...plain } = told;
  return {
    name: plain.name ?? before.name,
    description: plain.description ?? before.description,
    attrs: { ...before.attrs, ...attrs },
    tags: plain.tags ? [...plain.tags] : before.tags,
    stock: plain.stock ?? before.stock,
    stock_metres: stockMetres === undefined ? before.stock_metres : stockMetres,
    moq_value: moq === undefined ? before.moq_value : (moq?.value ?? null),
    moq_unit: moq === undefined ? before.moq_unit : (moq?.unit ?? null),
    lead_days: leadDays === undefined ? before.lead_days : leadDays,
    price_amount: price === undefined ? before.price_amount : (price?.amount ?? null),
    price_currency: price === undefined ? before.price_currency : (price?.currency ?? null),
  };
}

/** A record as a person compares it, by the words for its fields. */
const compared = (of: Record): Readonly<{ [label: string]: unknown }> => ({
  name: of.name,
  description: of.description,
  tags: of.tags,
  stock: of.stock,
  "stock metres": of.stock_metres,
  MOQ: of.moq_value === null ? null : `${of.moq_value} ${of.moq_unit}`,
  "lead days": of.lead_days,
  price: of.price_amount === null ? null : moneyInWords({ amount: of.price_amount, currency: of.price_currency! }),
  ...Object.fromEntries(
    (Object.keys(NO_ATTRS) as (keyof FabricAttrs)[]).map((key) => [
      key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      of.attrs[key],
    ]),
  ),
});

function differencesOf(before: Record, after: Record): readonly Difference[] {
  const [was, is] = [compared(before), compared(after)];
  return Object.keys(is)
    .filter((label) => !isDeepStrictEqual(was[label], is[label]))
    .map((label) => difference(label, was[label], is[label]));
}

const LONGEST_SHOWN = 40;

function difference(label: string, before: unknown, after: unknown): Difference {
  const shown = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? "")) || "–";
  const [from, to] = [shown(before), shown(after)];
  return from.length + to.length > LONGEST_SHOWN ? label : `${label} ${from} → ${to}`;
}

const asStored = (value: unknown): unknown => (value === null ? null : JSON.parse(JSON.stringify(value)));

/** Whether a fabric is shown already as the file shows it. */
function looksAlike(look: Look, pictured: Pictured | null, stored: Product): boolean {
  if (!isDeepStrictEqual(asStored(look.record), stored.construction)) return false;
  if (look.kind === "construction") return stored.cloth_hash !== null;
  return (
    stored.cloth_hash === null &&
    pictured !== null &&
    (Object.keys(pictured) as (keyof Pictured)[]).every((key) => isDeepStrictEqual(pictured[key], stored[key]))
  );
}
