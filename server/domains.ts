import { cart } from "./cart/routes.ts";
import { colours } from "./colours/routes.ts";
import { consult } from "./consult/routes.ts";
import { content } from "./content/routes.ts";
import { fabricTags } from "./fabric-tags/routes.ts";
import { favourites } from "./favourites/routes.ts";
import { image } from "./image/routes.ts";
import { jobs } from "./jobs/routes.ts";
import { logs } from "./logs/routes.ts";
import { menus } from "./menus/routes.ts";
import { products } from "./products/routes.ts";
import { proposals } from "./proposals/routes.ts";
import type { Registered } from "./registry.ts";
import { pictures } from "./search/pictures/routes.ts";
import { share } from "./share/routes.ts";
import { styles } from "./styles/routes.ts";
import { swatches } from "./swatches/routes.ts";

/** The handlers of every domain but account. */
export const DOMAINS: readonly (readonly Registered[])[] = [
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
  content,
  swatches,
  colours,
];
