import type { NearMap, TileMap } from "../fabrics/cloths/address.ts";
import type { ClothInput, ClothMetrics } from "../fabrics/cloths/pictures/cloth-metrics.ts";
import type { StoredTile } from "../fabrics/cloths/pictures/tile.ts";
import type { FoldsInput } from "../fabrics/portraits/folds-job.ts";
import type { PortraitInput } from "../fabrics/portraits/portrait-job.ts";
import type { ClothSeen, Photograph, PhotographInput, Seen } from "../fabrics/search/pictures/seen/views.ts";
import type { SwatchFileInput } from "../fabrics/swatches/swatch-file.ts";
import type { DesignPictureInput } from "../garments/drawn-designs/design-picture-job.ts";
import type { RoomPictureInput } from "../garments/showrooms/picture/room-picture-job.ts";
import type { DrapeInput, MadeDrape, Unsewable } from "../garments/styles/drapes/drape-job.ts";
import type { PatternPdfInput } from "../garments/styles/pattern/print/pattern-pdf-input.ts";
import type { TechPackInput } from "../garments/tech-pack/contents/pack-input.ts";
import type { PicturesInput, PicturesMade, Wrong } from "../mill/import/pictures/picture-job.ts";
import type { Doers, JobName } from "../platform/jobs/pool/jobs.ts";

/** The long work of the domains. */
declare module "../platform/jobs/pool/jobs.ts" {
  interface Jobs {
    readonly clothMetrics: { readonly input: ClothInput; readonly result: ClothMetrics };
    readonly cloth: { readonly input: ClothInput; readonly result: Record<TileMap, Uint8Array> };
    readonly near: { readonly input: Pick<ClothInput, "cloth">; readonly result: Record<NearMap, Uint8Array> | null };
    readonly disc: { readonly input: Pick<ClothInput, "cloth">; readonly result: Uint8Array };
    readonly drape: { readonly input: DrapeInput; readonly result: MadeDrape | Unsewable };
    readonly portrait: { readonly input: PortraitInput; readonly result: Uint8Array };
    readonly shelf: { readonly input: { readonly lengths: readonly StoredTile[] }; readonly result: Uint8Array };
    readonly swatchFile: { readonly input: SwatchFileInput; readonly result: Uint8Array };
    readonly pattern: { readonly input: PatternPdfInput; readonly result: Uint8Array };
    readonly techPack: { readonly input: TechPackInput; readonly result: Uint8Array };
    readonly describe: { readonly input: ClothSeen; readonly result: Seen };
    readonly photograph: { readonly input: PhotographInput; readonly result: Photograph | null };
    readonly photographViews: { readonly input: Photograph["views"]; readonly result: Seen["descriptors"] };
    readonly importPictures: { readonly input: PicturesInput; readonly result: PicturesMade | Wrong };
    readonly room: { readonly input: RoomPictureInput; readonly result: Uint8Array };
    readonly designPicture: { readonly input: DesignPictureInput; readonly result: Uint8Array };
    readonly folds: { readonly input: FoldsInput; readonly result: Uint8Array };
  }
}

/** Jobs of many seconds; the others take one or two at most. */
const LONG: ReadonlySet<JobName> = new Set(["book", "drape", "pattern", "techPack", "swatchFile"]);
export const isLong = (name: JobName): boolean => LONG.has(name);

export const DOERS: Doers = {
  clothMetrics: async () => {
    const { clothMetricsOf } = await import("../fabrics/cloths/pictures/cloth-metrics.ts");
    return async (input) => clothMetricsOf(input);
  },
  cloth: async () => (await import("../fabrics/cloths/pictures/make.ts")).makeClothPictures,
  near: async () => (await import("../fabrics/cloths/pictures/near.ts")).makeNearPictures,
  disc: async () => (await import("../fabrics/cloths/disc/disc-job.ts")).makeDisc,
  drape: async () => (await import("../garments/styles/drapes/drape-job.ts")).makeDrape,
  portrait: async () => (await import("../fabrics/portraits/portrait-job.ts")).makePortrait,
  shelf: async () => (await import("../fabrics/portraits/folds-job.ts")).makeShelf,
  swatchFile: async () => (await import("../fabrics/swatches/swatch-file.ts")).makeSwatchFile,
  pattern: async () => (await import("../garments/styles/pattern/print/pattern-pdf.ts")).makePatternPdf,
  techPack: async () => (await import("../garments/tech-pack/make.ts")).makeTechPack,
  book: async () => (await import("../platform/spreadsheet/book.ts")).makeBook,
  describe: async () => (await import("../fabrics/search/pictures/seen/views.ts")).seeCloth,
  photograph: async () => (await import("../fabrics/search/pictures/seen/views.ts")).openPhotograph,
  photographViews: async () => (await import("../fabrics/search/pictures/seen/views.ts")).describeViews,
  importPictures: async () => (await import("../mill/import/pictures/picture-job.ts")).makeImportPictures,
  room: async () => (await import("../garments/showrooms/picture/room-picture-job.ts")).makeRoomPicture,
  designPicture: async () => (await import("../garments/drawn-designs/design-picture-job.ts")).makeDesignPicture,
  folds: async () => (await import("../fabrics/portraits/folds-job.ts")).makeFolds,
};
