import {
  clearBrowseLog,
  createBehavior,
  createErrorReport,
  deleteBrowseLog,
  getBrowseLog,
  getChanelVisits,
  getConsent,
  insertBrowseLog,
  noteChanelVisit,
  setConsent,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { clearBrowseLogHandler } from "./browse-log/clear-browse-log.ts";
import { deleteBrowseLogHandler } from "./browse-log/delete-browse-log.ts";
import { getBrowseLogHandler } from "./browse-log/get-browse-log.ts";
import { insertBrowseLogHandler } from "./browse-log/insert-browse-log.ts";
import { getConsentHandler } from "./consent/get-consent.ts";
import { setConsentHandler } from "./consent/set-consent.ts";
import { createBehaviorHandler } from "./create-behavior.ts";
import { createErrorReportHandler } from "./create-error-report.ts";
import { getChanelVisitsHandler } from "./room-visits/get-chanel-visits.ts";
import { noteChanelVisitHandler } from "./room-visits/note-chanel-visit.ts";
import type { SamplesAsked } from "./room-visits/visit-report.ts";

export const logs = (samplesAsked: SamplesAsked) =>
  domain((on) => {
    on(createBehavior, createBehaviorHandler);
    on(createErrorReport, createErrorReportHandler);
    on(insertBrowseLog, insertBrowseLogHandler);
    on(getBrowseLog, getBrowseLogHandler);
    on(deleteBrowseLog, deleteBrowseLogHandler);
    on(clearBrowseLog, clearBrowseLogHandler);
    on(getConsent, getConsentHandler);
    on(setConsent, setConsentHandler);
    on(noteChanelVisit, noteChanelVisitHandler);
    on(getChanelVisits, getChanelVisitsHandler(samplesAsked));
  });
