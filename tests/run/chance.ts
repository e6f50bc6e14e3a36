/** The seed of everything that is drawn by lot in a run: one and the same, unless SEED names another. */
export const SEED = Number(process.env.SEED ?? 20_261_123);

/** Numbers from 0 to 1 that come in the same order for the same seed (mulberry32, Tommy Ettinger 2017, public domain). */
export function chances(seed = SEED): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
