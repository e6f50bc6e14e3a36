import type { ChanelProduct, Lang } from "@selvedge/contract";
import type { AskedForCards } from "../../../fabrics/products/lists/listing.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";

/** What was agreed with a company for fabrics, by their ids; the layer of the trade knows. */
export type AgreedPrices = (
  db: Db,
  companyId: string,
  productIds: readonly string[],
) => Promise<ReadonlyMap<string, NonNullable<ChanelProduct["agreedPrice"]>>>;

/** Who looks round a room: without a customer through a link, to whom no price is shown. */
export type Looking = AskedForCards & {
  readonly lang: Lang;
  readonly files: FileStore;
  readonly agreedPrices: AgreedPrices;
  /** Writes what is damaged into the log. */
  readonly fault: (error: unknown, what: string) => void;
};
