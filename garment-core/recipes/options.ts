/** What can be drawn otherwise on one garment or another. */
export const OPTION_KEYS = [
  "bodyLength",
  "sleeveLength",
  "skirtLength",
  "legLength",
  "ease",
  "hemWidth",
  "legWidth",
  "flare",
  "fullness",
  "collarHeight",
] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

/** Something of a garment that its wearer may have otherwise, within bounds that every size can be sewn and draped in. */
export type RecipeOption = {
  readonly key: OptionKey;
  /** English name, a key of `locales/<lang>/pieces.json`. */
  readonly name: string;
  /** Lengths say how much longer than the size's own; shares are absolute. */
  readonly unit: "mm" | "%";
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** What the garment has when nothing is chosen. */
  readonly standard: number;
};

/** What has been chosen, in the units of the options; the others are as the garment has them. */
export type ChosenOptions = { readonly [key in OptionKey]?: number };

/** A value for every option of a garment; what a garment has no option for is nothing. */
export type OptionValues = { readonly [key in OptionKey]: number };

const NAMES: { readonly [key in OptionKey]: string } = {
  bodyLength: "Body length",
  sleeveLength: "Sleeve length",
  skirtLength: "Skirt length",
  legLength: "Leg length",
  ease: "Ease",
  hemWidth: "Hem width",
  legWidth: "Leg width",
  flare: "Flare",
  fullness: "Gathering",
  collarHeight: "Collar height",
};

/** A length that may be longer or shorter than the size's own, mm. */
export const longer = (key: OptionKey, [least, most]: readonly [number, number], step = 10): RecipeOption => ({
  key,
  name: NAMES[key],
  unit: "mm",
  least,
  most,
  step,
  standard: 0,
});

/** A share of 1 as per cent, to the half, with bounds so far below and above what the garment has. */
export function share(key: OptionKey, standard: number, [below, above]: readonly [number, number]): RecipeOption {
  const own = Math.round(standard * 200) / 2;
  return { key, name: NAMES[key], unit: "%", least: own - below, most: own + above, step: 0.5, standard: own };
}

/** An option that was chosen but that a garment does not have, or not so. */
export class OptionError extends Error {
  readonly key: string;
  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

const isOnStep = ({ least, step }: RecipeOption, value: number): boolean =>
  Number.isInteger(Math.round(((value - least) / step) * 1e6) / 1e6);

/** Only what differs from the garment as it is, in the order of its options. Throws an `OptionError` for what it does not have. */
export function chosenOf(options: readonly RecipeOption[], chosen: ChosenOptions): ChosenOptions {
  for (const [key, value] of Object.entries(chosen)) {
    const option = options.find((one) => one.key === key);
    if (!option) throw new OptionError(key, `there is no option ${key}`);
    if (!(value >= option.least && value <= option.most) || !isOnStep(option, value))
      throw new OptionError(
        key,
        `${key} is ${option.least} to ${option.most} ${option.unit} in steps of ${option.step}, not ${value}`,
      );
  }
  return Object.fromEntries(
    options.flatMap(({ key, standard }) => {
      const value = chosen[key];
      return value === undefined || value === standard ? [] : [[key, value]];
    }),
  );
}

const NOTHING = Object.fromEntries(OPTION_KEYS.map((key) => [key, 0])) as OptionValues;

/** Every option's value where only some are chosen. Throws as `chosenOf`. */
export function valuesOf(options: readonly RecipeOption[], chosen: ChosenOptions): OptionValues {
  const own = Object.fromEntries(options.map(({ key, standard }) => [key, standard]));
  return { ...NOTHING, ...own, ...chosenOf(options, chosen) };
}

/** What was written as `optionsText` does. Throws an `OptionError` for anything else, or what the garment does not have. */
export function optionsIn(options: readonly RecipeOption[], text: string): ChosenOptions {
  const pairs = text === "" ? [] : text.split(",").map((pair) => pair.split(":"));
  const odd = pairs.find((pair) => pair.length !== 2 || pair[1]!.trim() === "");
  if (odd) throw new OptionError(odd[0] ?? "", `"${odd.join(":")}" is not an option with its value`);
  return chosenOf(options, Object.fromEntries(pairs.map(([key, value]) => [key, Number(value)])));
}

/** What has been chosen as one short text; two choices are the same where their texts are. */
export const optionsText = (options: readonly RecipeOption[], chosen: ChosenOptions): string =>
  Object.entries(chosenOf(options, chosen))
    .map(([key, value]) => `${key}:${value}`)
    .join(",");
