/** How well a design meets at a seam, as a tailor would say it. */
export type Grade = "meets" | "near" | "misses";

/** Below this the eye sees one line. */
export const MEETS_MM = 1;
/** The most a maker of good shirts lets pass: an eighth of an inch. */
export const NEAR_MM = 3.2;

export const gradeOf = (mm: number): Grade => (mm <= MEETS_MM ? "meets" : mm <= NEAR_MM ? "near" : "misses");

const TOKENS: Readonly<Record<Grade, string>> = { meets: "--color-ok", near: "--color-warn", misses: "--color-fault" };

/** The colours of the grades as the house has them. */
export function gradeInks(): Readonly<Record<Grade, string>> {
  const style = getComputedStyle(document.documentElement);
  const inkOf = (grade: Grade) => style.getPropertyValue(TOKENS[grade]).trim();
  return { meets: inkOf("meets"), near: inkOf("near"), misses: inkOf("misses") };
}
