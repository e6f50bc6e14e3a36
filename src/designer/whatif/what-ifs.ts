/** The variants of a design, in one file that is fetched with the first what-if. */
export * from "./acts.ts";
export { WhatIfsStrip } from "./what-ifs-strip.tsx";
