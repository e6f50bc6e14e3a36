import { WEAVES, type WeaveKey } from "@selvedge/textile-core";

/** Names that a mill uses beside those of the table. A bare “twill” or “satin” does not say which, so it is not here. */
const OTHER_NAMES = {
  plain: [
    "tabby",
    "1 1",
    "1 1 plain",
    "plain 1 1",
    "poplin",
    "plain weave",
    "voile",
    "canvas",
    "taffeta",
    "chambray",
    "end on end",
    "lawn",
    "batiste",
  ],
  oxford: ["oxford 2 1", "pinpoint oxford", "pinpoint"],
  hopsack: ["basket", "panama", "matt", "basket 2 2", "2 2 basket", "2 2 hopsack"],
  "twill-2/1": ["twill 2 1", "2 1", "2 1 right hand twill", "2 1 z twill", "drill 2 1"],
  "twill-2/1-s": ["twill 2 1 s", "2 1 s twill"],
  "twill-2/2": ["twill 2 2", "2 2", "serge", "batavia"],
  "twill-3/1": ["twill 3 1", "3 1", "3 1 right hand twill", "3 1 z twill", "drill", "denim"],
  "twill-3/1-s": ["twill 3 1 s", "3 1 s twill"],
  "twill-1/2": ["twill 1 2", "1 2"],
  "twill-1/3": ["twill 1 3", "1 3"],
  "twill-4/1": ["twill 4 1", "4 1"],
  "twill-3/3": ["twill 3 3", "3 3"],
  "twill-cavalry": ["cavalry"],
  "twill-broken": ["broken twill", "broken twill 3 1"],
  "twill-pointed": ["pointed twill", "chevron"],
  "herringbone-12": ["herringbone", "herringbone twill"],
  "satin-5": ["satin 5", "5 harness satin", "satin 5 end", "5 shaft satin"],
  "satin-8": ["satin 8", "8 harness satin", "satin 8 end", "8 shaft satin"],
  "sateen-5": ["sateen 5", "5 harness sateen", "sateen 5 end"],
  "sateen-8": ["sateen 8", "8 harness sateen", "sateen 8 end"],
  "birds-eye": ["birdseye"],
  "waffle-8": ["waffle", "honeycomb"],
  "crepe-16": ["crepe"],
  "crepe-40": ["sand crepe", "moss crepe"],
  "pique-cord": ["pique"],
  "leno-mock": ["mock leno"],
} as const satisfies Partial<Record<WeaveKey, readonly string[]>>;

/** Small letters and figures with single spaces: "2/1 Twill" and "twill-2/1" have the same words. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const BY_NAME: ReadonlyMap<string, WeaveKey> = new Map(
  (Object.keys(WEAVES) as WeaveKey[]).flatMap((key) =>
    [key, WEAVES[key].name, ...((OTHER_NAMES as Partial<Record<WeaveKey, readonly string[]>>)[key] ?? [])].map(
      (name) => [plain(name), key] as const,
    ),
  ),
);

/** The weave a mill's word means, or null. */
export const weaveIn = (text: string): WeaveKey | null => BY_NAME.get(plain(text)) ?? null;
