import * as contract from "@selvedge/contract";
import { expect, test } from "vitest";
import { MIN_PASSWORD } from "./password.ts";

test("the shortest password a page takes is the contract's", () => {
  expect(MIN_PASSWORD).toBe(contract.MIN_PASSWORD);
});
