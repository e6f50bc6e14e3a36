import { isDeepStrictEqual } from "node:util";
import type { FabricAttrs } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { ProductTable } from "../../fabrics/products/tables.ts";
import type { Db } from "../../platform/db/open.ts";
import { idOf } from "../../platform/ids.ts";
import type { WorkerPool } from "../../platform/jobs/pool/worker-pool.ts";
import { moneyInWords } from "../../platform/print/money.ts";
import { heldMetres, stockOf } from "../../trade/orders/placing/stock.ts";
import type { Appearance, Entry, Stated } from "./entry/entry.ts";
import { type Finding, isAt, isError, notesOn } from "./finding.ts";
import { eachAtOnce } from "./pictures/at-once.ts";
import type { Measured, PicturesMade, Wrong } from "./pictures/picture-job.ts";
import { type Pictures, readPictures } from "./pictures/take-in.ts";
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
  | "stock_short"
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
  /** What the file says of the stock; what it is silent about stays, whatever orders do of it meanwhile. */
  readonly said: Pick<Stated, "stock" | "stockMetres">;
  /** How it is shown from now on; null when that stays. */
  readonly appearance: Appearance | null;
} & (
  | { readonly kind: "new" }
  /** `version` is the one that was read: another one in between ends the import. */
  | { readonly kind: "changed"; readonly version: number; readonly differences: readonly Difference[] }
);

export type Plan = {
  readonly changes: readonly Change[];
  readonly unchanged: readonly string[];
  /** Fabrics that an error keeps out: what would change of them is not known yet. */
  readonly faulty: readonly string[];
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
  stock_short: 0,
  moq_value: null,
  moq_unit: null,
  lead_days: null,
  price_amount: null,
  price_currency: null,
};

/** Compares a catalogue's file with what is stored. Writes nothing; the pictures are checked, so that a bad one is reported now. */
export async function planImport(
  { db, workers }: { readonly db: Db; readonly workers: WorkerPool },
  { entries, found }: Catalogue,
  progress: (line: string) => void,
): Promise<Plan> {
  const findings = [...found];
  const stored = await readStored(
    db,
    entries.map(({ code }) => code),
  );
  const held = await heldMetres(
    db,
    [...stored.values()].map(({ id }) => id),
  );
  const pictures = await seenPictures(entries, stored, workers, progress);
  const changes: Change[] = [];
  const unchanged: string[] = [];
  const faulty: string[] = [];
  for (const entry of entries) {
    const before = stored.get(entry.code);
    const change = compare(entry, { stored: before, held: (before && held.get(before.id)) ?? 0 }, pictures.get(entry), findings);
    settleUnshown(findings, entry, !before && !entry.appearance);
    if (findings.some((finding) => isAt(finding, entry) && isError(finding))) faulty.push(entry.code);
    else if (change) changes.push(change);
    else unchanged.push(entry.code);
  }
  // The findings that are left belong to rows that are no fabric.
  const settled = findings.map((one) => (one.severity === "unshown" ? { ...one, severity: "warning" as const } : one));
  return { changes, unchanged, faulty, found: settled };
}

/** How many fabrics have their pictures read at a time, and after how many progress is reported. */
const AT_ONCE = 8;
const EVERY = 10;

/** Looks at the pictures of all entries. Only where a fabric is shown by pictures already is there something to compare them with. */
async function seenPictures(
  entries: readonly Entry[],
  stored: ReadonlyMap<string, Product>,
  workers: WorkerPool,
  progress: (line: string) => void,
): Promise<ReadonlyMap<Entry, PicturesMade | Wrong>> {
  const seen = new Map<Entry, PicturesMade | Wrong>();
  const shown = entries.flatMap((entry) => (entry.appearance?.kind === "pictures" ? [[entry, entry.appearance] as const] : []));
  await eachAtOnce<readonly [Entry, Pictures]>(shown, AT_ONCE, async ([entry, appearance]) => {
    const isPictured = stored.get(entry.code)?.cloth_hash === null;
    seen.set(entry, await readPictures(appearance, workers, isPictured ? "measure" : "check"));
    if (seen.size % EVERY === 0) progress(`${seen.size} of ${shown.length} pictures looked at`);
  });
  return seen;
}

/** A construction that cannot be drawn is an error where the fabric has no other picture, and a warning elsewhere. */
function settleUnshown(found: Finding[], entry: Entry, isUnseen: boolean): void {
  for (const [index, finding] of found.entries())
    if (finding.severity === "unshown" && isAt(finding, entry))
      found[index] = { ...finding, severity: isUnseen ? "error" : "warning" };
}

async function readStored(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const rows = await db
    .selectFrom("products")
    .selectAll()
    .where("code", "=", sql<string>`any(${[...codes]})`)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

function compare(
  entry: Entry,
  { stored, held }: { readonly stored: Product | undefined; readonly held: number },
  seen: PicturesMade | Wrong | undefined,
  found: Finding[],
): Change | null {
  const { code, stated, appearance } = entry;
  const notes = notesOn(found, { file: entry.file, row: entry.row, column: null });
  if (seen && "wrong" in seen) notes.at("Picture").error(seen.wrong);
  const measured = seen && "depth" in seen && seen.depth === "measure" ? seen.seen : null;
  const record = recordOf(stated, stored ?? NO_RECORD, held);
  const said = { stock: stated.stock, stockMetres: stated.stockMetres };
  if (record.name === "") notes.at("Name").error("is missing.");
  if (!stored) {
    if (!appearance && !entry.isExplained)
      notes.error(
        "there is nothing to show: give counts, densities, weave, composition and colours, or a picture and its width in mm.",
      );
    return { kind: "new", id: idOf("product", code), code, record, said, appearance };
  }
  const appearanceDiffers = appearance !== null && !hasSameAppearance(appearance, measured, stored);
  const differences = [
    ...differencesOf(stored, record),
    ...(appearanceDiffers ? [appearance.kind === "pictures" ? "picture" : "construction"] : []),
  ];
  if (differences.length === 0) return null;
  return {
    kind: "changed",
    id: stored.id,
    code,
    record,
    said,
    appearance: appearanceDiffers ? appearance : null,
    version: stored.version,
    differences,
  };
}

/** What is stored, overridden by what the file states; of the metres it counts, orders hold some already. */
function recordOf(stated: Stated, before: Record, held: number): Record {
  const { price, moq, attrs, stockMetres, leadDays: saidLeadDays, ...plain } = stated;
  const leadDays = saidLeadDays === undefined ? before.lead_days : saidLeadDays;
  return {
    name: plain.name ?? before.name,
    description: plain.description ?? before.description,
    attrs: { ...before.attrs, ...attrs },
    tags: plain.tags ? [...plain.tags] : before.tags,
    ...stockAfter(stockMetres, { stock: plain.stock, before, held, leadDays }),
    moq_value: moq === undefined ? before.moq_value : (moq?.value ?? null),
    moq_unit: moq === undefined ? before.moq_unit : (moq?.unit ?? null),
    lead_days: leadDays,
    price_amount: price === undefined ? before.price_amount : (price?.amount ?? null),
    price_currency: price === undefined ? before.price_currency : (price?.currency ?? null),
  };
}

type Stock = Pick<Record, "stock" | "stock_metres" | "stock_short">;
type Standing = {
  /** As the file names it; undefined where it does not. */
  readonly stock: Record["stock"] | undefined;
  readonly before: Stock;
  readonly held: number;
  readonly leadDays: number | null;
};

/** The stock after a count: what is not counted stays, and where no metres are said any more none are short. Without a word on it a fabric of which nothing was left is ready again once metres are counted that nobody holds. */
export function stockAfter(counted: number | null | undefined, { stock: named, before, held, leadDays }: Standing): Stock {
  const stock = named ?? before.stock;
  if (counted === undefined) return { stock, stock_metres: before.stock_metres, stock_short: before.stock_short };
  if (counted === null) return { stock, stock_metres: null, stock_short: 0 };
  const isBack = named === undefined && before.stock_metres !== null && before.stock_metres < 1 && counted - held >= 1;
  return stockOf(isBack ? "ready" : stock, { counted, held, leadDays });
}

/** A record as a person compares it, by the words for its fields. */
const compared = (record: Record): Readonly<{ [label: string]: unknown }> => ({
  name: record.name,
  description: record.description,
  tags: record.tags,
  stock: record.stock,
  "stock metres": record.stock_metres,
  "short metres": record.stock_short,
  MOQ: record.moq_value === null ? null : `${record.moq_value} ${record.moq_unit}`,
  "lead days": record.lead_days,
  price: record.price_amount === null ? null : moneyInWords({ amount: record.price_amount, currency: record.price_currency! }),
  ...Object.fromEntries(
    (Object.keys(NO_ATTRS) as (keyof FabricAttrs)[]).map((key) => [
      key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      record.attrs[key],
    ]),
  ),
});

function differencesOf(before: Record, after: Record): readonly Difference[] {
  const [was, is] = [compared(before), compared(after)];
  return Object.keys(is)
    .filter((label) => !isDeepStrictEqual(was[label], is[label]))
    .map((label) => difference(label, was[label], is[label]));
}

const MAX_SHOWN_LENGTH = 40;

function difference(label: string, before: unknown, after: unknown): Difference {
  const shown = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? "")) || "–";
  const [from, to] = [shown(before), shown(after)];
  return from.length + to.length > MAX_SHOWN_LENGTH ? label : `${label} ${from} → ${to}`;
}

const asStored = (value: unknown): unknown => (value === null ? null : JSON.parse(JSON.stringify(value)));

/** Whether a fabric is shown already as the file shows it. */
function hasSameAppearance(appearance: Appearance, measured: Measured | null, stored: Product): boolean {
  if (!isDeepStrictEqual(asStored(appearance.record), stored.construction)) return false;
  if (appearance.kind === "construction") return stored.cloth_hash !== null;
  return (
    stored.cloth_hash === null &&
    measured !== null &&
    (Object.keys(measured) as (keyof Measured)[]).every((key) => isDeepStrictEqual(measured[key], stored[key]))
  );
}
