import { uploadUrl } from "../files/serving/grants.ts";

/** Where a picture that everybody may see is served. Its content never changes. */
export const fileUrl = (hash: string) => `/files/${hash}`;

/** The same of an upload, for whom the answer is for. */
export { uploadUrl };

/** The small version of what is served there, for lists. */
export const thumbOf = (url: string) => `${url}/thumb`;
