export type Step = { readonly index: number; readonly text: string; readonly at: number | null };

/** A run of steps that say the same, newest first. */
export type Fold = readonly [Step, ...Step[]];

/** Two that say the same are read at a glance; more are one row. */
const MIN_FOLD_LENGTH = 3;

/** Steps, newest first, those that say the same one after another in one fold. */
export function foldSteps(steps: readonly Step[]): readonly Fold[] {
  const folds: [Step, ...Step[]][] = [];
  for (const step of steps) {
    const last = folds.at(-1);
    if (last?.[0].text === step.text) last.push(step);
    else folds.push([step]);
  }
  return folds.flatMap((fold): Fold[] => (fold.length < MIN_FOLD_LENGTH ? fold.map((step) => [step]) : [fold]));
}

/** Whether one stands somewhere within a fold. */
export const holdsStep = (fold: Fold, index: number): boolean => fold.some((step) => step.index === index);
