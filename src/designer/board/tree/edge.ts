/** The rulers along two sides of the board are so wide, in CSS px. */
export const RULER_PX = 22;

/** Where the board begins beside its rulers: on a whole device pixel, as the browser lays the area beneath, so that cloth stays sharp. */
const pixelRatio = globalThis.devicePixelRatio || 1;
export const EDGE_PX = Math.round(RULER_PX * pixelRatio) / pixelRatio;
