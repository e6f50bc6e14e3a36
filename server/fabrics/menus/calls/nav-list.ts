import type { navList } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { navEntries } from "../nav.ts";

export const navListHandler: Handler<typeof navList> = async ({ translate }) => navEntries(translate);
