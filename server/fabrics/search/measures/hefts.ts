import { score, type Unit } from "../asked/score.ts";
import { slotsIn } from "../index/bits.ts";
import type { FabricIndex } from "../index/fabric-index.ts";
import type { Heft } from "../language/synonyms.ts";

type Range = readonly [from: number, to: number];

/** g/m² of what is called light, middling and heavy among cloths for clothes. */
const HEFTS = { light: [0, 135], middle: [135, 220], heavy: [220, 2_000] } as const satisfies Record<Heft, Range>;
/** Where none of a kind is light or heavy by those, its own lightest and heaviest third are: a heavy voile weighs 80 g/m². */
const THIRDS = { light: [0, 1 / 3], middle: [1 / 3, 2 / 3], heavy: [2 / 3, 1] } as const satisfies Record<Heft, Range>;

/** The weights that "heavy" and the like stand for beside other words. */
export function weightsOf(index: FabricIndex, units: readonly Unit[], heft: Heft): Range {
  if (units.length === 0) return HEFTS[heft];
  const weights = [...slotsIn(score(index, units).bits)]
    .map((slot) => index.ranges.weight.values[slot]!)
    .filter((weight) => !Number.isNaN(weight))
    .sort((a, b) => a - b);
  const [from, to] = HEFTS[heft];
  if (weights.length === 0 || weights.some((weight) => weight >= from && weight <= to)) return HEFTS[heft];
  const [first, last] = THIRDS[heft].map((share) => weights[Math.round(share * (weights.length - 1))]!);
  return [first!, last!];
}
