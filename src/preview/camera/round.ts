/** Once round, turning on its own. */
export const ROUND_MS = 12_000;
