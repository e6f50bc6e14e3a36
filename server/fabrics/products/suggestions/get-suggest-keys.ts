import type { getSuggestKeys } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { catalogueIndex } from "../../search/index/catalogue.ts";
import { suggest } from "../../search/suggest.ts";

export const getSuggestKeysHandler: Handler<typeof getSuggestKeys> = async ({ body, db, lang }) =>
  body.queryKey === "" ? [] : suggest(await catalogueIndex(db), body.queryKey, lang).map(({ text }) => text);
