/** The value, kept between two bounds. */
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** What is left of a value when whole `size`s are taken away: 0 … `size`, also for values below 0. */
export const modulo = (value: number, size: number): number => ((value % size) + size) % size;
