/** A file that cannot be taken in at all; the message is for the person who gave it. */
export class CannotImport extends Error {}
