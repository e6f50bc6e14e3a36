import type { StampSource } from "@selvedge/editor-core";
import { Color, LinearFilter, LinearMipmapLinearFilter, NoColorSpace, RepeatWrapping, SRGBColorSpace, Texture } from "three";
import type { Pictures } from "../../drawing/index.ts";

type Kept = {
  readonly texture: Texture;
  readonly average: Color;
  readonly width: number;
  users: number;
  bytes: number;
  bitmap: ImageBitmap | null;
};

/** The colour of a fabric as a texture: `width` in pixels, `average` its mean light. */
type Taken = { readonly texture: Texture; readonly address: string; readonly average: Color; readonly width: number };

function repeated(anisotropy: number): Texture {
  const texture = new Texture();
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.flipY = false;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = anisotropy;
  return texture;
}

/** The mean light of a picture: the last pixel of its mip chain. */
function meanOf(levels: readonly ImageBitmap[]): Color {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  context?.drawImage(levels.at(-1)!, 0, 0, 1, 1);
  const [r, g, b] = context?.getImageData(0, 0, 1, 1).data ?? [255, 255, 255];
  return new Color().setRGB(r! / 255, g! / 255, b! / 255, SRGBColorSpace);
}

function bytesOf({ width, height }: { width: number; height: number }): number {
  return Math.round((width * height * 16) / 3);
}

/** Tiles of cloth on the graphics card: each address once, however many pieces are cut from it; freed with its last user. */
export class Tiles {
  private readonly kept = new Map<string, Kept>();
  private readonly coming = new Set<Promise<void>>();
  private readonly anisotropy: number;
  private readonly onArrival: () => void;

  constructor(anisotropy: number, onArrival: () => void) {
    this.anisotropy = anisotropy;
    this.onArrival = onArrival;
  }

  /** The colour of a fabric, with the mip chain the board draws from; null until it has arrived. Release it by its address. */
  takeAlbedo(pictures: Pictures, source: StampSource): Taken | null {
    const address = pictures.addressOf(source);
    const levels = pictures.levels(source);
    if (address === null || !levels) return null;
    const known = this.kept.get(address);
    if (known) {
      known.users++;
      return { texture: known.texture, address, average: known.average, width: known.width };
    }
    const texture = repeated(this.anisotropy);
    texture.colorSpace = SRGBColorSpace;
    texture.image = levels[0];
    texture.mipmaps = [...levels] as unknown as Texture["mipmaps"];
    texture.generateMipmaps = false;
    texture.needsUpdate = true;
    const average = meanOf(levels);
    const { width } = levels[0]!;
    this.kept.set(address, { texture, average, width, users: 1, bytes: bytesOf(levels[0]!), bitmap: null });
    return { texture, address, average, width };
  }

  /** Normals, roughness or, in `SRGBColorSpace`, colour; the texture is plain until its picture has arrived. Release it by its address. */
  takeMap(address: string, standIn: Texture, colorSpace: typeof NoColorSpace | typeof SRGBColorSpace = NoColorSpace): Texture {
    const known = this.kept.get(address);
    if (known) {
      known.users++;
      return known.bytes ? known.texture : standIn;
    }
    const texture = repeated(this.anisotropy);
    texture.colorSpace = colorSpace;
    const entry: Kept = { texture, average: new Color(), width: 0, users: 1, bytes: 0, bitmap: null };
    this.kept.set(address, entry);
    const loading = this.load(address, entry).finally(() => this.coming.delete(loading));
    this.coming.add(loading);
    return standIn;
  }

  /** When every map that was asked for has arrived, or could not be loaded. */
  async settled(): Promise<void> {
    await Promise.all(this.coming);
  }

  private async load(address: string, entry: Kept): Promise<void> {
    try {
      const response = await fetch(address, { referrerPolicy: "no-referrer", credentials: "same-origin" });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const bitmap = await createImageBitmap(await response.blob(), { colorSpaceConversion: "none", premultiplyAlpha: "none" });
      if (this.kept.get(address) !== entry) {
        bitmap.close();
        return;
      }
      entry.texture.image = bitmap;
      entry.bitmap = bitmap;
      entry.texture.needsUpdate = true;
      entry.bytes = bytesOf(bitmap);
      this.onArrival();
    } catch (reason) {
      console.warn("A map of a cloth could not be loaded.", reason);
    }
  }

  release(address: string): void {
    const entry = this.kept.get(address);
    if (!entry || --entry.users > 0) return;
    entry.texture.dispose();
    entry.bitmap?.close();
    this.kept.delete(address);
  }

  /** Bytes on the graphics card, mip chains included. */
  get bytes(): number {
    let sum = 0;
    for (const { bytes } of this.kept.values()) sum += bytes;
    return sum;
  }

  dispose(): void {
    for (const { texture, bitmap } of this.kept.values()) {
      texture.dispose();
      bitmap?.close();
    }
    this.kept.clear();
  }
}
