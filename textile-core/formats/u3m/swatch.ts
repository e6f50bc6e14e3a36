import type { Hex } from "../../colour/convert.ts";
import type { GramsPerSquareMetre, Mm } from "../../units.ts";

export const SWATCH_MAPS = ["albedo", "normal", "roughness", "height", "opacity"] as const;
export type SwatchMap = (typeof SWATCH_MAPS)[number];
/** An encoded picture, PNG or JPEG, with its path beside the document. */
export type SwatchPicture = { readonly path: string; readonly bytes: Uint8Array };

/**
 * A cloth as its pictures and its measures, the way it is handed to other programs. All maps are one seamless tile of
 * `widthMm` × `heightMm`; `normal` is OpenGL, `roughness`, `height` and `opacity` are grey and linear.
 */
export type Swatch = {
  /** UUID version 4. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** RFC 3339. */
  readonly created: string;
  readonly modified: string;
  readonly widthMm: Mm;
  readonly heightMm: Mm;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly maps: Readonly<Partial<Record<SwatchMap, SwatchPicture>>>;
  /** What black to white in `height` is. */
  readonly reliefMm: Mm;
  /** Means of the maps: what a program shows that has no room for a texture. */
  readonly colour: Hex;
  readonly roughness: number;
  readonly opacity: number;
  readonly sheen: number;
  readonly sheenRoughness: number;
  readonly anisotropy: number;
  /** Radians from +x of the tile, counter-clockwise, 0 … 2π. */
  readonly anisotropyAngle: number;
  readonly physics: {
    readonly weightGsm?: GramsPerSquareMetre;
    readonly thicknessMm?: Mm;
    /** Flexural rigidity, µN·m. */
    readonly bending?: number;
    /** A fibre by our key where we know it, else by the format's word. */
    readonly composition?: readonly (readonly [fibre: string, share: number])[];
    readonly material?: "Woven" | "Knit" | "other";
    /** One of `CONSTRUCTIONS`, or a name of one's own. */
    readonly construction?: string;
  };
};
