import type { GramsPerSquareMetre, Mm } from "../../units.ts";

/** The parts of a Unified 3D Material 1.1 (Vizoo, u3m_schema 1.1), named as its JSON names them. */

export type U3mRgb = { readonly r: number; readonly g: number; readonly b: number };
export type U3mVector = { readonly x: number; readonly y: number; readonly z: number };

/** A picture and the cloth it covers. */
export type U3mImage = {
  readonly path: string;
  readonly width: Mm;
  readonly height: Mm;
  readonly dpi: { readonly x: number; readonly y: number };
  readonly repeat: { readonly mode: (typeof REPEAT_MODES)[number]; readonly rotation: number };
};
export const REPEAT_MODES = ["normal", "mirror_x", "mirror_y", "mirror_xy"] as const;
export const BLEND_MODES = ["add", "subtract", "multiply", "divide", "max", "min", "overlay"] as const;

/** Each slot has a constant for programs that show no texture there; a pixel's value is offset + pixel · factor. */
export type U3mScalar = {
  readonly constant: number;
  readonly texture: { readonly factor: number; readonly offset: number; readonly image: U3mImage } | null;
};
export type U3mColour = {
  readonly constant: U3mRgb;
  readonly texture: { readonly mode: (typeof BLEND_MODES)[number]; readonly factor: U3mRgb; readonly image: U3mImage } | null;
};
export type U3mNormal = {
  readonly constant: U3mVector;
  readonly texture: { readonly scale: number; readonly image: U3mImage } | null;
};

/** The numbers of a side with the constant that stands where a file says nothing, and whether it is bound to 0 … 1. */
export const SCALAR_SLOTS = {
  alpha: { constant: 1, bound: true },
  anisotropy_value: { constant: 0, bound: false },
  anisotropy_rotation: { constant: 0, bound: true },
  clearcoat_value: { constant: 0, bound: false },
  clearcoat_roughness: { constant: 0, bound: false },
  ior: { constant: 1.4, bound: false },
  metalness: { constant: 0, bound: true },
  displacement: { constant: 0, bound: false },
  roughness: { constant: 0.7, bound: false },
  sheen_value: { constant: 0, bound: false },
  sheen_tint: { constant: 0, bound: false },
  specular_value: { constant: 0.5, bound: false },
  specular_tint: { constant: 0, bound: false },
  subsurface_radius: { constant: 0, bound: false },
  subsurface_value: { constant: 0, bound: false },
  transmission: { constant: 0, bound: true },
} as const;
export const COLOUR_SLOTS = ["basecolor", "subsurface_color"] as const;
export const NORMAL_SLOTS = ["normal", "clearcoat_normal"] as const;

export type ScalarSlot = keyof typeof SCALAR_SLOTS;
export type U3mSide = { readonly shader: "principled"; readonly preview: Omit<U3mImage, "repeat"> | null } & Readonly<
  Record<ScalarSlot, U3mScalar> &
    Record<(typeof COLOUR_SLOTS)[number], U3mColour> &
    Record<(typeof NORMAL_SLOTS)[number], U3mNormal>
>;

/** A word of the format's list, or "other" with a name of one's own. */
export type U3mWord = { readonly type: string; readonly name: string | null };

export type U3mPhysics = {
  readonly thickness: Mm | null;
  readonly weight: GramsPerSquareMetre | null;
  readonly composition: { readonly parts: readonly (U3mWord & { readonly ratio: number })[] } | null;
  readonly devices: { readonly fab: string };
  readonly material_type: U3mWord | null;
  readonly construction: U3mWord | null;
};

/** Data of other programs: kept as it is and never looked into. */
export type U3mForeign = Readonly<Record<string, unknown>> | null;

export type U3mDocument = {
  readonly schema: "1.1";
  readonly material: {
    /** UUID version 4. */
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** RFC 3339. */
    readonly created: string;
    readonly modified: string;
    readonly front: U3mSide | null;
    readonly back: U3mSide | null;
    readonly side: U3mSide | null;
    readonly physics: U3mPhysics | null;
    readonly metadata: U3mForeign;
  };
  readonly custom: U3mForeign;
};
