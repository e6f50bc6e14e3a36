export { type AppOptions, buildApp } from "./app.ts";
export { type Clock, wallClock } from "./clock.ts";
export { migrate } from "./db/migrate.ts";
export { type Database, type Db, openDatabase } from "./db/open.ts";
export { folderStore } from "./files/folder.ts";
export type { FileStore } from "./files/store.ts";
export { Refusal, refuse } from "./refuse.ts";
export type { Context, Handler, Registered, ShareGrant, SignedIn } from "./registry.ts";
