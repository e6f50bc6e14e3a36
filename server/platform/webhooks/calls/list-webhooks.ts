import type { listWebhooks } from "@selvedge/contract";
import type { Handler } from "../../http/registry.ts";
import { readEndpoints } from "../queries.ts";

export const listWebhooksHandler: Handler<typeof listWebhooks> = ({ db, clock }) => readEndpoints(db, { now: clock.now() });
