import type { TrimFacts } from "@selvedge/contract";

/** How a trim of the demo mill is drawn; the kinds are the editor's, the shapes ours. */
export type TrimShape =
  | {
      readonly shape: "button";
      readonly holes: 2 | 4;
      readonly rim: number;
      readonly grain: "plain" | "pearl" | "horn" | "corozo";
    }
  | { readonly shape: "shank"; readonly motif: "plain" | "anchor" | "wreath" }
  | { readonly shape: "snap" }
  | { readonly shape: "rivet" }
  | { readonly shape: "eyelet" }
  | { readonly shape: "zip"; readonly teeth: "metal" | "coil" | "moulded"; readonly metal: string }
  | { readonly shape: "woven"; readonly ink: string; readonly motif: "thread" | "sprig" | "size" }
  | { readonly shape: "care"; readonly ink: string }
  | { readonly shape: "tape"; readonly stripes: readonly string[]; readonly weave: "twill" | "herringbone" | "plain" }
  | { readonly shape: "cord"; readonly fleck: string; readonly isFlat: boolean }
  | { readonly shape: "patch"; readonly stitch: string; readonly outline: "oblong" | "round" | "shield" };

export type TrimSeed = Pick<
  TrimFacts,
  "kind" | "code" | "material" | "colour" | "hex" | "mmWidth" | "mmHeight" | "mmThick" | "unit" | "minimum"
> & {
  readonly name: string;
  readonly draw: TrimShape;
  /** US cents for a hundred pieces, or for a hundred metres, in the smallest order. */
  readonly cents: number;
  readonly tags: readonly string[];
};

type Colour = readonly [colour: string, hex: string];

type Quality = Omit<TrimSeed, "code" | "colour" | "hex" | "draw"> & {
  readonly code: string;
  readonly draw: TrimShape | ((hex: string) => TrimShape);
};

/** One quality in its colours; the code of a colour ends in its number. */
export const inColours = ({ code, draw, ...quality }: Quality, ...colours: readonly Colour[]): TrimSeed[] =>
  colours.map(([colour, hex], index) => ({
    ...quality,
    code: `${code}-${String(index + 1).padStart(2, "0")}`,
    colour,
    hex,
    draw: typeof draw === "function" ? draw(hex) : draw,
  }));

export const round = (mm: number, mmThick: number) => ({ mmWidth: mm, mmHeight: mm, mmThick });

export const PIECES = { unit: "pc", minimum: 500 } as const;

export const METRES = { unit: "m", minimum: 50 } as const;
