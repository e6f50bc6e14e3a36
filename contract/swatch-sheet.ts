/** Swatches on one sheet for printing, ten pages of six. */
export const MAX_ON_SHEET = 60;
