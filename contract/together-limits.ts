/** People who walk together in one room at most. */
export const MAX_TOGETHER = 12;
/** Of these so many by one session, each window being one, and so many by one link: whoever holds it cannot fill the room alone. */
export const MAX_OF_A_SESSION = 3;
export const MAX_OF_A_LINK = 6;
/** How often somebody may say in a second where they are; what comes more often is dropped. */
export const MAX_MOVES_A_SECOND = 5;
/** Who says nothing for so long has lost the connection, ms; who stands still says so more often. */
export const SILENT_MS = 12_000;
export const MAX_GUEST_NAME = 40;
