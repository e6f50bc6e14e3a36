/** Width of the cloth on every small picture, in mm: one scale in all lists. */
export const SCALE_MM = 60;
