/** Time as a parameter: tests turn it, the server reads the wall. */
export type Clock = { now(): Date };
export const wallClock: Clock = { now: () => new Date() };
