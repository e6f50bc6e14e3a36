import type { getDesignMenuChildren } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { childrenOf } from "../either-kind.ts";

export const getDesignMenuChildrenHandler: Handler<typeof getDesignMenuChildren> = (context) =>
  childrenOf(context, "style_menus", context.body.id);
