/** People who walk together in one room at most. */
export const MAX_TOGETHER = 12;
/** Of these so many of one person, each window being one, however often they sign in; and so many by one link. Who makes a second link has its places too. */
export const MAX_OF_A_PERSON = 3;
export const MAX_OF_A_LINK = 6;
/** How often somebody may say in a second where they are; what comes more often is dropped. */
export const MAX_MOVES_A_SECOND = 5;
/** Who says nothing for so long has lost the connection, ms; who stands still says so more often. A page that draws on a busy processor is silent for seconds. */
export const SILENT_MS = 30_000;
/** So often a server asks who is here still, and tells other processes of them, ms. */
export const BEAT_MS = 3_000;
export const MAX_GUEST_NAME = 40;
