import * as contract from "@selvedge/contract";
import { expect, test } from "vitest";
import { MIN_LINK_PASSWORD, MIN_PASSWORD } from "./password.ts";

test("the shortest password a page takes is the contract's", () => {
  expect([MIN_PASSWORD, MIN_LINK_PASSWORD]).toEqual([contract.MIN_PASSWORD, contract.MIN_LINK_PASSWORD]);
});
