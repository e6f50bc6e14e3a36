declare const unit: unique symbol;

/** A number that carries its unit in its type: neither a plain number nor one of another unit passes for it. Sums of them are plain numbers. */
export type Branded<Name extends string> = number & { readonly [unit]: Name };
/** A plain number, as a document or a library gives it; one that carries a unit does not pass for it. */
export type Unbranded = number & { readonly [unit]?: undefined };

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

export const mm = (value: Unbranded): Mm => value as number as Mm;
export const px = (value: Unbranded): Px => value as number as Px;
export const pxPerMm = (value: Unbranded): PxPerMm => value as number as PxPerMm;
export const degrees = (value: Unbranded): Degrees => value as number as Degrees;
export const radians = (value: Unbranded): Radians => value as number as Radians;

/** How many pixels a length takes at a scale; not rounded. */
export const pxOf = (length: Mm, scale: PxPerMm): Px => (length * scale) as Px;
/** How long so many pixels are at a scale. */
export const mmOf = (pixels: Px, scale: PxPerMm): Mm => (pixels / scale) as Mm;
