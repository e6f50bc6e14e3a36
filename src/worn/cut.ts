import type { GarmentOption } from "@selvedge/contract";

/** What is chosen of a garment's options, by their keys. */
export type Chosen = { readonly [key: string]: number };

/** As the address and the calls write it: "bodyLength:-20,ease:12", in the order of the options and without what the garment has anyway. */
export const textOf = (choices: readonly GarmentOption[], chosen: Chosen): string =>
  choices
    .flatMap(({ key, standard }) => {
      const value = chosen[key];
      return value === undefined || value === standard ? [] : [`${key}:${value}`];
    })
    .join(",");

/** The nearest value that an option can have. */
export function onStep({ least, most, step }: GarmentOption, value: number): number {
  const steps = Math.round((Math.min(most, Math.max(least, value)) - least) / step);
  return Math.round((least + steps * step) * 1_000) / 1_000;
}
