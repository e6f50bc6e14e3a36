import type { Mm } from "../units.ts";
import type { Lifts } from "../weave/weave.ts";

/** Height of the face over each crossing of a weave's repeat in mm, row by row from the first pick. */
export type Relief = { readonly ends: number; readonly picks: number; readonly mm: Float32Array };

/** A float longer than this many threads no longer lies flat: the ground about it contracts and it rises. */
const FLAT_FLOAT = 3;
/** Rise of a float over its surplus length; with it a waffle of 8 mm cells is about 1.5 mm deep. */
const RISE_OF_FLOAT = 0.26;
/** A rise of less than this share of the pitch is lost in the thickness of the threads. */
const MIN_RISE = 0.35;

/** Length in threads of the float that shows at each crossing: along the end where it is up, along the pick where it is down. */
export function floatLengths(lifts: Lifts): Float32Array {
  const [picks, ends] = [lifts.length, lifts[0]!.length];
  const lengths = new Float32Array(picks * ends);
  const measure = (steps: number, valueAt: (step: number) => number, shown: number, put: (step: number, run: number) => void) => {
    let first = 0;
    while (first < steps && valueAt(first) === shown) first++;
    if (first === steps) {
      for (let step = 0; step < steps; step++) put(step, steps);
      return;
    }
    for (let from = first; from < first + steps; ) {
      let run = 0;
      while (valueAt((from + run) % steps) === shown) run++;
      for (let step = 0; step < run; step++) put((from + step) % steps, run);
      from += Math.max(1, run);
    }
  };
  for (let end = 0; end < ends; end++)
    measure(
      picks,
      (pick) => lifts[pick]![end]!,
      1,
      (pick, run) => {
        lengths[pick * ends + end] = run;
      },
    );
  for (let pick = 0; pick < picks; pick++)
    measure(
      ends,
      (end) => lifts[pick]![end]!,
      0,
      (end, run) => {
        lengths[pick * ends + end] = run;
      },
    );
  return lengths;
}

/** What the floats of a weave raise, smoothed over neighbouring threads; null where they are alike or short. */
export function floatRelief(lifts: Lifts, endPitch: Mm, pickPitch: Mm): Relief | null {
  const [picks, ends] = [lifts.length, lifts[0]!.length];
  const lengths = floatLengths(lifts);
  const rise = (pick: number, end: number): Mm => {
    const [row, column] = [(pick + picks) % picks, (end + ends) % ends];
    const pitch = lifts[row]![column] === 1 ? pickPitch : endPitch;
    return RISE_OF_FLOAT * pitch * Math.max(0, lengths[row * ends + column]! - FLAT_FLOAT);
  };
  const mm = new Float32Array(picks * ends);
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (let pick = 0; pick < picks; pick++)
    for (let end = 0; end < ends; end++) {
      let sum = 0;
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) sum += rise(pick + j, end + i) * (2 - Math.abs(i)) * (2 - Math.abs(j));
      const height = sum / 16;
      mm[pick * ends + end] = height;
      lowest = Math.min(lowest, height);
      highest = Math.max(highest, height);
    }
  return highest - lowest < MIN_RISE * Math.sqrt(endPitch * pickPitch) ? null : { ends, picks, mm };
}
