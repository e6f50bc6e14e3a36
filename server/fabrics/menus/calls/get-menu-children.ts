import type { getMenuChildren } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { childrenOf } from "../either-kind.ts";

export const getMenuChildrenHandler: Handler<typeof getMenuChildren> = (context) =>
  childrenOf(context, "fabric_menus", context.body.id);
