// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Ask the mill. */
export const addConsult: BrowserCall<typeof contract.addConsult> = {
  method: "POST",
  path: "/consult/add",
  success: 20000,
};
/** Export fabrics to Excel with pictures. */
export const exportExcelWithPic: BrowserCall<typeof contract.exportExcelWithPic> = {
  method: "POST",
  path: "/consult/exportExcelWithPic",
  success: 20000,
};
/** Send an e-mail. */
export const sendEmail: BrowserCall<typeof contract.sendEmail> = {
  method: "POST",
  path: "/consult/sendEmail",
  success: 20000,
};
