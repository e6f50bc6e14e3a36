import type { WovenCloth } from "@selvedge/textile-core";
import { describe, expect, test } from "vitest";
import { type Finding, sentenceOf } from "../finding.ts";
import { EMPTY_SHELF, type Shelf } from "../source/shelf.ts";
import { readCsv } from "../table/csv.ts";
import { readTable } from "./read-table.ts";

const shelfOf = (...names: string[]): Shelf => ({
  names,
  sizeOf: async () => 3,
  read: async (name) => new TextEncoder().encode(name),
});
async function read(text: string, shelf: Shelf = EMPTY_SHELF) {
  const found: Finding[] = [];
  const entries = await readTable(readCsv(new TextEncoder().encode(text)), "mill.csv", shelf, found);
  const say = (severity: Finding["severity"]) => found.filter((one) => one.severity === severity).map(sentenceOf);
  return { entries, errors: say("error"), warnings: say("warning"), unshown: say("unshown") };
}

const WOVEN = "code,NAME,Composition,Weight (g/m²),Warp Yarn Count,weft count,EPI,Picks per inch,Weave,Color";

test("counts, densities, weave and colours make a construction, and the weight follows where none is declared", async () => {
  const { entries, errors, warnings } = await read(`${WOVEN}\nP-1,Poplin,100% cotton,,50s,Ne 50,144,76,plain,white`);
  expect([errors, warnings]).toEqual([[], []]);
  expect(entries[0]).toMatchObject({
    code: "P-1",
    stated: { attrs: { weight: 110, warpYarnCount: "Ne 50", weftYarnCount: "Ne 50", warpDensity: 144, color: "white" } },
    appearance: { kind: "construction", record: { weave: "plain", warpOrder: [["#fafaf7", 1]], weftOrder: [["#fafaf7", 1]] } },
  });
  const record = entries[0]!.appearance!.record as { endsPerCm: number };
  expect(record.endsPerCm).toBeCloseTo(144 / 2.54, 9);
});

test("a declared weight more than 8 % off the computed one is a warning", async () => {
  const weigh = async (gsm: number) => (await read(`${WOVEN}\nP-1,Poplin,100% cotton,${gsm},50,50,144,76,plain,white`)).warnings;
  expect(await weigh(117)).toEqual([]);
  expect(await weigh(130)).toEqual(["Row 2, Weight (g/m²): 130 g/m² is 18 % more than counts and densities come to (110 g/m²)."]);
});

test("several colours with their threads are stripes, checks where the pattern says so, and nothing without numbers", async () => {
  const { entries, warnings, unshown } = await read(
    `${WOVEN},Pattern,Product type\n${[
      'S,Stripe,100% cotton,,50,50,120,80,plain,"white 8, navy 4",stripe,',
      'C,Check,100% cotton,,50,50,120,80,plain,"white 8, navy 8",check,',
      "D,Denim,100% cotton,,7,7,64,42,3/1 twill,indigo,,Denim",
      'N,None,100% cotton,,50,50,120,80,plain,"white, navy",stripe,',
    ].join("\n")}`,
  );
  const orders = entries.map(({ appearance }) => appearance?.record as { warpOrder: unknown; weftOrder: unknown } | undefined);
  expect(orders[0]).toMatchObject({
    warpOrder: [
      ["#fafaf7", 8],
      ["#1b2440", 4],
    ],
    weftOrder: [["#fafaf7", 1]],
  });
  expect(orders[1]!.weftOrder).toEqual(orders[1]!.warpOrder);
  expect(orders[2]).toMatchObject({ warpOrder: [["#33406f", 1]], weftOrder: [["#e4dcc8", 1]] });
  expect(entries[3]!.appearance).toBeNull();
  expect(warnings).toEqual([]);
  expect(unshown).toEqual(["Row 5: No pictures can be computed: colours with their numbers of threads missing."]);
});

test("what keeps a cloth from being drawn is said once, by the cell that could not be read", async () => {
  const { unshown, errors } = await read(
    `${WOVEN}\nA,x,100% cotton,,fifty,50,144,76,plain,white\nB,y,100% cotton,,50,50,144,76,wavy,\nC,z,50% cotton,,50,50,144,76,plain,white`,
  );
  expect(unshown).toEqual([
    "Row 2, Warp Yarn Count: “fifty” cannot be read as a yarn count such as Ne 50, 80/2, Nm 60/2, 20 tex or 150D; it is kept as it is.",
    "Row 3, Weave: “wavy” is not a weave that is known here, such as plain, 2/1 twill, 3/1 twill, herringbone or 5-end satin.",
    "Row 3: No pictures can be computed: colours with their numbers of threads missing.",
  ]);
  expect(errors).toEqual(["Row 4, Composition: “50% cotton”: the per cents do not make 100."]);
});

test("widths are read in the units that people measure in, and a narrow one is remarked", async () => {
  const { entries, errors, warnings } = await read('Code,Width\nA,148\nB,1480 mm\nC,"58"""\nD,57/58 inch\nE,6 cm\nF,6 m');
  expect(entries.map(({ stated }) => stated.attrs.width)).toEqual([148, 148, 147.32, 147.32, 6, null]);
  expect(warnings).toEqual([
    "Row 6, Width: 6 cm is narrow for a cloth; it is kept as it is. Widths are read in cm where no unit stands.",
  ]);
  expect(errors).toEqual(["Row 7, Width: “6 m” is not a number."]);
});

test("every fault of a row is reported with its row and the heading of its column", async () => {
  const { errors, warnings } = await read(
    "Code,Name,Weight,Composition,For,Season,Price,Stock,Loom no\n,x,heavy,50% wool,dogs,monsoon,4.85,perhaps,7\n=A1,y,100,,,,,,\n",
  );
  expect(errors).toEqual([
    "Row 2, Code: is missing; every fabric is known by its code.",
    "Row 2, Weight: “heavy” is not a number.",
    "Row 2, Composition: “50% wool”: the per cents do not make 100.",
    "Row 2, For: “dogs” is not one of men, women, boys, girls, other.",
    "Row 2, Season: “monsoon” is not a season: SS or AW.",
    "Row 2, Stock: “perhaps” is not one of ready, order, out.",
    "Row 2, Price: has no currency; add a column Currency with a code such as USD.",
    "Row 3, Code: “=A1” cannot be a code: letters, figures, spaces and . - _ / + # ( ) only.",
  ]);
  expect(warnings).toEqual(["mill.csv: the column “Loom no” is not known here and was not read."]);
});

test("prices are kept in the smallest coin of their currency", async () => {
  const { entries } = await read("Code,Price,Currency\nA,4.85,usd\nB,EUR 12.50,\nC,$3,\nD,650,JPY\nE,,USD");
  expect(entries.map(({ stated }) => stated.price)).toEqual([
    { amount: 485, currency: "USD" },
    { amount: 1_250, currency: "EUR" },
    { amount: 300, currency: "USD" },
    { amount: 650, currency: "JPY" },
    null,
  ]);
});

test("quantities carry their unit, and metres in stock say whether it is ready", async () => {
  const { entries } = await read("Code,MOQ,Stock metres\nA,200,1200\nB,100 yds,0\nC,50kg,");
  expect(entries.map(({ stated }) => [stated.moq, stated.stockMetres, stated.stock])).toEqual([
    [{ value: 200, unit: "m" }, 1_200, "ready"],
    [{ value: 100, unit: "yd" }, 0, "order"],
    [{ value: 50, unit: "kg" }, null, undefined],
  ]);
});

describe("a picture beside the file", () => {
  const HEAD = "Code,Name,Picture,Picture width mm\n";
  test("is found by its name in any case, with or without its ending, in a folder too, and by the code", async () => {
    const shelf = shelfOf("pictures/Blue Twill.JPG", "A-2.png");
    const { entries, errors } = await read(`${HEAD}A-1,x,blue twill,120\nA-2,y,,80 mm`, shelf);
    expect(errors).toEqual([]);
    const names = entries.map(async ({ appearance }) =>
      appearance?.kind === "pictures" ? [new TextDecoder().decode(await appearance.maps.albedo!()), appearance.mmWidth] : null,
    );
    expect(await Promise.all(names)).toEqual([
      ["pictures/Blue Twill.JPG", 120],
      ["A-2.png", 80],
    ]);
  });

  test("has a width in millimetres, centimetres or inches", async () => {
    const { entries, errors } = await read(`${HEAD}A,x,a.jpg,60\nB,y,a.jpg,6 cm\nC,z,a.jpg,2.5 inch`, shelfOf("a.jpg"));
    expect(errors).toEqual([]);
    expect(entries.map(({ appearance }) => appearance?.kind === "pictures" && appearance.mmWidth)).toEqual([60, 60, 63.5]);
  });

  test("of a kind that is not taken in is said to be there, by its name and by the code", async () => {
    const shelf = shelfOf("A-1.gif", "scans/B-1.HEIC");
    const { errors, warnings } = await read(`${HEAD}A,x,A-1.gif,60\nA-2,x,a-1,60\nB-1,y,,60`, shelf);
    expect(errors).toEqual([
      "Row 2, Picture: A-1.gif is of a kind that is not taken in: give JPEG, PNG, WebP, AVIF or TIFF.",
      "Row 3, Picture: A-1.gif is of a kind that is not taken in: give JPEG, PNG, WebP, AVIF or TIFF.",
      "Row 4, Picture: scans/B-1.HEIC is of a kind that is not taken in: give JPEG, PNG, WebP, AVIF or TIFF.",
    ]);
    expect(warnings).toEqual([]);
  });

  test("of whatever kind is said to be there where its whole name stands in the cell", async () => {
    const { errors } = await read(`${HEAD}A,x,scan.tga,60\nB,x,scan,60`, shelfOf("raw/scan.tga"));
    expect(errors).toEqual([
      "Row 2, Picture: raw/scan.tga is of a kind that is not taken in: give JPEG, PNG, WebP, AVIF or TIFF.",
      "Row 3, Picture: no picture “scan” lies beside the file.",
    ]);
  });

  test("that is missing, named twice, outside, or without its width is an error", async () => {
    const { errors } = await read(
      `${HEAD}A,x,none.jpg,100\nB,x,two,100\nC,x,../../etc/passwd,100\nD,x,one.jpg,`,
      shelfOf("two.jpg", "two.png", "one.jpg"),
    );
    expect(errors).toEqual([
      "Row 2, Picture: no picture “none.jpg” lies beside the file.",
      "Row 3, Picture: two.jpg and two.png could both be meant.",
      "Row 4, Picture: no picture “../../etc/passwd” lies beside the file.",
      "Row 5, Picture width mm: is missing: without it the picture has no scale.",
    ]);
  });
});

test("a table without codes, and one with a field twice, are refused", async () => {
  await expect(read("Name,Weight\nx,1")).rejects.toThrow(/no column “Code”/);
  expect((await read("Code,Weight,GSM\nA,100,100")).errors).toEqual([
    "mill.csv: the column “GSM” stands for a field that another column has already.",
  ]);
});

describe("a weaving draft beside the table", () => {
  /** A 2/2 twill in four of navy, four of white, both ways, at 20 ends and 18 picks a centimetre. */
  const WIF = [
    "[WIF]\nVersion=1.1\nDate=April 20, 1997\nDevelopers=wif@mhsoft.com\nSource Program=Loom",
    "[CONTENTS]\nWEAVING=1\nWARP=1\nWEFT=1\nTHREADING=1\nLIFTPLAN=1\nCOLOR PALETTE=1\nCOLOR TABLE=1\nWARP COLORS=1\nWEFT COLORS=1",
    "[WEAVING]\nShafts=4\nTreadles=0\nRising Shed=1",
    "[WARP]\nThreads=8\nUnits=centimeters\nSpacing=0.05\nColor=1",
    "[WEFT]\nThreads=8\nUnits=centimeters\nSpacing=0.0555555555556\nColor=1",
    `[THREADING]\n${[1, 2, 3, 4, 1, 2, 3, 4].map((shaft, index) => `${index + 1}=${shaft}`).join("\n")}`,
    `[LIFTPLAN]\n${["1,2", "2,3", "3,4", "1,4", "1,2", "2,3", "3,4", "1,4"].map((shafts, index) => `${index + 1}=${shafts}`).join("\n")}`,
    "[COLOR PALETTE]\nEntries=2\nRange=0,255\n[COLOR TABLE]\n1=27,36,64\n2=250,250,247",
    `[WARP COLORS]\n${[5, 6, 7, 8].map((end) => `${end}=2`).join("\n")}`,
    `[WEFT COLORS]\n${[5, 6, 7, 8].map((pick) => `${pick}=2`).join("\n")}`,
  ].join("\n");
  const shelf: Shelf = {
    names: ["drafts/check.wif", "drafts/broken.wif"],
    sizeOf: async () => WIF.length,
    read: async (name) => new TextEncoder().encode(name.includes("broken") ? "[WIF]\nVersion=1.1\n" : WIF),
  };
  const row = (draft: string, colour = "") =>
    read(`Code,Name,Composition,Warp count,Weft count,Draft,Colour\nK-1,Check,100% wool,Nm 40,Nm 40,${draft},${colour}`, shelf);

  test("gives the weave, the colours and the setting that the row leaves open", async () => {
    const { entries, errors, warnings } = await row("check");
    expect([errors, warnings]).toEqual([[], []]);
    const { appearance, stated } = entries[0]!;
    const cloth = appearance!.record as WovenCloth;
    expect(cloth.weave).toMatchObject({
      lifts: [
        [1, 1, 0, 0],
        [0, 1, 1, 0],
        [0, 0, 1, 1],
        [1, 0, 0, 1],
      ],
    });
    expect(cloth.warpOrder).toEqual([
      ["#1b2440", 4],
      ["#fafaf7", 4],
    ]);
    expect(cloth.weftOrder).toEqual(cloth.warpOrder);
    expect([stated.attrs.warpDensity, stated.attrs.weftDensity]).toEqual([50.8, 45.72]);
    expect(cloth.endsPerCm).toBeCloseTo(20, 9);
  });

  test("gives way to the colours of the row", async () => {
    const cloth = (await row("check.wif", "black")).entries[0]!.appearance!.record as WovenCloth;
    expect(cloth.warpOrder).toHaveLength(1);
  });

  test("that cannot be found or read is an error with its row and column", async () => {
    expect((await row("plaid")).errors).toEqual(["Row 2, Draft: no draft “plaid” lies beside the file."]);
    const [broken] = (await row("broken")).errors;
    expect(broken).toMatch(/^Row 2, Draft: drafts\/broken\.wif: /);
  });
});
