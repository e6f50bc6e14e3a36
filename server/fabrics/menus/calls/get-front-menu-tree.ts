import type { getFrontMenuTree } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { treeOf } from "../either-kind.ts";

export const getFrontMenuTreeHandler: Handler<typeof getFrontMenuTree> = (context) => treeOf(context, "fabric_menus");
