import type { DomainTables } from "../../assembly/tables.ts";
import type { AccountTables } from "../../customers/account/tables.ts";
import type { RateTables } from "../http/caller/rate.ts";
import type { KeyTables } from "../security/keys.ts";
import type { OnceTable } from "./once.ts";

/** Every table of the portal, composed of what each domain declares of its own. */
export type Tables = AccountTables & RateTables & DomainTables & KeyTables & { once_keys: OnceTable };
