import type { AccountTables } from "../customers/account/tables.ts";
import type { AddressTables } from "../customers/addresses/tables.ts";
import type { LogTables } from "../customers/behaviour/tables.ts";
import type { CartTables } from "../customers/cart/tables.ts";
import type { ContentTables } from "../customers/content/tables.ts";
import type { FavouriteTables } from "../customers/favourites/tables.ts";
import type { SavedSearchTables } from "../customers/saved-searches/tables.ts";
import type { ColourTables } from "../fabrics/colours/tables.ts";
import type { FabricTagTables } from "../fabrics/fabric-tags/tables.ts";
import type { MenuTables } from "../fabrics/menus/tables.ts";
import type { ProductTables } from "../fabrics/products/tables.ts";
import type { DescriptorTables } from "../fabrics/search/pictures/tables.ts";
import type { ProposalTables } from "../garments/proposals/tables.ts";
import type { ShareTables } from "../garments/share/tables.ts";
import type { ShowroomTables } from "../garments/showrooms/tables.ts";
import type { StyleVideoTables } from "../garments/style-videos/tables.ts";
import type { StyleTables } from "../garments/styles/tables.ts";
import type { TrimTables } from "../garments/trims/tables.ts";
import type { ErpTables } from "../mill/erp/tables.ts";
import type { EventTables } from "../platform/events/tables.ts";
import type { RateTables } from "../platform/http/caller/rate.ts";
import type { ImageTables } from "../platform/image/tables.ts";
import type { JobTables } from "../platform/jobs/tables.ts";
import type { MailTables } from "../platform/mail/tables.ts";
import type { NoticeTables } from "../platform/notices/tables.ts";
import type { PeopleTables } from "../platform/people/tables.ts";
import type { KeyTables } from "../platform/security/keys.ts";
import type { WebhookTables } from "../platform/webhooks/tables.ts";
import type { DeskTables } from "../trade/desk/tables.ts";
import type { InspectionTables } from "../trade/inspection/tables.ts";
import type { LapDipTables } from "../trade/lapdips/tables.ts";
import type { OrderTables } from "../trade/orders/tables.ts";
import type { QuotationTables } from "../trade/quotations/tables.ts";
import type { SampleTables } from "../trade/samples/tables.ts";
import type { ThreadTables } from "../trade/threads/tables.ts";

/** Which steps of setting up the demo mill came to their end. */
type SetUpTables = { seeded: { scope: string; at: Date } };

/** The tables of each domain, as it declares them. */
declare module "../platform/db/tables.ts" {
  interface MadeOnce {
    readonly orders: true;
    readonly order_moves: true;
    readonly step_reports: true;
    readonly lap_dips: true;
    readonly quotations: true;
    readonly samples: true;
    readonly thread_messages: true;
    readonly inspection_reports: true;
  }
  interface Tables
    extends PeopleTables,
      AccountTables,
      RateTables,
      KeyTables,
      MenuTables,
      ProductTables,
      FabricTagTables,
      DescriptorTables,
      StyleTables,
      StyleVideoTables,
      ShowroomTables,
      TrimTables,
      ImageTables,
      ProposalTables,
      ShareTables,
      FavouriteTables,
      SavedSearchTables,
      CartTables,
      AddressTables,
      OrderTables,
      QuotationTables,
      ErpTables,
      InspectionTables,
      ThreadTables,
      NoticeTables,
      MailTables,
      EventTables,
      DeskTables,
      WebhookTables,
      JobTables,
      LogTables,
      ContentTables,
      ColourTables,
      LapDipTables,
      SampleTables,
      SetUpTables {}
}
