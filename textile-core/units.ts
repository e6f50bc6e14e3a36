declare const unit: unique symbol;
/** A number that carries its unit in its type; a plain literal is accepted, another unit is not. */
type Branded<Name extends string> = number & { readonly [unit]?: Name };

/** Millimetres on the cloth. */
export type Mm = Branded<"mm">;
/** English cotton count: hanks of 840 yards in a pound. */
export type Ne = Branded<"Ne">;
/** Metric count: kilometres in a kilogram. */
export type Nm = Branded<"Nm">;
/** Grams in a kilometre. */
export type Tex = Branded<"tex">;
/** Grams in nine kilometres. */
export type Denier = Branded<"denier">;
export type EndsPerCm = Branded<"ends/cm">;
export type PicksPerCm = Branded<"picks/cm">;
export type WalesPerCm = Branded<"wales/cm">;
export type CoursesPerCm = Branded<"courses/cm">;
export type PerInch = Branded<"per inch">;
export type GramsPerSquareMetre = Branded<"g/m²">;
export type GramsPerCubicCm = Branded<"g/cm³">;

export const CM_PER_INCH = 2.54;
export const MM_PER_CM = 10;
export const MM_PER_INCH = 25.4;

/** Threads per inch, as mills outside the metric world quote them, from threads per centimetre. */
export const perInch = (perCm: EndsPerCm | PicksPerCm | WalesPerCm | CoursesPerCm): PerInch => perCm * CM_PER_INCH;

/** Threads per centimetre from threads per inch. */
export const perCm = (perInchValue: PerInch): number => perInchValue / CM_PER_INCH;
