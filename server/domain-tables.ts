import type { CartTables } from "./cart/tables.ts";
import type { ColourTables } from "./colours/tables.ts";
import type { ConsultTables } from "./consult/tables.ts";
import type { ContentTables } from "./content/tables.ts";
import type { FabricTagTables } from "./fabric-tags/tables.ts";
import type { FavouriteTables } from "./favourites/tables.ts";
import type { ImageTables } from "./image/tables.ts";
import type { JobTables } from "./jobs/tables.ts";
import type { LogTables } from "./logs/tables.ts";
import type { MenuTables } from "./menus/tables.ts";
import type { ProductTables } from "./products/tables.ts";
import type { ProposalTables } from "./proposals/tables.ts";
import type { LookTables } from "./search/pictures/tables.ts";
import type { SeedTables } from "./seed/tables.ts";
import type { ShareTables } from "./share/tables.ts";
import type { StyleTables } from "./styles/tables.ts";

/** The tables of every domain but account, to be combined with those in `db/tables.ts`. */
export type DomainTables = MenuTables &
  ProductTables &
  FabricTagTables &
  LookTables &
  StyleTables &
  ImageTables &
  ProposalTables &
  ShareTables &
  FavouriteTables &
  CartTables &
  ConsultTables &
  JobTables &
  LogTables &
  ContentTables &
  ColourTables &
  SeedTables;
