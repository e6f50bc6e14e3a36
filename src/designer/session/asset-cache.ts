import type { Img, TexturedProduct as TexturedProductSchema } from "@selvedge/contract";
import { type DesignDocument, type FabricRef, fabricKey, fabricsOf, type Id, idsNamedIn } from "@selvedge/editor-core";
import type { z } from "zod";
import { getImages, getTextures } from "../../api/calls.ts";
import { call, type Data } from "../../api/index.ts";
import { type ReducedPicture, reducedPictureOf } from "../../drawing/index.ts";

export type TexturedProduct = z.infer<typeof TexturedProductSchema>;
export type Picture = Img & { readonly name?: string | null };
/** A fabric that is laid with a picture, so that it has a tile. */
type Pictured = Extract<FabricRef, { kind: "product" | "photo" }>;
/** Size in mm of one tile of a cloth. */
export type TileSize = { readonly mmWidth: number; readonly mmHeight: number };

/** Fabrics and pictures the editor has fetched: tile sizes for the placement, addresses for the drawing. Nothing is ever dropped from it. */
export type AssetCache = {
  /** Size in mm of one tile, by `fabricKey`. The same map until something is added. */
  tiles: () => ReadonlyMap<string, TileSize>;
  product: (productId: Id) => TexturedProduct | null;
  picture: (imageId: Id) => Picture | null;
  addProducts: (products: readonly TexturedProduct[]) => void;
  addPictures: (pictures: readonly Picture[]) => void;
  /** A photograph becomes a cloth of a size. */
  addPhoto: (fabric: Extract<FabricRef, { kind: "photo" }>) => void;
  tileUrl: (fabric: Pictured) => string | null;
  /** Size in mm of one tile; null for a colour and for what is not known. */
  tileSize: (fabric: FabricRef) => TileSize | null;
  imageUrl: (imageId: Id) => string | null;
  /** The copy of a large picture that is fetched first; null where the picture itself is small. */
  reducedPicture: (imageId: Id) => ReducedPicture | null;
  /** Asks the server for everything a document names that is not known yet. Rejects with an ApiError. */
  fetchFor: (document: DesignDocument) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

const MAX_IDS = 500;

function batches<T>(ids: readonly T[]): T[][] {
  const found: T[][] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS) found.push(ids.slice(from, from + MAX_IDS));
  return found;
}

export function createAssetCache(): AssetCache {
  const products = new Map<Id, TexturedProduct>();
  const pictures = new Map<Id, Picture>();
  let tiles: ReadonlyMap<string, TileSize> = new Map();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const addTiles = (added: readonly (readonly [string, TileSize])[]) => {
    const unknown = added.filter(([key]) => !tiles.has(key));
    if (unknown.length > 0) tiles = new Map([...tiles, ...unknown]);
  };
  const assets: AssetCache = {
    tiles: () => tiles,
    product: (productId) => products.get(productId) ?? null,
    picture: (imageId) => pictures.get(imageId) ?? null,
    addProducts(added) {
      const unknown = added.filter(({ productId }) => !products.has(productId));
      if (unknown.length === 0) return;
      for (const product of unknown) products.set(product.productId, product);
      addTiles(
        unknown.map(({ productId, texture: { mmWidth, mmHeight } }) => [
          fabricKey({ kind: "product", productId }),
          { mmWidth, mmHeight },
        ]),
      );
      notify();
    },
    addPictures(added) {
      const news = added.filter(({ imageId, name }) => !pictures.has(imageId) || (name && pictures.get(imageId)?.name !== name));
      if (news.length === 0) return;
      for (const picture of news) pictures.set(picture.imageId, picture);
      notify();
    },
    addPhoto(fabric) {
      addTiles([[fabricKey(fabric), { mmWidth: fabric.mmWidth, mmHeight: fabric.mmHeight }]]);
      notify();
    },
    tileUrl: (fabric) =>
      fabric.kind === "product"
        ? (products.get(fabric.productId)?.texture.url ?? null)
        : (pictures.get(fabric.imageId)?.url ?? null),
    tileSize: (fabric) =>
      fabric.kind === "photo" ? { mmWidth: fabric.mmWidth, mmHeight: fabric.mmHeight } : (tiles.get(fabricKey(fabric)) ?? null),
    imageUrl: (imageId) => pictures.get(imageId)?.url ?? null,
    reducedPicture: (imageId) => {
      const picture = pictures.get(imageId);
      return picture ? reducedPictureOf(picture) : null;
    },
    async fetchFor(document) {
      const fabrics = fabricsOf(document);
      for (const fabric of fabrics) if (fabric.kind === "photo") assets.addPhoto(fabric);
      const productIds = fabrics.flatMap((fabric) =>
        fabric.kind === "product" && !products.has(fabric.productId) ? [fabric.productId] : [],
      );
      const imageIds = idsNamedIn(document, "image", "trim").filter((id) => !pictures.has(id));
      const textures = batches(productIds).map((ids) => call(getTextures, { productIds: ids }));
      const images = batches(imageIds).map((ids) => call(getImages, { imageIds: ids }));
      const foundProducts: Data<typeof getTextures>[] = await Promise.all(textures);
      const foundImages: Data<typeof getImages>[] = await Promise.all(images);
      assets.addProducts(foundProducts.flat());
      assets.addPictures(foundImages.flat());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return assets;
}
