import type { getListByKeys } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { listing } from "./listing.ts";
import { questionOf } from "./question.ts";

export const getListByKeysHandler: Handler<typeof getListByKeys> = async (asked) => {
  const { body } = asked;
  return listing(asked, await questionOf(asked, body), body, body);
};
