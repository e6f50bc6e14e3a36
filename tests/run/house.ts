import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = new URL("../..", import.meta.url).pathname;

/** The layers of `server/`: each imports only those before it, and itself. */
export const LAYERS = ["platform", "fabrics", "garments", "customers", "trade", "mill"] as const;

/** What lies in each folder: every room, and of the server every layer with its folders, in the order of the layers. */
export const HOUSE: Readonly<Record<string, string>> = {
  contract: "every call: method, path, who may, body, data, errors; server, browser, OpenAPI and tests follow from it",
  "geometry-core": "points, matrices, polygons, lattices, units, sRGB and resampling; imports nothing",
  "editor-core": "the design document, its commands, history and placement; no framework",
  "textile-core": "cloth from its construction: yarn, weave, colour, maps",
  "garment-core": "garment recipes, pattern pieces, seams, lays, form, drape, files of both",
  server: "the API: its start, and layers that import only those before them",
  "server/platform": "what knows no domain: database, files, HTTP, jobs",
  "server/platform/backup": "the whole portal in one file, and back",
  "server/platform/db": "PostgreSQL, or the embedded database; migrations",
  "server/platform/events": "live events to open pages",
  "server/platform/files": "stored files, who may see them, how much room there is",
  "server/platform/http": "a call from its request to its answer, who asks, languages, the built pages",
  "server/platform/image": "pictures that people upload: read, encoded anew, their colours",
  "server/platform/jobs": "long work in threads, and what waits for it",
  "server/platform/mail": "letters, the outbox and the mail server",
  "server/platform/notices": "what people are notified of",
  "server/platform/openapi": "the contract as OpenAPI",
  "server/platform/people": "companies, the people of each, and who is signed in",
  "server/platform/print": "pages of PDF: fonts, lines, sheets",
  "server/platform/security": "sessions, passwords, keys, headers, the log of what opens doors",
  "server/platform/spreadsheet": "Excel workbooks",
  "server/platform/time": "clock, days, what is done again and again",
  "server/platform/webhooks": "events posted to other machines",
  "server/fabrics": "the catalogue",
  "server/fabrics/cloths": "pictures of cloth, made from its construction and kept",
  "server/fabrics/colours": "colour books",
  "server/fabrics/fabric-tags": "options of the advanced search that a company adds",
  "server/fabrics/menus": "categories of fabrics and styles",
  "server/fabrics/portraits": "cloth as it is worn, and lying in folds",
  "server/fabrics/products": "fabrics in lists and on their page",
  "server/fabrics/search": "the index: words, facets, measures, pictures",
  "server/fabrics/swatches": "files of a fabric to take along: swatch, print sheet, material",
  "server/garments": "what is made of fabrics",
  "server/garments/styles": "the style library, own patterns, drapes",
  "server/garments/style-videos": "films of styles and designs",
  "server/garments/proposals": "saved designs, their versions, comments and sign-offs",
  "server/garments/drawn-designs": "saved designs as they are drawn where no picture came with them",
  "server/garments/scenes": "pictures of the front page",
  "server/garments/share": "links that show one thing to whoever holds them",
  "server/garments/trims": "what is sewn on",
  "server/garments/showrooms": "rooms where fabrics and garments are shown, and who may enter",
  "server/garments/tech-pack": "the tech pack as PDF",
  "server/customers": "people and what is theirs",
  "server/customers/account": "signing up and in, the profile, security of the account",
  "server/customers/addresses": "where goods are sent",
  "server/customers/behaviour": "what people looked at, if they let it be noted",
  "server/customers/cart": "the cart",
  "server/customers/content": "banners and welcome pictures",
  "server/customers/favourites": "favourites and their groups",
  "server/customers/saved-searches": "searches that people keep, and what is new in them",
  "server/trade": "what is agreed between a customer and the mill",
  "server/trade/desk": "what every record of the desk has: states, history, numbers",
  "server/trade/threads": "messages about a record",
  "server/trade/consult": "a message with fabrics, by the portal or by e-mail",
  "server/trade/samples": "samples",
  "server/trade/lapdips": "lap-dips",
  "server/trade/quotations": "quotations",
  "server/trade/orders": "orders, their steps and documents",
  "server/trade/inspection": "inspection reports",
  "server/trade/fabric-records": "fabrics that a company has ordered, sampled or had dyed",
  "server/trade/due": "what waits for somebody, and what a date brings about",
  "server/mill": "what the mill's people do",
  "server/mill/import": "a mill's own catalogue taken in",
  "server/mill/contact-sheets": "swatches of a catalogue on sheets",
  "server/mill/erp": "the mill's work and its warnings",
  "server/assembly": "where the layers meet: all domains, tables, jobs and threads",
  "server/commands": "npm run dev, import, user, backup, restore",
  demo: "the demo mill: recipes, texts, people; only calls the server, and only a start and tests import it",
  src: "the React application: shell, pages, design editor, drawing, 3D preview",
  locales: "every word on screen in ten languages; the English text is the key",
  public: "static files",
  tests: "what needs more than one room: api, browser, crash, bench",
  docs: "how the portal defends itself, held against OWASP ASVS 5.0.0",
};

const INDENT = "  ";
const named = (path: string) => `${INDENT.repeat(path.split("/").length - 1)}${path.split("/").at(-1)}/`;
const WIDTH = Math.max(...Object.keys(HOUSE).map((path) => named(path).length));

/** The tree with a sentence for each folder, as it stands in README.md. */
export const layout = (lineOf = (path: string) => `${named(path).padEnd(WIDTH)}  ${HOUSE[path]}`): string =>
  Object.keys(HOUSE)
    .map((path) => lineOf(path))
    .join("\n");

const CODE = /\.(tsx?|mjs|css|sql)$/;
const TEST = /\.test\.tsx?$/;

/** Lines of the code of a folder and of those in it, its tests left out. */
function linesOf(folder: string): number {
  const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).filter(
    ({ name, parentPath }) => CODE.test(name) && !TEST.test(name) && !parentPath.includes("node_modules"),
  );
  return files.reduce(
    (sum, { name, parentPath }) => sum + readFileSync(join(parentPath, name), "utf8").split("\n").length - 1,
    0,
  );
}

/** `npm run house`: the folders with what lies in them and how many lines of code. */
if (import.meta.main)
  console.log(layout((path) => `${named(path).padEnd(WIDTH)}  ${String(linesOf(path)).padStart(6)}  ${HOUSE[path]}`));
