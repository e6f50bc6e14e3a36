import { startCartSync } from "./sync.ts";

// Once, with the first part of the page that shows or fills the cart; nothing of it is fetched for a visitor without a session.
startCartSync();
