/** The seed of everything that is drawn by lot in a run: one and the same, unless SEED names another. */
export const SEED = Number(process.env.SEED ?? 20_261_123);
