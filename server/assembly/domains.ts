import { account } from "../customers/account/routes.ts";
import { addresses } from "../customers/addresses/routes.ts";
import { noteSoon } from "../customers/behaviour/browse-log/gather.ts";
import { logs } from "../customers/behaviour/routes.ts";
import { cart } from "../customers/cart/routes.ts";
import { content } from "../customers/content/routes.ts";
import { groupNamed } from "../customers/favourites/groups/groups.ts";
import { favourites } from "../customers/favourites/routes.ts";
import { heldByGroup } from "../customers/favourites/sharing/shown-items.ts";
import { savedSearches } from "../customers/saved-searches/routes.ts";
import { colours } from "../fabrics/colours/routes.ts";
import { fabricTags } from "../fabrics/fabric-tags/routes.ts";
import { menus } from "../fabrics/menus/routes.ts";
import { products } from "../fabrics/products/routes.ts";
import { pictures } from "../fabrics/search/pictures/routes.ts";
import { swatches } from "../fabrics/swatches/routes.ts";
import { proposals } from "../garments/proposals/routes.ts";
import { share } from "../garments/share/routes.ts";
import { seenThrough, showsStyle } from "../garments/share/seen.ts";
import { showrooms } from "../garments/showrooms/routes.ts";
import { styleVideos } from "../garments/style-videos/routes.ts";
import { ownStyles } from "../garments/styles/own/routes.ts";
import { readShownStyle } from "../garments/styles/read-style.ts";
import { styles } from "../garments/styles/routes.ts";
import { techPacks } from "../garments/tech-pack/routes.ts";
import { trims } from "../garments/trims/routes.ts";
import { picturesOfTrims } from "../garments/trims/trims.ts";
import { erp } from "../mill/erp/routes.ts";
import { events } from "../platform/events/routes.ts";
import type { Registered } from "../platform/http/registry.ts";
import { image } from "../platform/image/routes.ts";
import { jobs } from "../platform/jobs/routes.ts";
import { notices } from "../platform/notices/routes.ts";
import { webhooks } from "../platform/webhooks/routes.ts";
import { consult } from "../trade/consult/routes.ts";
import { desk } from "../trade/desk/calls/routes.ts";
import { due } from "../trade/due/routes.ts";
import { fabricRecords } from "../trade/fabric-records/routes.ts";
import { inspections } from "../trade/inspection/routes.ts";
import { lapDips } from "../trade/lapdips/routes.ts";
import { changeAgreedPrices, readAgreedPrices } from "../trade/orders/agreed/agreed-prices.ts";
import { orders } from "../trade/orders/routes.ts";
import { quotations } from "../trade/quotations/routes.ts";
import { samplesAsked } from "../trade/samples/asked-since.ts";
import { samples } from "../trade/samples/routes.ts";
import { threads } from "../trade/threads/routes.ts";
import { OWN_TABLES } from "./own-tables.ts";

/** What a link shows. */
const seen = seenThrough(heldByGroup);
const shows = showsStyle(heldByGroup);

/** The handlers of every domain. A domain that needs a function of a later layer gets it here as an argument. */
export const DOMAINS: readonly (readonly Registered[])[] = [
  account(OWN_TABLES),
  menus,
  styles(readShownStyle(shows)),
  ownStyles,
  styleVideos(shows),
  products({ seenThrough: seen, noteVisit: noteSoon }),
  fabricTags,
  pictures,
  proposals,
  techPacks,
  trims,
  share(groupNamed),
  showrooms(readAgreedPrices, changeAgreedPrices),
  favourites,
  savedSearches,
  cart,
  addresses,
  orders,
  quotations,
  erp,
  inspections,
  consult,
  threads,
  desk,
  due,
  notices,
  events,
  jobs,
  image({ seenThrough: seen, openPictures: picturesOfTrims }),
  logs(samplesAsked),
  content,
  swatches,
  colours,
  lapDips,
  fabricRecords,
  samples,
  webhooks,
];
