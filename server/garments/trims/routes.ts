import { getDecoratePage, listDecorates } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getDecoratePageHandler } from "./get-decorate-page.ts";
import { listDecoratesHandler } from "./list-decorates.ts";

export const trims = domain((on) => {
  on(listDecorates, listDecoratesHandler);
  on(getDecoratePage, getDecoratePageHandler);
});
