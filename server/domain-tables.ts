import type { AddressTables } from "./addresses/tables.ts";
import type { CartTables } from "./cart/tables.ts";
import type { ColourTables } from "./colours/tables.ts";
import type { ContentTables } from "./content/tables.ts";
import type { DeskTables } from "./desk/tables.ts";
import type { ErpTables } from "./erp/tables.ts";
import type { EventTables } from "./events/tables.ts";
import type { FabricTagTables } from "./fabric-tags/tables.ts";
import type { FavouriteTables } from "./favourites/tables.ts";
import type { ImageTables } from "./image/tables.ts";
import type { InspectionTables } from "./inspection/tables.ts";
import type { JobTables } from "./jobs/tables.ts";
import type { LapDipTables } from "./lapdips/tables.ts";
import type { LogTables } from "./logs/tables.ts";
import type { MailTables } from "./mail/tables.ts";
import type { MenuTables } from "./menus/tables.ts";
import type { NoticeTables } from "./notices/tables.ts";
import type { OrderTables } from "./orders/tables.ts";
import type { ProductTables } from "./products/tables.ts";
import type { ProposalTables } from "./proposals/tables.ts";
import type { QuotationTables } from "./quotations/tables.ts";
import type { SampleTables } from "./samples/tables.ts";
import type { LookTables } from "./search/pictures/tables.ts";
import type { SeedTables } from "./seed/tables.ts";
import type { ShareTables } from "./share/tables.ts";
import type { StyleVideoTables } from "./style-videos/tables.ts";
import type { StyleTables } from "./styles/tables.ts";
import type { ThreadTables } from "./threads/tables.ts";
import type { WebhookTables } from "./webhooks/tables.ts";

/** The tables of every domain but account, to be combined with those in `db/tables.ts`. */
export type DomainTables = MenuTables &
  ProductTables &
  FabricTagTables &
  LookTables &
  StyleTables &
  StyleVideoTables &
  ImageTables &
  ProposalTables &
  ShareTables &
  FavouriteTables &
  CartTables &
  AddressTables &
  OrderTables &
  QuotationTables &
  ErpTables &
  InspectionTables &
  ThreadTables &
  NoticeTables &
  MailTables &
  EventTables &
  DeskTables &
  WebhookTables &
  JobTables &
  LogTables &
  ContentTables &
  ColourTables &
  LapDipTables &
  SampleTables &
  SeedTables;
