import type { RecipeKey } from "@selvedge/garment-core";
import type { Cloth } from "@selvedge/textile-core";
import type { ClothPictures } from "./cloth-job.ts";
import type { Drape } from "./drape-job.ts";
import type { FoldsOrder } from "./folds-job.ts";
import type { PortraitOrder } from "./portrait-job.ts";

/** Long work of the first start, as plain data that can be sent to a worker thread. */
export type Jobs = {
  readonly cloth: { readonly order: { readonly cloth: Cloth; readonly pixels: number | null }; readonly result: ClothPictures };
  readonly drape: { readonly order: { readonly recipe: RecipeKey; readonly size: string }; readonly result: Drape };
  readonly portrait: { readonly order: PortraitOrder; readonly result: Uint8Array };
  readonly shelf: { readonly order: { readonly lengths: readonly StoredTile[] }; readonly result: Uint8Array };
  readonly folds: { readonly order: FoldsOrder; readonly result: Uint8Array };
};
export type JobName = keyof Jobs;

/** A cloth as its albedo was stored. */
export type StoredTile = { readonly picture: Uint8Array; readonly mmWidth: number; readonly mmHeight: number };

/** Does one job. The rooms are loaded when they are needed, so that a worker starts quickly. */
export async function doJob<Name extends JobName>(name: Name, order: Jobs[Name]["order"]): Promise<Jobs[Name]["result"]> {
  return (await DOERS[name]())(order);
}

type Doers = { readonly [Name in JobName]: () => Promise<(order: Jobs[Name]["order"]) => Promise<Jobs[Name]["result"]>> };
const DOERS: Doers = {
  cloth: async () => {
    const { makeClothPictures } = await import("./cloth-job.ts");
    return ({ cloth, pixels }) => makeClothPictures(cloth, pixels);
  },
  drape: async () => {
    const { makeDrape } = await import("./drape-job.ts");
    return ({ recipe, size }) => makeDrape(recipe, size);
  },
  portrait: async () => (await import("./portrait-job.ts")).makePortrait,
  shelf: async () => (await import("./folds-job.ts")).makeShelf,
  folds: async () => (await import("./folds-job.ts")).makeFolds,
};
