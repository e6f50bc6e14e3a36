import type { listDecorates } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { decorate, readDecorates } from "./trims.ts";

export const listDecoratesHandler: Handler<typeof listDecorates> = async ({ db, translate, share }) =>
  (await readDecorates(db)).map((row) => decorate(row, translate, share === null));
