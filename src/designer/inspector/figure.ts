/** As far as anything lies from a piece's origin, and as large as it may be. */
export const LIMIT_MM = 20_000;
/** No artwork is smaller. */
export const MIN_SIZE_MM = 0.1;
/** How a figure of what lies on a piece is shown. */
export const FIGURE = { labelAt: "inside", size: "small", unit: "mm" } as const;
/** An angle is written up to a whole turn either way, and kept within half of one. */
export const TURN_DEGREES = 360;
