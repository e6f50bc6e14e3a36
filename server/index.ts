export { type AppOptions, buildApp } from "./app.ts";
export { migrate } from "./platform/db/migrate.ts";
export { type Database, type Db, openDatabase } from "./platform/db/open.ts";
export { folderStore } from "./platform/files/folder.ts";
export type { FileStore } from "./platform/files/store.ts";
export type { Context, Handler, Registered } from "./platform/http/registry.ts";
export type { ShareGrant, SignedIn } from "./platform/people/who.ts";
export { Refusal, refuse } from "./platform/refuse.ts";
export { type Clock, wallClock } from "./platform/time/clock.ts";
