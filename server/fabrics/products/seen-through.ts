import type { Db } from "../../platform/db/open.ts";
import type { ShareGrant } from "../../platform/people/who.ts";

/** Which fabrics a link shows. */
export type SeenThrough = (db: Db, grant: ShareGrant) => Promise<{ readonly productIds: ReadonlySet<string> }>;
