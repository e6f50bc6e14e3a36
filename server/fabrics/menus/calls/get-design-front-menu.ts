import type { getDesignFrontMenu } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { treeOf } from "../either-kind.ts";

export const getDesignFrontMenuHandler: Handler<typeof getDesignFrontMenu> = (context) => treeOf(context, "style_menus");
