import type { AccountTables } from "../account/tables.ts";
import type { DomainTables } from "../domain-tables.ts";
import type { RateTables } from "../http/rate.ts";
import type { KeyTables } from "../security/keys.ts";
import type { OnceTable } from "./once.ts";

/** Every table of the portal, composed of what each domain declares of its own. */
export type Tables = AccountTables & RateTables & DomainTables & KeyTables & { once_keys: OnceTable };
