declare const unit: unique symbol;

/** A number that carries its unit in its type: neither a plain number nor one of another unit passes for it. What is reckoned from them is plain. */
export type Branded<Name extends string> = number & { readonly [unit]: Name };
/** A plain number, as a document, a recipe or a library gives it, or one that carries this unit; one of another unit does not pass for it. */
export type Loose<Name extends string> = number & { readonly [unit]?: Name };

/** Millimetres: on the cloth, on a piece or on the board. */
export type Mm = Branded<"mm">;
/** Pixels: of a picture or of the screen. */
export type Px = Branded<"px">;
/** Pixels a millimetre: the scale of a view, a picture or a print. */
export type PxPerMm = Branded<"px/mm">;
/** Degrees, clockwise as seen on the board (y points down). */
export type Degrees = Branded<"degrees">;
/** Radians, clockwise as seen on the board (y points down). */
export type Radians = Branded<"radians">;

export const mm = (value: Loose<"mm">): Mm => value as Mm;
export const px = (value: Loose<"px">): Px => value as Px;
export const perMm = (value: Loose<"px/mm">): PxPerMm => value as PxPerMm;
export const degrees = (value: Loose<"degrees">): Degrees => value as Degrees;
export const radians = (value: Loose<"radians">): Radians => value as Radians;

/** How many pixels a length takes at a scale; not rounded. */
export const pxOf = (length: Mm, scale: PxPerMm): Px => (length * scale) as Px;
/** How long so many pixels are at a scale. */
export const mmOf = (pixels: Px, scale: PxPerMm): Mm => (pixels / scale) as Mm;
