import { block } from "./block.ts";
import { gouache } from "./gouache.ts";
import type { Hand } from "./hand.ts";
import { ink } from "./ink.ts";
import { paper } from "./paper.ts";
import { wash } from "./wash.ts";

/** Every hand a design can be drawn in. */
export const HANDS = { gouache, ink, block, paper, wash } as const satisfies Record<string, Hand>;
export type HandKey = keyof typeof HANDS;
