/** The value, kept between two bounds. */
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** What is left of a value when whole `size`s are taken away: 0 … `size`, also for values below 0. */
export function modulo(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? (rest + size) % size : rest + 0;
}
