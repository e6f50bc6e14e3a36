/** The version this code writes. Older documents are brought forward by `document/migrations.ts`. */
export const SCHEMA = 3;
