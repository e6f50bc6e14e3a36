import type { FabricMapping } from "./schema.ts";

export const TRUE_SCALE: FabricMapping = { scale: 1, angle: 0, offsetX: 0, offsetY: 0 };
