import type { Stamp } from "@selvedge/editor-core";
import { cornersOfBounds, type Point } from "@selvedge/geometry-core";
import {
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Matrix3,
  NoColorSpace,
  type PixelFormat,
  RedFormat,
  RGBAFormat,
} from "three";
import { artworkBounds, type Pictures, paintGloss, paintHeights, paintStamps, standingMm } from "../../drawing/index.ts";
import { type DecalLimit, type DecalPlan, planDecal } from "./decal-plan.ts";
import { glossOf } from "./finish-gloss.ts";

class Layer {
  readonly canvas = new OffscreenCanvas(1, 1);
  readonly texture: CanvasTexture<OffscreenCanvas>;
  private readonly context: OffscreenCanvasRenderingContext2D;

  constructor(format: PixelFormat, anisotropy: number) {
    const context = this.canvas.getContext("2d");
    if (!context) throw new Error("No 2D canvas is available");
    this.context = context;
    this.texture = new CanvasTexture(this.canvas);
    this.texture.format = format;
    this.texture.colorSpace = NoColorSpace;
    this.texture.premultiplyAlpha = true;
    this.texture.flipY = false;
    this.texture.generateMipmaps = true;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.anisotropy = anisotropy;
  }

  paint({ box, width, height, pxPerMm }: DecalPlan, draw: (context: OffscreenCanvasRenderingContext2D) => number): number {
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.texture.dispose();
      this.canvas.width = width;
      this.canvas.height = height;
    }
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, width, height);
    this.context.setTransform(pxPerMm, 0, 0, pxPerMm, -box.minX * pxPerMm, -box.minY * pxPerMm);
    const waiting = draw(this.context);
    this.texture.needsUpdate = true;
    return waiting;
  }
}

/** The artwork of one piece as textures, colour, height and gloss, painted from the same stamps as the board. */
export class Decal {
  private colour: Layer | null = null;
  private height: Layer | null = null;
  private gloss: Layer | null = null;
  private readonly anisotropy: number;

  private readonly limit: DecalLimit | undefined;

  constructor(anisotropy: number, limit?: DecalLimit) {
    this.anisotropy = anisotropy;
    this.limit = limit;
  }

  /** Repaints. Returns whether there is artwork, whether some of it is raised, and how many stamps wait for their picture. */
  paint(stamps: readonly Stamp[], outline: readonly Point[], pictures: Pictures, fromMm: Matrix3) {
    const box = artworkBounds(stamps, outline);
    if (!box) {
      this.dispose();
      return { colour: null, height: null, gloss: null, waiting: 0 };
    }
    const artworks = stamps.filter(({ source }) => source.kind === "artwork");
    const plan = planDecal(
      box,
      artworks.some(({ finish }) => finish?.kind === "embroidery" || finish?.kind === "patch"),
      this.limit,
    );
    const clip = cornersOfBounds(plan.box);
    const { pxPerMm } = plan;
    this.colour ??= new Layer(RGBAFormat, this.anisotropy);
    const waiting = this.colour.paint(plan, (context) =>
      paintStamps(context, stamps, clip, pictures, { pxPerMm, only: "artwork", finished: "colour" }),
    );
    const isRaised = artworks.some(({ thickness, finish }) => standingMm(thickness, finish) > 0);
    if (isRaised) {
      this.height ??= new Layer(RedFormat, this.anisotropy);
      this.height.paint(plan, (context) => paintHeights(context, stamps, clip, pictures, { pxPerMm }));
    } else {
      this.height?.texture.dispose();
      this.height = null;
    }
    if (artworks.some(({ finish }) => finish)) {
      this.gloss ??= new Layer(RGBAFormat, this.anisotropy);
      this.gloss.paint(plan, (context) => {
        paintGloss(context, stamps, clip, pictures, glossOf, { pxPerMm });
        return 0;
      });
    } else {
      this.gloss?.texture.dispose();
      this.gloss = null;
    }
    const [x, y] = [pxPerMm / plan.width, pxPerMm / plan.height];
    fromMm.set(x, 0, -plan.box.minX * x, 0, y, -plan.box.minY * y, 0, 0, 1);
    return { colour: this.colour.texture, height: this.height?.texture ?? null, gloss: this.gloss?.texture ?? null, waiting };
  }

  /** Bytes on the graphics card, mip chain included. */
  get bytes(): number {
    const bytesOf = (layer: Layer | null, perPixel: number) =>
      layer ? Math.round((layer.canvas.width * layer.canvas.height * perPixel * 4) / 3) : 0;
    return bytesOf(this.colour, 4) + bytesOf(this.height, 1) + bytesOf(this.gloss, 4);
  }

  dispose(): void {
    this.colour?.texture.dispose();
    this.height?.texture.dispose();
    this.gloss?.texture.dispose();
    this.colour = null;
    this.height = null;
    this.gloss = null;
  }
}
