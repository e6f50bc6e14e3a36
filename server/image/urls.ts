/** Where a stored file is served. Its content never changes. */
export const fileUrl = (hash: string) => `/files/${hash}`;

/** Where the small picture made from a stored one is served. */
export const thumbUrl = (hash: string) => `/files/${hash}/thumb`;
