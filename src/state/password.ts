/** Shortest password; a test holds it against the contract, which the first pages do not load. */
export const MIN_PASSWORD = 10;
/** The same of a link. */
export const MIN_LINK_PASSWORD = 8;
