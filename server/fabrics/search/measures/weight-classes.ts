import { scoreUnits, type Unit } from "../asked/score.ts";
import { docIdsIn } from "../index/bits.ts";
import type { FabricIndex } from "../index/fabric-index.ts";
import type { WeightClass } from "../language/synonyms.ts";

type Range = readonly [from: number, to: number];

/** g/m² of what is called light, middling and heavy among cloths for clothes. */
const WEIGHT_CLASSES = { light: [0, 135], middle: [135, 220], heavy: [220, 2_000] } as const satisfies Record<WeightClass, Range>;
/** Where none of a kind is light or heavy by those, its own lightest and heaviest third are: a heavy voile weighs 80 g/m². */
const THIRDS = { light: [0, 1 / 3], middle: [1 / 3, 2 / 3], heavy: [2 / 3, 1] } as const satisfies Record<WeightClass, Range>;

/** The weights meant by "heavy" and the like beside other words. */
export function weightsOf(index: FabricIndex, units: readonly Unit[], weightClass: WeightClass): Range {
  if (units.length === 0) return WEIGHT_CLASSES[weightClass];
  const weights = [...docIdsIn(scoreUnits(index, units).bits)]
    .map((docId) => index.ranges.weight.values[docId]!)
    .filter((weight) => !Number.isNaN(weight))
    .sort((a, b) => a - b);
  const [from, to] = WEIGHT_CLASSES[weightClass];
  if (weights.length === 0 || weights.some((weight) => weight >= from && weight <= to)) return WEIGHT_CLASSES[weightClass];
  const [first, last] = THIRDS[weightClass].map((share) => weights[Math.round(share * (weights.length - 1))]!);
  return [first!, last!];
}
