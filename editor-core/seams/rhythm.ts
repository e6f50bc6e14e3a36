/** A design that comes again along one direction of a cloth, mm on the cloth. `mirror` is where it is its own mirror image; null where it is nowhere. */
export type Rhythm = { readonly repeat: number; readonly mirror: number | null };

/** What a cloth repeats: stripes across it, bars along it; null where it is even that way. */
export type ClothRhythm = { readonly across: Rhythm | null; readonly along: Rhythm | null };

/** The rhythm of each fabric that has one, by `fabricKey`. A fabric that is not listed is plain. */
export type Rhythms = ReadonlyMap<string, ClothRhythm>;

export const AXES = ["across", "along"] as const;
export type Axis = (typeof AXES)[number];
