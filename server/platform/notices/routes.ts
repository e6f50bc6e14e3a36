import { listNotices, noticeSettings, readNotices } from "@selvedge/contract";
import { domain } from "../http/registry.ts";
import { listNoticesHandler } from "./list-notices.ts";
import { noticeSettingsHandler } from "./notice-settings.ts";
import { readNoticesHandler } from "./read-notices.ts";

export const notices = domain((on) => {
  on(listNotices, listNoticesHandler);
  on(readNotices, readNoticesHandler);
  on(noticeSettings, noticeSettingsHandler);
});
