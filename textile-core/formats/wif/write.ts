import type { Shafts } from "../../weave/draft.ts";
import type { WIF_UNITS, Wif, WifRest, WifThreads } from "./wif.ts";

type Rows = readonly (readonly [key: string | number, value: string | number])[];

const UNIT_WORDS = { centimeters: "Centimeters", inches: "Inches", decipoints: "Decipoints" } as const satisfies Record<
  (typeof WIF_UNITS)[number],
  string
>;

const lists = (rows: readonly Shafts[] | undefined): Rows | undefined =>
  rows?.map((row, index) => [index + 1, row.length === 0 ? 0 : row.join(",")]);
const figures = (values: readonly number[] | undefined): Rows | undefined => values?.map((value, index) => [index + 1, value]);
/** A value on one line; INI knows no escape for line ends. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, " ").trim();

/** A section of a private kind may be named so that its name cannot begin a line. */
const CAN_BE_KEY = /^[^=]/;

const threadRows = ({ count, unit, spacing, thickness }: WifThreads): Rows => [
  ["Threads", count],
  ["Units", UNIT_WORDS[unit]],
  ...(spacing === undefined ? [] : ([["Spacing", spacing]] as const)),
  ...(thickness === undefined ? [] : ([["Thickness", thickness]] as const)),
];

const channels = (hex: string): string => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(",");

/** The sections in the order of the specification; what the record does not have is undefined. */
const bodyOf = (wif: Wif): readonly (readonly [section: string, rows: Rows | undefined])[] => [
  [
    "COLOR PALETTE",
    [
      ["Entries", wif.palette.length],
      ["Form", "RGB"],
      ["Range", "0,255"],
    ],
  ],
  ["TEXT", Object.entries(wif.text).map(([key, value]) => [oneLine(key), oneLine(value)])],
  [
    "WEAVING",
    [
      ["Shafts", wif.shafts],
      ["Treadles", wif.treadles],
      ["Rising Shed", wif.risingShed ? "true" : "false"],
    ],
  ],
  ["WARP", threadRows(wif.warp)],
  ["WEFT", threadRows(wif.weft)],
  ["NOTES", wif.notes.map((note, index) => [index + 1, oneLine(note)])],
  ["TIEUP", lists(wif.tieUp)],
  ["COLOR TABLE", wif.palette.map((hex, index) => [index + 1, channels(hex)])],
  ["THREADING", lists(wif.threading)],
  ["WARP THICKNESS", figures(wif.warp.thicknesses)],
  ["WARP SPACING", figures(wif.warp.spacings)],
  ["WARP COLORS", figures(wif.warp.colours)],
  ["TREADLING", lists(wif.treadling)],
  ["LIFTPLAN", lists(wif.liftPlan)],
  ["WEFT THICKNESS", figures(wif.weft.thicknesses)],
  ["WEFT SPACING", figures(wif.weft.spacings)],
  ["WEFT COLORS", figures(wif.weft.colours)],
];

const restOf = (rest: readonly WifRest[], section: string): Rows =>
  rest.find((other) => other.section === section)?.entries ?? [];

/** The text of a Weaving Information File 1.1; `readWif` of it is the same record. */
export function writeWif(wif: Wif): string {
  const header: Rows = [
    ["Version", "1.1"],
    ["Date", "April 20, 1997"],
    ["Developers", "wif@mhsoft.com"],
    ["Source Program", oneLine(wif.source.program)],
    ["Source Version", oneLine(wif.source.version)],
  ];
  const body = bodyOf(wif).flatMap(([section, rows]) =>
    rows ? [[section, [...rows, ...restOf(wif.rest, section)]] as const] : [],
  );
  const named = new Set(["WIF", ...body.map(([section]) => section)]);
  const others = wif.rest.filter(({ section }) => !named.has(section)).map(({ section, entries }) => [section, entries] as const);
  const sections = [...body, ...others];
  const contents: Rows = sections.filter(([section]) => CAN_BE_KEY.test(section)).map(([section]) => [section, "true"]);
  return [["WIF", [...header, ...restOf(wif.rest, "WIF")]] as const, ["CONTENTS", contents] as const, ...sections]
    .map(([section, rows]) => [`[${section}]`, ...rows.map(([key, value]) => `${key}=${value}`), ""].join("\n"))
    .join("\n");
}
