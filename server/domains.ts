import { addresses } from "./addresses/routes.ts";
import { cart } from "./cart/routes.ts";
import { colours } from "./colours/routes.ts";
import { consult } from "./consult/routes.ts";
import { content } from "./content/routes.ts";
import { erp } from "./erp/routes.ts";
import { events } from "./events/routes.ts";
import { fabricRecords } from "./fabric-records/routes.ts";
import { fabricTags } from "./fabric-tags/routes.ts";
import { favourites } from "./favourites/routes.ts";
import { image } from "./image/routes.ts";
import { inspections } from "./inspection/routes.ts";
import { jobs } from "./jobs/routes.ts";
import { lapDips } from "./lapdips/routes.ts";
import { logs } from "./logs/routes.ts";
import { menus } from "./menus/routes.ts";
import { notices } from "./notices/routes.ts";
import { orders } from "./orders/routes.ts";
import { products } from "./products/routes.ts";
import { proposals } from "./proposals/routes.ts";
import { quotations } from "./quotations/routes.ts";
import type { Registered } from "./registry.ts";
import { samples } from "./samples/routes.ts";
import { pictures } from "./search/pictures/routes.ts";
import { share } from "./share/routes.ts";
import { styleVideos } from "./style-videos/routes.ts";
import { ownStyles } from "./styles/own-styles.ts";
import { styles } from "./styles/routes.ts";
import { swatches } from "./swatches/routes.ts";
import { techPacks } from "./tech-pack/routes.ts";
import { threads } from "./threads/routes.ts";
import { webhooks } from "./webhooks/routes.ts";

/** The handlers of every domain but account. */
export const DOMAINS: readonly (readonly Registered[])[] = [
  menus,
  styles,
  ownStyles,
  styleVideos,
  products,
  fabricTags,
  pictures,
  proposals,
  techPacks,
  share,
  favourites,
  cart,
  addresses,
  orders,
  quotations,
  erp,
  inspections,
  consult,
  threads,
  notices,
  events,
  jobs,
  image,
  logs,
  content,
  swatches,
  colours,
  lapDips,
  fabricRecords,
  samples,
  webhooks,
];
