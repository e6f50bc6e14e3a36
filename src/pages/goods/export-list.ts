import { call } from "../../api/call.ts";
import { exportExcelWithPic, searchByColour } from "../../api/calls.ts";
import { longDownload } from "../../api/long-download.ts";
import { type ColourList, isColourList, type ListState } from "./list-state.ts";
import { colourInput } from "./request.ts";
import { wholeResult } from "./whole-result.ts";

/** Fabrics of one request: as many as the server gives. */
const CHUNK = 96;

/** The fabrics near a colour, page by page. */
async function nearColour(state: ColourList): Promise<string[]> {
  const productIds: string[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await call(searchByColour, { ...colourInput({ ...state, page, size: CHUNK }), facets: false });
    productIds.push(...list.map(({ productId }) => productId));
    if (page * CHUNK >= total) return productIds;
  }
}

/** Fetches every fabric of a list as a sheet with pictures. A long one is made in the background; `onProgress` hears 0 to 1. */
export async function exportList(state: ListState, onProgress: (part: number) => void): Promise<void> {
  const which = isColourList(state) ? { productIds: await nearColour(state) } : { query: wholeResult(state) };
  await longDownload(exportExcelWithPic, which, { name: "fabrics.xlsx", onProgress });
}
