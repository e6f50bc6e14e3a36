import type { Call, DataOf, InputOf } from "@selvedge/contract";

/** What the browser needs of a contract definition; `contract` carries its types and never exists at run time. */
export type BrowserCall<C = unknown> = Pick<Call, "method" | "path" | "success"> & { readonly contract?: C };

/** What the caller sends: of a browser call or of a definition taken from the contract itself. */
export type Input<C> = C extends { readonly body: unknown } ? InputOf<C> : C extends BrowserCall<infer Of> ? InputOf<Of> : never;

/** What the call answers with. */
export type Data<C> = C extends { readonly body: unknown } ? DataOf<C> : C extends BrowserCall<infer Of> ? DataOf<Of> : never;

/** The path every call lies under; a test holds it against the contract. */
export const PREFIX = "/picSearch/wes";

/** Where a call is reached. */
export const addressOf = (call: Pick<BrowserCall, "path">): string => PREFIX + call.path;
