import type { addInspection, BodyOf, DefectCode, FabricAttrs } from "@selvedge/contract";
import { between, type Chance } from "../chance.ts";

type Roll = BodyOf<typeof addInspection>["rolls"][number];
type Fault = Roll["defects"][number];
/** What a fault looks like: which way it runs, from how many mm to how many, and of ten faults how many are such. */
type Sort = { readonly code: DefectCode; readonly direction: Fault["direction"]; readonly mm: readonly [number, number] };

const ANYWHERE: readonly Sort[] = [
  { code: "slub", direction: "weft", mm: [15, 90] },
  { code: "slub", direction: "weft", mm: [15, 70] },
  { code: "oilStain", direction: "warp", mm: [10, 120] },
  { code: "creaseMark", direction: "warp", mm: [60, 320] },
  { code: "hole", direction: "hole", mm: [3, 30] },
];
const OF_WOVEN: readonly Sort[] = [
  { code: "brokenEnd", direction: "warp", mm: [40, 620] },
  { code: "brokenEnd", direction: "warp", mm: [30, 140] },
  { code: "missingPick", direction: "weft", mm: [120, 900] },
  { code: "float", direction: "warp", mm: [8, 60] },
  { code: "reedMark", direction: "warp", mm: [150, 2_600] },
];
const OF_KNITTED: readonly Sort[] = [
  { code: "needleLine", direction: "warp", mm: [180, 1_900] },
  { code: "droppedStitch", direction: "hole", mm: [4, 28] },
  { code: "barre", direction: "weft", mm: [200, 900] },
];
const OF_DYED: readonly Sort[] = [
  { code: "dyeSpot", direction: "warp", mm: [5, 70] },
  { code: "barre", direction: "weft", mm: [150, 700] },
];
const OF_PRINTED: readonly Sort[] = [
  { code: "misprint", direction: "weft", mm: [40, 260] },
  { code: "misprint", direction: "weft", mm: [20, 110] },
];

/** Faults that a cloth of this make can have. */
const sortsOf = ({ productType }: Pick<FabricAttrs, "productType">): readonly Sort[] => [
  ...ANYWHERE,
  ...(productType === "knitted" ? OF_KNITTED : OF_WOVEN),
  ...(productType === "printed" ? OF_PRINTED : OF_DYED),
];

const ROLL_LENGTH_M = 55;
/** Faults of a roll as it should be, and of one that went wrong. */
const FAULTS = { fair: [1, 6], poor: [17, 24] } as const;

/** A lot of rolls that add up to what was made; `poor` of them in a hundred have more faults than pass. */
export function inspectedRolls(
  chance: Chance,
  roll: { readonly metres: number; readonly widthMm: number; readonly attrs: FabricAttrs; readonly poor: number },
): Roll[] {
  const count = Math.ceil(roll.metres / ROLL_LENGTH_M);
  const mean = roll.metres / count;
  let left = roll.metres;
  return Array.from({ length: count }, (_, index) => {
    const lengthM = index === count - 1 ? left : between(chance, mean - 3, mean + 3, 0.5);
    left -= lengthM;
    const widthMm = roll.widthMm + between(chance, -5, 10, 5);
    const [least, most] = chance() * 100 < roll.poor ? FAULTS.poor : FAULTS.fair;
    const sorts = sortsOf(roll.attrs);
    // A short roll has fewer.
    const faults = Math.ceil((between(chance, least, most) * lengthM) / ROLL_LENGTH_M);
    return {
      rollNo: String(index + 1).padStart(3, "0"),
      lengthM,
      widthMm,
      defects: Array.from({ length: faults }, () =>
        faultOf(chance, sorts[Math.floor(chance() * sorts.length)]!, lengthM, widthMm),
      ),
    };
  });
}

function faultOf(chance: Chance, { code, direction, mm }: Sort, lengthM: number, widthMm: number): Fault {
  // Small ones are the rule.
  const sizeMm = Math.round(mm[0] + chance() ** 3 * (mm[1] - mm[0]));
  const runsM = direction === "warp" ? sizeMm / 1_000 : 0;
  return {
    code,
    direction,
    sizeMm,
    positionM: between(chance, 0, Math.max(0, lengthM - runsM - 0.1), 0.1),
    acrossMm: between(chance, 20, Math.max(20, widthMm - 20 - (direction === "weft" ? sizeMm : 0)), 5),
  };
}

type Test = BodyOf<typeof addInspection>["tests"][number];
/** Grades of fastness, 5 the best. Source: ISO 105-A01. */
const FASTNESS = ["3", "3-4", "4", "4-5"] as const;

/** What the laboratory measured of the lot; names are keys of the area `inspection`. */
export function laboratoryTests(chance: Chance, { weight, productType }: FabricAttrs): Test[] {
  const isKnitted = productType === "knitted";
  const fastness = (name: string, method: string, least: 0 | 1 | 2): Test => {
    const found = least + Math.floor(chance() * (FASTNESS.length - least) * 1.15 - 0.15);
    const grade = FASTNESS[Math.min(FASTNESS.length - 1, Math.max(0, found))]!;
    return { name, method, required: `≥ ${FASTNESS[least]}`, result: grade, passed: found >= least };
  };
  const shrinkage = (name: string, most: number): Test => {
    const found = between(chance, 0.4, most * 1.05, 0.1);
    return {
      name,
      method: "ISO 6330, ISO 5077",
      required: `± ${most.toFixed(1)} %`,
      result: `−${found.toFixed(1)} %`,
      passed: found <= most,
    };
  };
  const found = weight === null ? 0 : Math.round(weight * (0.97 + chance() * 0.06));
  return [
    ...(weight === null
      ? []
      : [
          {
            name: "Mass per unit area",
            method: isKnitted ? "EN 12127" : "ISO 3801",
            required: `${weight} g/m² ± 5 %`,
            result: `${found} g/m²`,
            passed: Math.abs(found - weight) <= weight * 0.05,
          },
        ]),
    shrinkage("Shrinkage lengthwise", isKnitted ? 5 : 3),
    shrinkage("Shrinkage across", isKnitted ? 5 : 3),
    fastness("Colour fastness to washing", "ISO 105-C06", 2),
    fastness("Colour fastness to rubbing, dry", "ISO 105-X12", 2),
    fastness("Colour fastness to rubbing, wet", "ISO 105-X12", 0),
    fastness("Pilling", "ISO 12945-2", 1),
  ];
}
