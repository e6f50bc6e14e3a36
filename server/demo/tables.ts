export type SeedTables = { seeded: { scope: string; at: Date } };
