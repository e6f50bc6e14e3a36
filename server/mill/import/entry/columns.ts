/** The fields of a row: how messages call them, and the headings they are known by beside that name. */
export const COLUMNS = {
  code: {
    title: "Code",
    headings: [
      "fabric code",
      "product code",
      "article",
      "article no",
      "article number",
      "item",
      "item no",
      "ref",
      "reference",
      "quality",
      "sku",
    ],
  },
  name: { title: "Name", headings: ["fabric name", "product name", "fabric"] },
  description: { title: "Description", headings: ["remarks", "text", "notes"] },
  composition: { title: "Composition", headings: ["content", "fibre", "fiber", "fibre content", "material"] },
  weight: { title: "Weight", headings: ["weight gsm", "weight g m2", "gsm", "g m2", "g sqm"] },
  width: { title: "Width", headings: ["width cm", "cuttable width", "usable width", "fabric width"] },
  warpYarnCount: { title: "Warp yarn count", headings: ["warp count", "warp yarn", "warp"] },
  weftYarnCount: { title: "Weft yarn count", headings: ["weft count", "weft yarn", "weft"] },
  warpDensity: { title: "Warp density", headings: ["ends", "ends per inch", "epi", "ends inch", "warp density per inch"] },
  weftDensity: { title: "Weft density", headings: ["picks", "picks per inch", "ppi", "picks inch", "weft density per inch"] },
  weave: { title: "Weave", headings: ["weave structure", "structure", "construction"] },
  draft: { title: "Draft", headings: ["wif", "wif file", "draft file", "weaving draft"] },
  colour: {
    title: "Colour",
    headings: [
      "colours",
      "color",
      "colors",
      "colour s",
      "color s",
      "shade",
      "warp colours",
      "warp colors",
      "warp colour",
      "warp color",
    ],
  },
  weftColour: { title: "Weft colours", headings: ["weft colour", "weft colors", "weft color"] },
  productType: { title: "Product type", headings: ["type"] },
  technology: { title: "Technology", headings: ["process"] },
  pattern: { title: "Pattern", headings: ["pattren", "design"] },
  style: { title: "Style", headings: [] },
  finish: { title: "Finish", headings: ["finishes", "finishing"] },
  fabricType: { title: "Fabric type", headings: ["fabric types", "yarn type"] },
  for: { title: "For", headings: ["gender", "wearer"] },
  use: { title: "Use", headings: ["uses", "end use", "application"] },
  season: { title: "Season", headings: [] },
  stock: { title: "Stock", headings: ["availability", "stock status"] },
  stockMetres: { title: "Stock metres", headings: ["stock m", "stock quantity", "stock meters", "metres in stock", "stock qty"] },
  moq: { title: "MOQ", headings: ["minimum", "minimum order", "minimum quantity", "minimum order quantity"] },
  leadDays: { title: "Lead days", headings: ["lead time", "lead time days", "delivery days"] },
  price: { title: "Price", headings: ["unit price", "price m", "price per metre"] },
  currency: { title: "Currency", headings: [] },
  tags: { title: "Tags", headings: ["tag", "labels", "certificates", "collections", "collection"] },
  picture: { title: "Picture", headings: ["image", "photo", "picture file", "image file"] },
  pictureWidth: {
    title: "Picture width mm",
    headings: ["picture width", "image width mm", "image width", "picture mm", "scan width mm"],
  },
} as const satisfies Record<string, { readonly title: string; readonly headings: readonly string[] }>;

export type ColumnKey = keyof typeof COLUMNS;

/** A heading in small letters and figures: "Weight (g/m²)" is "weight g m2". */
const plain = (heading: string): string =>
  heading
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
/** A heading without the unit in its brackets. */
const withoutUnit = (heading: string): string => plain(heading.replace(/[([].*?[)\]]/g, " "));

const BY_HEADING: ReadonlyMap<string, ColumnKey> = new Map(
  (Object.keys(COLUMNS) as ColumnKey[]).flatMap((key) =>
    [plain(key.replace(/[A-Z]/g, " $&")), plain(COLUMNS[key].title), ...COLUMNS[key].headings].map(
      (heading) => [heading, key] as const,
    ),
  ),
);

export type Heads = {
  /** Where each field stands, counted from 0. */
  readonly at: ReadonlyMap<ColumnKey, number>;
  /** Headings that are no field of a fabric. */
  readonly unknown: readonly string[];
  /** Fields that two headings name. */
  readonly twice: readonly string[];
};

/** Finds the fields by their headings, whatever their case, spaces and units. */
export function headsOf(headings: readonly string[]): Heads {
  const positions = new Map<ColumnKey, number>();
  const unknown: string[] = [];
  const twice: string[] = [];
  headings.forEach((heading, column) => {
    if (plain(heading) === "") return;
    const key = BY_HEADING.get(plain(heading)) ?? BY_HEADING.get(withoutUnit(heading));
    if (key === undefined) unknown.push(heading);
    else if (positions.has(key)) twice.push(heading);
    else positions.set(key, column);
  });
  return { at: positions, unknown, twice };
}
