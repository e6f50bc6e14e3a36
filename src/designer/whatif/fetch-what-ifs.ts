import { loadAreas } from "../../i18n.ts";

/** Fetches the strip of variants with its words and what can be done in it; before the first fork, so that none is ever without its strip. */
export async function fetchWhatIfs() {
  const [whatIfs] = await Promise.all([import("./what-ifs.ts"), loadAreas(["whatif", "recover"])]);
  return whatIfs;
}
