/** Records on a page of a list where none is asked for. */
export const DEFAULT_PAGE_SIZE = 24;
