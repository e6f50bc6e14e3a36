import type { getMenuName } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { nameOf } from "../either-kind.ts";

export const getMenuNameHandler: Handler<typeof getMenuName> = (context) => nameOf(context, "fabric_menus", context.body.id);
