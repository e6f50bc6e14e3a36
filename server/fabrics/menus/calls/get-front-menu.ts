import type { getFrontMenu } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { treeOf } from "../either-kind.ts";

export const getFrontMenuHandler: Handler<typeof getFrontMenu> = (context) => treeOf(context, "fabric_menus");
