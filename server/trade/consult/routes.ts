import { addConsult, exportExcelWithPic, sendEmail } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addConsultHandler } from "./add-consult.ts";
import { exportExcelWithPicHandler } from "./export-excel-with-pic.ts";
import { sendEmailHandler } from "./send-email.ts";

export const consult = domain((on) => {
  on(addConsult, addConsultHandler);
  on(sendEmail, sendEmailHandler);
  on(exportExcelWithPic, exportExcelWithPicHandler);
});
