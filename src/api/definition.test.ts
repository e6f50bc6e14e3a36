import * as contract from "@selvedge/contract";
import { expect, test } from "vitest";
import { PREFIX } from "./definition.ts";

test("the browser asks below the contract's prefix", () => {
  expect(PREFIX).toBe(contract.PREFIX);
});
