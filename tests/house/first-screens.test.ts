import { existsSync, readFileSync } from "node:fs";
import { getMenuFabrics } from "@selvedge/contract";
import { hashKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { FIRST_SCREENS } from "../../server/platform/http/pages/first-screens.ts";
import { readList } from "../../src/pages/goods/list-state.ts";
import { menuInput } from "../../src/pages/goods/request.ts";

const listed = (search: string) =>
  FIRST_SCREENS["/goods"]!.asks(new URLSearchParams(search)).find(({ call }) => call === getMenuFabrics)?.input;

test.each(["primaryId=163&secondaryId=250", "primaryId=163", "secondaryId=250&tertiaryId=9", ""])(
  "the document of /goods?%s brings the very list that its page would ask for",
  (search) => {
    expect(hashKey([listed(search)])).toBe(hashKey([menuInput(readList(new URLSearchParams(search)))]));
  },
);

test.each(["primaryId=163&page=2", "cid=linen", "primaryId=163&sort=priceAsc", "primaryId=163&view=table"])(
  "the list of /goods?%s is left to the page",
  (search) => {
    expect(listed(search)).toBeUndefined();
  },
);

test("every first screen names modules that are there, its page's under its path", () => {
  const pages = readFileSync("src/page-modules.ts", "utf8");
  for (const [path, { module, customerModules = [] }] of Object.entries(FIRST_SCREENS)) {
    expect(pages).toContain(`"${path}": () => import("${module.replace("src/", "./")}"),`);
    for (const file of [module, ...customerModules]) expect(existsSync(file), file).toBe(true);
  }
});
