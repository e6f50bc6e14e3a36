/** The user asked the system for less motion. */
export const isStillWanted = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
