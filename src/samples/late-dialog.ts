import { loadAreas } from "../i18n.ts";
import { lazy } from "../lazy-part.ts";

/** The request for samples, fetched with its texts when it is first opened. */
export const AskDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./ask-dialog.tsx"), loadAreas(["samples"])]);
  return dialog;
});
