/** Looking at a fabric again, or coming to a showroom again, within this time is the same visit, ms. */
export const SAME_VISIT_MS = 30 * 60_000;
/** Groups or stands, and fabrics, that are named in one batch of a visit to a showroom at most. */
export const MAX_LOOKED_AT = 200;
/** Times a fabric can be taken in hand or opened between two batches. */
export const MAX_LOOKS = 20;
/** No batch counts for more seconds, whatever it claims; the page sends one more often than that. */
export const MAX_BATCH_SECONDS = 60;
