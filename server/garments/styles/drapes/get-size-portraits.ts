import type { getSizePortraits } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readStyle } from "../read-style.ts";
import { sizePortraits } from "./portraits.ts";

export const getSizePortraitsHandler: Handler<typeof getSizePortraits> = async ({ body, customer, db, files }) => {
  const { sizes } = await readStyle(db, customer, body.id);
  return sizePortraits({ db, files }, { ...body, sizes });
};
