/** What a start needs of the demo mill: it is set up and finished, its menus are served, and its logins are printed. */
export { type Afterwork, finishSeed, type Scope, seed } from "./main.ts";
export { FABRIC_MENUS } from "./menus/menus.ts";
export { demoLoginsFor } from "./people/demo-logins.ts";
