import * as account from "./account.ts";
import * as browsing from "./browsing.ts";
import type { Call } from "./call.ts";
import * as cart from "./cart.ts";
import * as colourBooks from "./colour-books.ts";
import * as consult from "./consult.ts";
import * as content from "./content.ts";
import * as fabricTags from "./fabric-tags.ts";
import * as favourites from "./favourites.ts";
import * as image from "./image.ts";
import * as jobs from "./jobs.ts";
import * as logs from "./logs.ts";
import * as menus from "./menus.ts";
import * as pictures from "./pictures.ts";
import * as products from "./products.ts";
import * as proposals from "./proposals.ts";
import * as share from "./share.ts";
import * as styles from "./styles.ts";
import * as swatches from "./swatches.ts";

export * from "./account.ts";
export * from "./browsing.ts";
export * from "./call.ts";
export * from "./cart.ts";
export * from "./colour-books.ts";
export * from "./consult.ts";
export * from "./content.ts";
export * from "./errors.ts";
export * from "./fabric-tags.ts";
export * from "./fabrics.ts";
export * from "./favourites.ts";
export * from "./image.ts";
export * from "./jobs.ts";
export * from "./logs.ts";
export * from "./menus.ts";
export * from "./pictures.ts";
export * from "./products.ts";
export * from "./proposals.ts";
export * from "./share.ts";
export * from "./styles.ts";
export * from "./swatches.ts";
export * from "./types.ts";

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}

const DOMAINS = [
  account,
  menus,
  styles,
  products,
  fabricTags,
  pictures,
  proposals,
  share,
  favourites,
  cart,
  consult,
  jobs,
  image,
  logs,
  browsing,
  content,
  swatches,
  colourBooks,
];

/** Every call of the portal. The server, the OpenAPI document and the tests walk this list. */
export const CALLS: readonly Call[] = DOMAINS.flatMap((domain) => Object.values(domain).filter(isCall) as Call[]);
