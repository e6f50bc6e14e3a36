const DAY_MS = 86_400_000;

/** The day, YYYY-MM-DD, that many days from today. */
export const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
