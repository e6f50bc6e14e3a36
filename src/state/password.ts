/** Shortest password; a test holds it against the contract, which the first pages do not load. */
export const MIN_PASSWORD = 10;
