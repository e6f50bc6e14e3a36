import type { NearMap, TileMap } from "../fabrics/cloths/address.ts";
import type { ClothGauge, ClothOrder } from "../fabrics/cloths/pictures/gauge.ts";
import type { StoredTile } from "../fabrics/cloths/pictures/tile.ts";
import type { FoldsOrder } from "../fabrics/portraits/folds-job.ts";
import type { PortraitOrder } from "../fabrics/portraits/portrait-job.ts";
import type { ClothSeen, PhotographSeen, Seen } from "../fabrics/search/pictures/seen/views.ts";
import type { HandOrder } from "../fabrics/swatches/hand.ts";
import type { DrapeOrder, MadeDrape } from "../garments/styles/drapes/drape-job.ts";
import type { PatternPdfOrder } from "../garments/styles/pattern/print/pattern-order.ts";
import type { TechPackOrder } from "../garments/tech-pack/contents/order.ts";
import type { PicturesMade, PicturesOrder, Wrong } from "../mill/import/pictures/picture-job.ts";
import type { Doers, JobName } from "../platform/jobs/crew/jobs.ts";

/** The long work of the domains. */
declare module "../platform/jobs/crew/jobs.ts" {
  interface Jobs {
    readonly gauge: { readonly order: ClothOrder; readonly result: ClothGauge };
    readonly cloth: { readonly order: ClothOrder; readonly result: Record<TileMap, Uint8Array> };
    readonly near: { readonly order: Pick<ClothOrder, "cloth">; readonly result: Record<NearMap, Uint8Array> | null };
    readonly disc: { readonly order: Pick<ClothOrder, "cloth">; readonly result: Uint8Array };
    readonly drape: { readonly order: DrapeOrder; readonly result: MadeDrape };
    readonly portrait: { readonly order: PortraitOrder; readonly result: Uint8Array };
    readonly shelf: { readonly order: { readonly lengths: readonly StoredTile[] }; readonly result: Uint8Array };
    readonly hand: { readonly order: HandOrder; readonly result: Uint8Array };
    readonly pattern: { readonly order: PatternPdfOrder; readonly result: Uint8Array };
    readonly techPack: { readonly order: TechPackOrder; readonly result: Uint8Array };
    readonly look: { readonly order: ClothSeen; readonly result: Seen };
    readonly photograph: { readonly order: PhotographSeen; readonly result: Seen | null };
    readonly importPictures: { readonly order: PicturesOrder; readonly result: PicturesMade | Wrong };
    readonly folds: { readonly order: FoldsOrder; readonly result: Uint8Array };
  }
}

/** Jobs of many seconds; the others take one or two at most. */
const LONG: ReadonlySet<JobName> = new Set(["book", "drape", "pattern", "techPack", "hand"]);
export const isLong = (name: JobName): boolean => LONG.has(name);

export const DOERS: Doers = {
  gauge: async () => {
    const { gaugeCloth } = await import("../fabrics/cloths/pictures/gauge.ts");
    return async (order) => gaugeCloth(order);
  },
  cloth: async () => (await import("../fabrics/cloths/pictures/make.ts")).makeClothPictures,
  near: async () => (await import("../fabrics/cloths/pictures/near.ts")).makeNearPictures,
  disc: async () => (await import("../fabrics/cloths/disc/disc-job.ts")).makeDisc,
  drape: async () => (await import("../garments/styles/drapes/drape-job.ts")).makeDrape,
  portrait: async () => (await import("../fabrics/portraits/portrait-job.ts")).makePortrait,
  shelf: async () => (await import("../fabrics/portraits/folds-job.ts")).makeShelf,
  hand: async () => (await import("../fabrics/swatches/hand.ts")).makeByHand,
  pattern: async () => (await import("../garments/styles/pattern/print/pattern-pdf.ts")).makePatternPdf,
  techPack: async () => (await import("../garments/tech-pack/make.ts")).makeTechPack,
  book: async () => (await import("../platform/spreadsheet/book.ts")).makeBook,
  look: async () => (await import("../fabrics/search/pictures/seen/views.ts")).seeCloth,
  photograph: async () => (await import("../fabrics/search/pictures/seen/views.ts")).seePhotograph,
  importPictures: async () => (await import("../mill/import/pictures/picture-job.ts")).makeImportPictures,
  folds: async () => (await import("../fabrics/portraits/folds-job.ts")).makeFolds,
};
