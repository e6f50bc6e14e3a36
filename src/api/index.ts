/** The public face of the application's connection to the server. The calls themselves are in `./calls.ts`. */
export { call, keyOf, upload, useCall, useSend } from "./call.ts";
export { CODES } from "./calls.ts";
export { queryClient } from "./client.ts";
export { addressOf, type BrowserCall, type Data, type Input, PREFIX } from "./definition.ts";
export { ApiError, asApiError } from "./error.ts";
export { get, onAnswer, post, REQUEST_TIMEOUT_MS } from "./request.ts";
