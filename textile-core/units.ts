import { type Branded, CM_PER_INCH, type Loose } from "@selvedge/geometry-core";

// Units of the trade. A length, a density or a mass has its unit in the name of its field, and recipes and files give it as a plain
// number: such a number is accepted, one of another unit is not. The figure of a yarn count says nothing without its system: it
// carries it always, by `ne`, `nm`, `tex` or `denier`.

/** Millimetres on the cloth. */
export type Mm = Loose<"mm">;
/** English cotton count: hanks of 840 yards in a pound. */
export type Ne = Branded<"Ne">;
/** Metric count: kilometres in a kilogram. */
export type Nm = Branded<"Nm">;
/** Grams in a kilometre. */
export type Tex = Branded<"tex">;
/** Grams in nine kilometres. */
export type Denier = Branded<"denier">;
export type EndsPerCm = Loose<"ends/cm">;
export type PicksPerCm = Loose<"picks/cm">;
export type WalesPerCm = Loose<"wales/cm">;
export type CoursesPerCm = Loose<"courses/cm">;
export type PerInch = Loose<"per inch">;
export type GramsPerSquareMetre = Loose<"g/m²">;
export type GramsPerCubicCm = Loose<"g/cm³">;

/** Threads per inch, as mills outside the metric world quote them, from threads per centimetre. */
export const perInch = (perCm: EndsPerCm | PicksPerCm | WalesPerCm | CoursesPerCm): PerInch => perCm * CM_PER_INCH;

/** Threads per centimetre from threads per inch. */
export const perCm = (perInchValue: PerInch): number => perInchValue / CM_PER_INCH;
