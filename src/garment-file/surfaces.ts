import type { ClothFinish, Stamp } from "@selvedge/editor-core";
import type { ClothSurface, PictureFile } from "@selvedge/garment-core";
import { sizeOf } from "@selvedge/geometry-core";
import type { PicturedFabric } from "../drawing/index.ts";
import { clothGlossOf, FINISHED_SHARE } from "../preview/cloth/finish-gloss.ts";
import type { GarmentOrder } from "./order.ts";

/** Calico: what an undressed pattern is sewn from. */
export const CALICO = "#ece9e2";
const QUALITY = 0.92;
/** Of a cloth of which only a photograph is known. */
const UNKNOWN_CLOTH = { roughness: 0.85, sheen: 0.1, sheenRoughness: 0.5, anisotropy: 0, anisotropyAngle: 0, metallic: 0 };

/** A drawing as a file; one that is seen through keeps its alpha. */
export async function fileOf(canvas: OffscreenCanvas, isOpen: boolean): Promise<PictureFile> {
  const mime = isOpen ? "image/png" : "image/jpeg";
  const blob = await canvas.convertToBlob({ type: mime, quality: QUALITY });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), mime };
}

/** A stored picture as the formats take it: PNG and JPEG as they are, others made one of them. Throws where it does not arrive. */
async function pictureAt(address: string, isOpen: boolean): Promise<PictureFile> {
  const response = await fetch(address, { referrerPolicy: "no-referrer", credentials: "same-origin" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const blob = await response.blob();
  if (blob.type === "image/png" || blob.type === "image/jpeg")
    return { bytes: new Uint8Array(await blob.arrayBuffer()), mime: blob.type };
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: "none", premultiplyAlpha: "none" });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return fileOf(canvas, isOpen);
}

/** The mean colour of a picture: what it is as one pixel. */
function meanOf(levels: readonly ImageBitmap[] | null): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const smallest = levels?.at(-1);
  if (!context || !smallest) return CALICO;
  context.drawImage(smallest, 0, 0, 1, 1);
  const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
  return `#${[r!, g!, b!].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Cloths of a garment as surfaces, each made once however many pieces are cut from it. */
export class Surfaces {
  readonly #order: GarmentOrder;
  readonly #made = new Map<string, Promise<ClothSurface>>();
  readonly #pictures = new Map<string, Promise<PictureFile>>();

  constructor(order: GarmentOrder) {
    this.#order = order;
  }

  /** What a piece is cut from, known from its stamps, in its finish; without any it is calico. */
  of(stamps: readonly Stamp[]): Promise<ClothSurface> {
    const finish = stamps.find(({ clothFinish }) => clothFinish)?.clothFinish;
    const { key, cloth } = this.#unfinished(stamps);
    if (!finish) return cloth;
    const known = this.#made.get(`${key} ${finish}`);
    if (known) return known;
    const made = cloth.then((one) => finished(one, finish));
    this.#made.set(`${key} ${finish}`, made);
    return made;
  }

  #unfinished(stamps: readonly Stamp[]): { readonly key: string; readonly cloth: Promise<ClothSurface> } {
    const cloth = stamps.find(({ source }) => source.kind === "fabric");
    const colour = stamps.find(({ source }) => source.kind === "colour");
    const hex = colour?.source.kind === "colour" ? colour.source.hex : CALICO;
    const size = cloth ? sizeOf(cloth.matrix) : { width: 1, height: 1 };
    const address = cloth ? this.#order.pictures.addressOf(cloth.source) : null;
    const key = address ? `${address} ${size.width.toFixed(4)} ${size.height.toFixed(4)}` : hex;
    const known = this.#made.get(key);
    if (known) return { key, cloth: known };
    const fabric = cloth?.source.kind === "fabric" ? cloth.source.fabric : null;
    const made = fabric && address ? this.#pictured(fabric, address, size, cloth!) : Promise.resolve(plain(hex));
    this.#made.set(key, made);
    return { key, cloth: made };
  }

  #picture(address: string | null, isOpen = false): Promise<PictureFile> | null {
    if (!address) return null;
    const known = this.#pictures.get(address) ?? pictureAt(address, isOpen);
    this.#pictures.set(address, known);
    return known;
  }

  async #pictured(fabric: PicturedFabric, address: string, tile: ClothSurface["tile"], { source }: Stamp): Promise<ClothSurface> {
    const { mapsOf, nameOf, pictures } = this.#order;
    const maps = mapsOf(fabric);
    const isOpen = maps?.isOpen ?? false;
    const [colour, normal, rough] = await Promise.all([
      this.#picture(address, isOpen),
      this.#picture(maps?.normalUrl ?? null),
      this.#picture(maps?.roughnessUrl ?? null),
    ]);
    const { roughness, sheen, sheenRoughness, anisotropy, anisotropyAngle } = maps ?? UNKNOWN_CLOTH;
    const hand = { roughness, sheen, sheenRoughness, anisotropy, anisotropyAngle, metallic: 0 };
    return { name: nameOf(fabric), hex: meanOf(pictures.levels(source)), colour, normal, rough, tile, ...hand, isOpen };
  }
}

/** A finish lies over the threads: how they shine by themselves is hardly seen through it. */
function finished(cloth: ClothSurface, finish: ClothFinish): ClothSurface {
  const { roughness, metal, sheen } = clothGlossOf(finish);
  const own = cloth.roughness * (1 - FINISHED_SHARE);
  const name = `${cloth.name}, ${finish}`;
  return { ...cloth, name, rough: null, roughness: own + roughness * FINISHED_SHARE, metallic: metal, sheen };
}

const plain = (hex: string): ClothSurface => ({
  ...UNKNOWN_CLOTH,
  name: hex,
  hex,
  colour: null,
  normal: null,
  rough: null,
  tile: { width: 1, height: 1 },
  isOpen: false,
});
