import type { getDesignMenuName } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { nameOf } from "../either-kind.ts";

export const getDesignMenuNameHandler: Handler<typeof getDesignMenuName> = (context) =>
  nameOf(context, "style_menus", context.body.id);
