import {
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
} from "three";

/** Tiles of cloth of one size in one texture, a layer each; the one not wanted for longest makes room for another. */
export class TileArray {
  readonly texture: DataArrayTexture;
  readonly side: number;
  private readonly layers = new Map<string, number>();
  private readonly depth: number;
  /** All of it has gone to the graphics card once. */
  private isSent = false;

  constructor(side: number, depth: number, anisotropy: number) {
    this.side = side;
    this.depth = Math.max(1, depth);
    this.texture = new DataArrayTexture(new Uint8Array(4 * side * side * this.depth), side, side, this.depth);
    this.texture.format = RGBAFormat;
    this.texture.type = UnsignedByteType;
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.wrapS = RepeatWrapping;
    this.texture.wrapT = RepeatWrapping;
    this.texture.magFilter = LinearFilter;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.generateMipmaps = true;
    this.texture.anisotropy = anisotropy;
    this.texture.needsUpdate = true;
    this.texture.onUpdate = () => {
      this.isSent = true;
    };
  }

  /** The layer of a tile; −1 while it has none. One that is asked for is kept before others. */
  layerOf(name: string): number {
    const layer = this.layers.get(name);
    if (layer === undefined) return -1;
    this.layers.delete(name);
    this.layers.set(name, layer);
    return layer;
  }

  has(name: string): boolean {
    return this.layers.has(name);
  }

  /** Puts a tile into a free layer, or into that of the one not asked for longest. */
  put(name: string, pixels: Uint8ClampedArray): void {
    const oldest = this.layers.size < this.depth ? undefined : this.layers.keys().next().value;
    const layer = this.layers.get(name) ?? (oldest === undefined ? this.layers.size : this.layers.get(oldest)!);
    if (oldest !== undefined && !this.layers.has(name)) this.layers.delete(oldest);
    this.layers.set(name, layer);
    (this.texture.image.data as Uint8Array).set(pixels, 4 * this.side * this.side * layer);
    // Afterwards only the layers that are new go there.
    if (this.isSent) this.texture.addLayerUpdate(layer);
    this.texture.needsUpdate = true;
  }

  /** Bytes on the graphics card, mip chains included. */
  get bytes(): number {
    return Math.round((this.side * this.side * this.depth * 16) / 3);
  }

  dispose(): void {
    this.isSent = false;
    this.texture.dispose();
  }
}
