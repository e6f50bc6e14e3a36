import type { Hex } from "../../colour/convert.ts";
import type { Shafts } from "../../weave/draft.ts";
import { checkSize } from "../bytes.ts";
import { type Reading, reading, unreadable } from "../problem.ts";
import { type Entry, sectionsOf } from "../sections.ts";
import { numberIn, textOf } from "../text.ts";
import {
  KNOWN_SECTIONS,
  type KnownSection,
  MAX_SHAFTS,
  MAX_THREADS,
  MAX_WIF_MB,
  WIF_UNITS,
  type Wif,
  type WifRest,
  type WifThreads,
  type WifUnit,
} from "./wif.ts";

const DEFAULT_PALETTE: readonly Hex[] = ["#ffffff", "#000000"];
const MAX_COLOURS = 10_000;
const MAX_PALETTE_VALUE = 65_535;
/** Longer than any spacing or thickness in any unit. */
const MAX_LENGTH = 1_000_000;

/** Keys of the sections that are read; whatever else stands there goes to `rest`. */
const KNOWN_KEYS: Partial<Record<KnownSection, readonly string[]>> = {
  WIF: ["version", "date", "developers", "source program", "source version"],
  WEAVING: ["shafts", "treadles", "rising shed"],
  WARP: ["threads", "color", "units", "spacing", "thickness"],
  WEFT: ["threads", "color", "units", "spacing", "thickness"],
  "COLOR PALETTE": ["entries", "form", "range"],
};

/** Sections by their name; one that comes twice goes on where it left off. */
type Sections = ReadonlyMap<string, readonly Entry[]>;

function byName(text: string): Sections {
  const sections = new Map<string, Entry[]>();
  for (const { name, entries } of sectionsOf(text)) {
    const known = sections.get(name);
    if (!known) sections.set(name, [...entries]);
    else for (const entry of entries) known.push(entry);
  }
  return sections;
}

const within = (line: number, value: number, min: number, max: number): number => {
  if (value < min || value > max) throw unreadable("range", { line, value, min, max });
  return value;
};

function decimal({ line }: Entry, text: string): number {
  const value = numberIn(text.split(";")[0]!);
  if (value === undefined) throw unreadable("number", { line, text });
  return value;
}

function whole(entry: Entry, text: string, min: number, max: number): number {
  const value = decimal(entry, text);
  if (!Number.isInteger(value)) throw unreadable("number", { line: entry.line, text });
  return within(entry.line, value, min, max);
}

const field = (sections: Sections, section: KnownSection, key: string): Entry | undefined =>
  sections.get(section)?.findLast((entry) => entry.key.toLowerCase() === key);

const countIn = (sections: Sections, section: KnownSection, key: string, max: number): number | undefined => {
  const entry = field(sections, section, key);
  return entry && whole(entry, entry.value, 0, max);
};

/** The entries of a table with their numbers, which are from 1 to `max`. */
const numbered = (sections: Sections, section: KnownSection, max: number): readonly (readonly [number: number, entry: Entry])[] =>
  (sections.get(section) ?? []).map((entry) => [whole(entry, entry.key, 1, max), entry]);

const highest = (rows: readonly (readonly [number, unknown])[]): number =>
  rows.reduce((most, [number]) => Math.max(most, number), 0);

/** A table of lists ("3=1,4"); rows that are missing, and the number 0, mean none. */
function listsIn(sections: Sections, section: KnownSection, count: number | undefined, limits: ListLimits): readonly Shafts[] {
  const rows = numbered(sections, section, count ?? limits.rows);
  const lists: Shafts[] = Array.from({ length: count ?? highest(rows) }, () => []);
  for (const [number, entry] of rows) {
    const values = entry.value
      .split(";")[0]!
      .split(",")
      .filter((part) => part.trim() !== "")
      .map((part) => whole(entry, part, 0, MAX_SHAFTS));
    const beyond = values.find((value) => value > limits.values);
    if (beyond !== undefined) throw unreadable(limits.code, { line: entry.line, value: beyond, max: limits.values });
    lists[number - 1] = [...new Set(values)].filter((value) => value > 0);
  }
  return lists;
}
type ListLimits = { readonly rows: number; readonly values: number; readonly code: "shaft" | "treadle" };

function paletteIn(sections: Sections): readonly Hex[] {
  const rows = numbered(sections, "COLOR TABLE", MAX_COLOURS);
  if (rows.length === 0) return DEFAULT_PALETTE;
  const range = field(sections, "COLOR PALETTE", "range");
  const bounds = range?.value.split(",").map((part) => whole(range, part, 0, MAX_PALETTE_VALUE)) ?? [];
  const low = bounds.length > 1 ? bounds[0]! : 0;
  const high = bounds.at(-1) ?? 255;
  if (range && high <= low) throw unreadable("lineForm", { line: range.line, expected: "Range=0,255" });
  const palette: Hex[] = Array.from({ length: highest(rows) }, () => "#000000");
  for (const [number, entry] of rows) {
    const parts = entry.value.split(";")[0]!.split(",");
    if (parts.length < 3) throw unreadable("lineForm", { line: entry.line, expected: "1=255,255,255" });
    const channels = parts.slice(0, 3).map((part) => within(entry.line, decimal(entry, part), low, high));
    const hex = channels.map((value) =>
      Math.round(((value - low) / (high - low)) * 255)
        .toString(16)
        .padStart(2, "0"),
    );
    palette[number - 1] = `#${hex.join("")}`;
  }
  return palette;
}

function lengthsIn(sections: Sections, section: KnownSection, count: number, standard: number): readonly number[] | undefined {
  const rows = numbered(sections, section, count);
  if (rows.length === 0) return undefined;
  const lengths = Array.from({ length: count }, () => standard);
  for (const [number, entry] of rows) lengths[number - 1] = within(entry.line, decimal(entry, entry.value), 0, MAX_LENGTH);
  return lengths;
}

function threadsIn(sections: Sections, system: "WARP" | "WEFT", count: number, palette: readonly Hex[]): WifThreads {
  const colourOf = (entry: Entry): number => {
    const value = whole(entry, entry.value.split(",")[0]!, 0, MAX_COLOURS);
    if (value < 1 || value > palette.length) throw unreadable("palette", { line: entry.line, value, max: palette.length });
    return value;
  };
  const lengthOf = (key: string): number | undefined => {
    const entry = field(sections, system, key);
    return entry && within(entry.line, decimal(entry, entry.value), 0, MAX_LENGTH);
  };
  const standard = field(sections, system, "color");
  const colours: number[] = Array.from({ length: count }, () =>
    standard ? colourOf(standard) : system === "WARP" ? 1 : Math.min(2, palette.length),
  );
  for (const [number, entry] of numbered(sections, `${system} COLORS`, count)) colours[number - 1] = colourOf(entry);
  const spacing = lengthOf("spacing");
  const thickness = lengthOf("thickness");
  const spacings = lengthsIn(sections, `${system} SPACING`, count, spacing ?? 0);
  const thicknesses = lengthsIn(sections, `${system} THICKNESS`, count, thickness ?? 0);
  return {
    count,
    colours,
    unit: unitIn(field(sections, system, "units")),
    ...(spacing === undefined ? {} : { spacing }),
    ...(thickness === undefined ? {} : { thickness }),
    ...(spacings ? { spacings } : {}),
    ...(thicknesses ? { thicknesses } : {}),
  };
}

function unitIn(entry: Entry | undefined): WifUnit {
  if (!entry) return "centimeters";
  const unit = WIF_UNITS.find((known) => known === entry.value.toLowerCase());
  if (!unit) throw unreadable("lineForm", { line: entry.line, expected: "Units=Centimeters" });
  return unit;
}

/** By the sections' names, so that where they stood is no matter. */
const restIn = (sections: Sections): readonly WifRest[] =>
  [...sections]
    .flatMap(([section, entries]) => {
      const known = KNOWN_SECTIONS.find((name) => name === section);
      const keys = known && KNOWN_KEYS[known];
      const rest = keys ? entries.filter(({ key }) => !keys.includes(key.toLowerCase())) : known ? [] : entries;
      if (known && rest.length === 0) return [];
      return [{ section, entries: rest.map(({ key, value }) => [key, value] as const) }];
    })
    .sort((one, other) => (one.section < other.section ? -1 : 1));

const isYes = (value: string): boolean => ["true", "yes", "on", "1"].includes(value.toLowerCase());

function read(bytes: Uint8Array): Wif {
  checkSize(bytes, MAX_WIF_MB);
  const sections = byName(textOf(bytes));
  const need = (section: KnownSection): void => {
    if (!sections.has(section)) throw unreadable("section", { section });
  };
  if (!sections.has("WIF")) throw unreadable("otherFormat", { format: "WIF" });
  need("THREADING");
  if (!sections.has("LIFTPLAN")) for (const section of ["TIEUP", "TREADLING"] as const) need(section);

  const shafts = countIn(sections, "WEAVING", "shafts", MAX_SHAFTS);
  const treadles = countIn(sections, "WEAVING", "treadles", MAX_SHAFTS);
  const ends = countIn(sections, "WARP", "threads", MAX_THREADS);
  const picks = countIn(sections, "WEFT", "threads", MAX_THREADS);
  const maxShaft = shafts || MAX_SHAFTS;
  const lists = (section: KnownSection, count: number | undefined, values: number, code: ListLimits["code"]) =>
    sections.has(section) ? listsIn(sections, section, count, { rows: MAX_THREADS, values, code }) : undefined;

  const threading = lists("THREADING", ends, maxShaft, "shaft")!;
  const tieUp = lists("TIEUP", treadles || undefined, maxShaft, "shaft");
  const treadling = lists("TREADLING", picks, treadles || tieUp?.length || MAX_SHAFTS, "treadle");
  const liftPlan = lists("LIFTPLAN", picks, maxShaft, "shaft");
  const palette = paletteIn(sections);
  const rising = field(sections, "WEAVING", "rising shed");
  return {
    text: Object.fromEntries((sections.get("TEXT") ?? []).map(({ key, value }) => [key, value])),
    notes: (sections.get("NOTES") ?? []).map(({ value }) => value),
    source: {
      program: field(sections, "WIF", "source program")?.value ?? "",
      version: field(sections, "WIF", "source version")?.value ?? "",
    },
    shafts: shafts || Math.max(0, ...[threading, tieUp ?? [], liftPlan ?? []].map(highestIn)),
    treadles: treadles || (tieUp?.length ?? 0),
    risingShed: rising ? isYes(rising.value) : true,
    threading,
    ...(tieUp ? { tieUp } : {}),
    ...(treadling ? { treadling } : {}),
    ...(liftPlan ? { liftPlan } : {}),
    palette,
    warp: threadsIn(sections, "WARP", threading.length, palette),
    weft: threadsIn(sections, "WEFT", (liftPlan ?? treadling)?.length ?? 0, palette),
    rest: restIn(sections),
  };
}

const highestIn = (lists: readonly Shafts[]): number =>
  lists.reduce((most, list) => list.reduce((high, value) => Math.max(high, value), most), 0);

/** Reads a Weaving Information File 1.0 or 1.1. Colours of any range become 8 bits a channel; lengths keep their unit. */
export const readWif = (bytes: Uint8Array): Reading<Wif> => reading(() => read(bytes));
