// FreeSewing ships no types; these say only what pattern/freesewing.ts uses.
declare module "@freesewing/models" {
  const models: Readonly<Record<string, unknown>>;
  export = models;
}
declare module "@freesewing/bent" {
  export const Bent: unknown;
}
declare module "@freesewing/teagan" {
  export const Teagan: unknown;
}
declare module "@freesewing/simon" {
  export const Simon: unknown;
}
declare module "@freesewing/sandy" {
  export const Sandy: unknown;
}
declare module "@freesewing/titan" {
  export const Titan: unknown;
}
