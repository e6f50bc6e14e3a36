const DAY_MS = 86_400_000;

/** A day without a time, YYYY-MM-DD, as the mill's books have it (UTC). */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string => dayOf(new Date(utc(day) + days * DAY_MS));

/** Days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY_MS);
