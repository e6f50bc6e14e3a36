/** Of api and crash tests, those that a PostgreSQL server may answer otherwise than the embedded database does. */
export const SERVER_TESTS: Readonly<Record<string, readonly string[]>> = {
  api: [
    ...["account", "backup", "cart", "catalogue-fresh", "closing", "database", "desk-histories", "emails"],
    ...["events", "favourites", "lost-database", "order-stories", "orders", "proposals", "search-oracle", "seed", "share"],
    ...["together", "two-processes", "uploads", "webhooks"],
  ].map((name) => `tests/api/${name}.test.ts`),
  crash: ["tests/crash/dropped.test.ts"],
};
