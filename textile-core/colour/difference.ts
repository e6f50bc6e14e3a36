import { differenceCiede2000 } from "culori/fn";
import type { Lab } from "./convert.ts";

const difference = differenceCiede2000();

/** CIEDE2000 between two CIELAB colours (Sharma, Wu & Dalal, Color Res. Appl. 30, 2005); 1 is about a just visible step. */
export const ciede2000 = (a: Lab, b: Lab): number =>
  difference({ mode: "lab65", l: a[0], a: a[1], b: a[2] }, { mode: "lab65", l: b[0], a: b[1], b: b[2] });
