import { exportExcelWithPic } from "../../api/calls.ts";
import { longDownload } from "../../api/long-download.ts";
import type { ListState } from "./list-state.ts";
import { wholeResult } from "./whole-result.ts";

/** Fetches every fabric of a list as a sheet with pictures. A long one is made in the background; `onProgress` hears 0 to 1. */
export const exportList = (state: ListState, onProgress: (part: number) => void): Promise<void> =>
  longDownload(exportExcelWithPic, { query: wholeResult(state) }, { name: "fabrics.xlsx", onProgress });
