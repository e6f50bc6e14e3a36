import * as account from "./account.ts";
import * as accountSecurity from "./account-security.ts";
import * as addresses from "./addresses.ts";
import * as browsing from "./browsing.ts";
import type { Call } from "./call.ts";
import * as cart from "./cart.ts";
import * as colleagues from "./colleagues.ts";
import * as colourBooks from "./colour-books.ts";
import * as consult from "./consult.ts";
import * as content from "./content.ts";
import * as desk from "./desk.ts";
import * as erp from "./erp.ts";
import * as fabricRecords from "./fabric-records.ts";
import * as fabricTags from "./fabric-tags.ts";
import * as favourites from "./favourites.ts";
import * as image from "./image.ts";
import * as inspection from "./inspection.ts";
import * as jobs from "./jobs.ts";
import * as lapDips from "./lap-dips.ts";
import * as logs from "./logs.ts";
import * as menus from "./menus.ts";
import * as notices from "./notices.ts";
import * as orderPapers from "./order-papers.ts";
import * as orders from "./orders.ts";
import * as ownStyles from "./own-styles.ts";
import * as pictures from "./pictures.ts";
import * as products from "./products.ts";
import * as proposalVersions from "./proposal-versions.ts";
import * as proposals from "./proposals.ts";
import * as quotations from "./quotations.ts";
import * as registrations from "./registrations.ts";
import * as roomVisits from "./room-visits.ts";
import * as rooms from "./rooms.ts";
import * as samples from "./samples.ts";
import * as savedSearches from "./saved-searches.ts";
import * as share from "./share.ts";
import * as showroomDesk from "./showroom-desk.ts";
import * as showrooms from "./showrooms.ts";
import * as signOffs from "./sign-offs.ts";
import * as sso from "./sso.ts";
import * as styleVideos from "./style-videos.ts";
import * as styles from "./styles.ts";
import * as swatches from "./swatches.ts";
import * as techPacks from "./tech-pack.ts";
import * as threads from "./threads.ts";
import * as together from "./together.ts";
import * as webhooks from "./webhooks.ts";

export * from "./account.ts";
export * from "./account-security.ts";
export * from "./addresses.ts";
export * from "./browsing.ts";
export * from "./call.ts";
export * from "./cart.ts";
export * from "./cartons.ts";
export * from "./colleagues.ts";
export * from "./colour-books.ts";
export * from "./consult.ts";
export * from "./content.ts";
export * from "./desk.ts";
export * from "./desk-states.ts";
export * from "./erp.ts";
export * from "./errors.ts";
export * from "./fabric-records.ts";
export * from "./fabric-tags.ts";
export * from "./fabrics.ts";
export * from "./favourites.ts";
export * from "./garment-orders.ts";
export * from "./image.ts";
export * from "./inspection.ts";
export * from "./jobs.ts";
export * from "./lap-dips.ts";
export * from "./logs.ts";
export * from "./menus.ts";
export * from "./notices.ts";
export * from "./order-papers.ts";
export * from "./orders.ts";
export * from "./own-styles.ts";
export * from "./pictures.ts";
export * from "./products.ts";
export * from "./proposal-versions.ts";
export * from "./proposals.ts";
export * from "./quotations.ts";
export * from "./registrations.ts";
export * from "./room-visits.ts";
export * from "./rooms.ts";
export * from "./samples.ts";
export * from "./saved-searches.ts";
export * from "./share.ts";
export * from "./showroom-desk.ts";
export * from "./showrooms.ts";
export * from "./sign-offs.ts";
export * from "./sso.ts";
export * from "./style-videos.ts";
export * from "./styles.ts";
export * from "./swatches.ts";
export * from "./tech-pack.ts";
export * from "./threads.ts";
export * from "./together.ts";
export * from "./together-limits.ts";
export * from "./types.ts";
export * from "./visit-limits.ts";
export * from "./webhooks.ts";

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}

const DOMAINS = [
  account,
  accountSecurity,
  sso,
  menus,
  styles,
  ownStyles,
  styleVideos,
  products,
  fabricTags,
  pictures,
  proposals,
  proposalVersions,
  techPacks,
  share,
  signOffs,
  showroomDesk,
  showrooms,
  rooms,
  together,
  roomVisits,
  favourites,
  savedSearches,
  cart,
  addresses,
  orderPapers,
  orders,
  quotations,
  registrations,
  desk,
  erp,
  consult,
  threads,
  notices,
  jobs,
  image,
  inspection,
  logs,
  browsing,
  content,
  swatches,
  colleagues,
  colourBooks,
  lapDips,
  fabricRecords,
  samples,
  webhooks,
];

/** Every call of the portal. The server, the OpenAPI document and the tests walk this list. */
export const CALLS: readonly Call[] = DOMAINS.flatMap((domain) => Object.values(domain).filter(isCall) as Call[]);
